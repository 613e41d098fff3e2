import Link from 'next/link'
import type { ReactNode } from 'react'

/** Tall enough for touch. */
export const ActionLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} prefetch={false} className="inline-flex min-h-11 items-center">
    {children}
  </Link>
)
