'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const here = usePathname() === href
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className="inline-flex min-h-11 items-center px-2 text-ink no-underline hover:underline aria-[current=page]:font-semibold aria-[current=page]:underline"
    >
      {children}
    </Link>
  )
}
