import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { teamHomeText } from '@/i18n/team-home'

export type ListQuery = Record<string, string | undefined>

type Props = { page: string; query: ListQuery; next: string | null }

export function TeamPagination({ page, query, next }: Props) {
  const text = teamHomeText().list
  const { after, ...otherParams } = query
  if (!next && !after) return null
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      {next && (
        <Link
          href={buildTeamListUrl(page, { ...otherParams, after: next })}
          prefetch={false}
          aria-keyshortcuts="n"
          className={buttonClass('secondary')}
        >
          {text.next}
        </Link>
      )}
      {after && (
        <Link
          href={buildTeamListUrl(page, otherParams)}
          prefetch={false}
          className={buttonClass('secondary')}
        >
          {text.first}
        </Link>
      )}
    </p>
  )
}

export function buildTeamListUrl(page: string, params: ListQuery) {
  const entries = Object.entries(params).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  const queryString = new URLSearchParams(entries).toString()
  return queryString ? `${page}?${queryString}` : page
}
