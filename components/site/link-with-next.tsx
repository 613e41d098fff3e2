import type { ReactNode } from 'react'
import type { routes } from '@/lib/routes'

type StaticRoute = Extract<(typeof routes)[keyof typeof routes], string>
type Props = {
  href: StaticRoute
  /** Where the visitor wants to go in the end; by default what this page's own address says. */
  wish?: StaticRoute
  className?: string
  children: ReactNode
}

/** On the way to an account: takes the visitor's wish along, by the boot script, on a page without any other. */
export function LinkWithNext({ href, wish: nextPath, className, children }: Props) {
  return (
    <a href={href} data-onward={nextPath ?? ''} className={className}>
      {children}
    </a>
  )
}
