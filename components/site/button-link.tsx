import Link from 'next/link'
import type { ReactNode } from 'react'

type Props = {
  href: string
  /** Accessible name where the text repeats on a page. */
  label?: string
  tone?: 'accent' | 'quiet' | 'chalk'
  children: ReactNode
}

/** Not prefetched: many visitors pay for their data. */
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
