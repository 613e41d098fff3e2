'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { toPublicPath } from '@/lib/language-paths'
import { SiteLink } from './site-link'

type Props = {
  href: string
  /** Of a group: its other pages, which mark the link too, as subpages do. */
  others?: string[]
  className?: string
  children: ReactNode
}

export function NavLink({ href, others, className = 'nav-link', children }: Props) {
  const path = toPublicPath(usePathname())
  const isWithin =
    others && [href, ...others].some((page) => path === page || path.startsWith(`${page}/`))
  const isCurrent = path === href ? 'page' : isWithin || undefined
  return (
    <SiteLink href={href} aria-current={isCurrent} className={className}>
      {children}
    </SiteLink>
  )
}
