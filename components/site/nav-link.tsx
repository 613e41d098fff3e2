'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { toPublicPath } from '@/lib/language-paths'
import { SiteLink } from './site-link'

export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const isCurrent = toPublicPath(usePathname()) === href
  return (
    <SiteLink href={href} aria-current={isCurrent ? 'page' : undefined} className="nav-link">
      {children}
    </SiteLink>
  )
}
