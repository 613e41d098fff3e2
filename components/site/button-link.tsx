import type { ReactNode } from 'react'
import { SiteLink } from './site-link'

type Props = {
  href: string
  /** Accessible name where the text repeats on a page. */
  label?: string
  tone?: 'accent' | 'quiet' | 'chalk'
  children: ReactNode
}

export function ButtonLink({ href, label, tone, children }: Props) {
  return (
    <SiteLink href={href} aria-label={label} className={tone ? `button button-${tone}` : 'button'}>
      {children}
    </SiteLink>
  )
}
