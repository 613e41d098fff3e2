import Link from 'next/link'
import type { ReactNode } from 'react'
import { buildTeamListUrl, type ListQuery } from './team-pagination'

export type ListSorting = {
  page: string
  query: ListQuery
  /** Such as `-created`. */
  current: string
}

type Props = ListSorting & {
  /** What the first press sorts by; the second turns it round. */
  sortBy: string
  children: ReactNode
}

const turnRound = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)

export const isSortedBy = (current: string, sortBy: string) =>
  current === sortBy || current === turnRound(sortBy)

export const getAriaSort = (current: string) =>
  current.startsWith('-') ? ('descending' as const) : ('ascending' as const)

/** A link, so that the order is in the URL and works without scripts. */
export function SortLink({
  page,
  query: { after: _, ...query },
  current,
  sortBy,
  children,
}: Props) {
  const isCurrent = isSortedBy(current, sortBy)
  const sort = current === sortBy ? turnRound(sortBy) : sortBy
  return (
    <Link
      href={buildTeamListUrl(page, { ...query, sort })}
      prefetch={false}
      scroll={false}
      className="sort-link"
      data-sorted={isCurrent ? getAriaSort(current) : undefined}
    >
      {children}
    </Link>
  )
}
