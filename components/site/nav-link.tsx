'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

/** Not prefetched: many visitors pay for their data, and pages are small. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const isCurrent = usePathname() === href
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
      className="nav-link"
    >
      {children}
    </Link>
  )
}
