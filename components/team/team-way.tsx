'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { routes } from '@/lib/routes'

/** A room of the team's side; the one that somebody is in is marked, and pushed into sight in its row. */
export function TeamWay({ href, children }: { href: string; children: ReactNode }) {
  const path = usePathname()
  const inside = href !== routes.team && path.startsWith(`${href}/`)
  const here = path === href || inside
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (here && link.current) pushIntoSight(link.current)
  }, [here])
  return (
    <Link
      ref={link}
      href={href}
      prefetch={false}
      aria-current={here ? (inside ? 'true' : 'page') : undefined}
      className="nav-link"
    >
      {children}
    </Link>
  )
}

/** Sideways alone: the page stays where it is. */
function pushIntoSight(link: HTMLElement) {
  const row = link.closest('ul')
  if (!row) return
  const [one, all] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2)
}
