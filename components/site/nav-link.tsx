'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { toPublicPath } from '@/lib/language-paths'
import { SiteLink } from './site-link'

type Props = {
  href: string
  /** Other pages of its group, which mark the link too. */
  others?: string[]
  className?: string
  children: ReactNode
}

export function NavLink({ href, others = [], className = 'nav-link', children }: Props) {
  const path = toPublicPath(usePathname())
  const isCurrent = path === href ? 'page' : others.includes(path) || undefined
  return (
    <SiteLink href={href} aria-current={isCurrent} className={className}>
      {children}
    </SiteLink>
  )
}
