import Link from 'next/link'
import type { ComponentProps } from 'react'
import { splitLanguage } from '@/lib/language-paths'
import { ownPolicyPaths } from '@/lib/route-policies/page-paths'

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/**
 * A document keeps its CSP during client-side navigation, so pages with their own need a full load. Not
 * prefetched: many visitors pay for their data, and pages are small.
 */
export const SiteLink = ({ href, ...props }: Props) =>
  Object.hasOwn(ownPolicyPaths, splitLanguage(href).path) ? (
    <a href={href} {...props} />
  ) : (
    <Link href={href} prefetch={false} {...props} />
  )
