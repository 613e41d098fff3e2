import Link from 'next/link'
import type { ReactNode } from 'react'

type Props = {
  href: string
  /** Where several on a page read the same: the text and what it is about. */
  label?: string
  tone?: 'accent' | 'quiet' | 'chalk'
  children: ReactNode
}

/** A link that looks like a button. Nothing is fetched before the visitor asks: many pay for their data. */
export function ButtonLink({ href, label, tone, children }: Props) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-label={label}
      className={tone ? `button button-${tone}` : 'button'}
    >
      {children}
    </Link>
  )
}
