import type { ReactNode } from 'react'
import type { routes } from '@/lib/routes'

type StaticRoute = Extract<(typeof routes)[keyof typeof routes], string>
type Props = {
  href: StaticRoute
  /** Target after login; by default the `next` of the current URL. */
  nextPath?: StaticRoute
  className?: string
  children: ReactNode
}

/** The boot script adds `next`, because the page is prerendered. */
export function LinkWithNext({ href, nextPath, className, children }: Props) {
  return (
    <a href={href} data-next={nextPath ?? ''} className={className}>
      {children}
    </a>
  )
}
