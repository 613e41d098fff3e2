'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { routes } from '@/lib/routes'

export function TeamNavLink({ href, children }: { href: string; children: ReactNode }) {
  const path = usePathname()
  const isInside = href !== routes.team && path.startsWith(`${href}/`)
  const isCurrent = path === href || isInside
  const linkRef = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isCurrent && linkRef.current) scrollIntoRow(linkRef.current)
  }, [isCurrent])
  return (
    <Link
      ref={linkRef}
      href={href}
      prefetch={false}
      aria-current={isCurrent ? (isInside ? 'true' : 'page') : undefined}
      className="nav-link"
    >
      {children}
    </Link>
  )
}

/** Scrolls only sideways, so that the page does not move. */
function scrollIntoRow(link: HTMLElement) {
  const row = link.closest('ul')
  if (!row) return
  const [linkBox, rowBox] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += linkBox.left + linkBox.width / 2 - (rowBox.left + rowBox.width / 2)
}
