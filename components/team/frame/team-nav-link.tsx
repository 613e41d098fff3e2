'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { MouseEvent, ReactNode } from 'react'
import { routes } from '@/lib/routes'

export function TeamNavLink({ href, children }: { href: string; children: ReactNode }) {
  const path = usePathname()
  const isInside = href !== routes.team && path.startsWith(`${href}/`)
  const isCurrent = path === href || isInside
  return (
    <Link
      href={href}
      prefetch={false}
      onClick={closeDrawer}
      aria-current={isCurrent ? (isInside ? 'true' : 'page') : undefined}
      className="team-nav-link"
    >
      {children}
    </Link>
  )
}

/** On a desktop the navigation is no open popover, and hiding it changes nothing. */
const closeDrawer = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
