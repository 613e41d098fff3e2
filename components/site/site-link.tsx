import Link from 'next/link'
import type { ComponentProps } from 'react'
import { splitLanguage } from '@/lib/language-paths'
import { pages, type RoutePolicy } from '@/lib/route-policies'

/** A document keeps its CSP during client-side navigation, so pages with their own need a full load. */
const FULL_LOAD_PATHS: ReadonlySet<string> = new Set(
  Object.values<RoutePolicy>(pages)
    .filter(({ csp, path }) => csp && !path.includes(':'))
    .map(({ path }) => path),
)

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** Not prefetched: many visitors pay for their data, and pages are small. */
export const SiteLink = ({ href, ...props }: Props) =>
  FULL_LOAD_PATHS.has(splitLanguage(href).path) ? (
    <a href={href} {...props} />
  ) : (
    <Link href={href} prefetch={false} {...props} />
  )
