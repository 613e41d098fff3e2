import Link from 'next/link'
import type { ReactNode } from 'react'

type Props = { href: string; tone?: 'accent' | 'quiet' | 'chalk'; children: ReactNode }

/** A link that looks like a button. Nothing is fetched before the visitor asks: many pay for their data. */
export function ButtonLink({ href, tone, children }: Props) {
  return (
    <Link href={href} prefetch={false} className={tone ? `button button-${tone}` : 'button'}>
      {children}
    </Link>
  )
}
