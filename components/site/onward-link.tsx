import type { ReactNode } from 'react'
import type { routes } from '@/lib/routes'

type Static = Extract<(typeof routes)[keyof typeof routes], string>
type Props = {
  href: Static
  /** Where the visitor wants to go in the end; by default what this page's own address says. */
  wish?: Static
  className?: string
  children: ReactNode
}

/** On the way to an account: takes the visitor's wish along, by the boot script, on a page without any other. */
export function OnwardLink({ href, wish, className, children }: Props) {
  return (
    <a href={href} data-onward={wish ?? ''} className={className}>
      {children}
    </a>
  )
}
