import Link from 'next/link'
import type { ReactNode } from 'react'
import { teamHomeText } from '@/i18n/team-home'

/** The `j` and `k` shortcuts walk through these rows. */
export function Rows({ label, children }: { label: string; children: ReactNode[] }) {
  if (children.length === 0) return <p className="mt-5">{teamHomeText().list.nothing}</p>
  return (
    <ul aria-label={label} data-rows="" className="rows mt-2">
      {children}
    </ul>
  )
}

type Props = {
  href: string
  name: string
  badge?: ReactNode
  /** Rows that can be dragged have one. */
  itemId?: string
  picture?: ReactNode
  children?: ReactNode
}

export const Row = ({ href, name, badge, itemId, picture, children }: Props) => (
  <li className={picture ? 'team-row team-row-picture' : 'team-row'} data-item={itemId}>
    {picture}
    <p className="flex flex-wrap items-center gap-x-3">
      <Link href={href} prefetch={false} data-row="" dir="auto" className="team-row-name">
        {name}
      </Link>
      {badge}
    </p>
    {children}
  </li>
)
