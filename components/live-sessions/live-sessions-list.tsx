import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { liveSessionText } from '@/i18n/live-sessions'
import { teamSessionsText } from '@/i18n/team-sessions'
import type { TeamSessionQuery, TeamSessionRow } from '@/lib/live-sessions/queries/team'
import { routes } from '@/lib/routes'
import { PaginationLinks } from './pagination-links'

type Props = { query: TeamSessionQuery; results: { rows: TeamSessionRow[]; next: string | null } }

export function LiveSessionsList({ query, results: { rows, next } }: Props) {
  const text = teamSessionsText()
  if (rows.length === 0) return <p className="mt-6">{query.search ? text.noneFound : text.none}</p>
  return (
    <>
      <ul className="mt-6 divide-y divide-rule border-y border-rule">
        {rows.map((row) => (
          <LiveSessionListItem key={row.id} row={row} />
        ))}
      </ul>
      <PaginationLinks path={routes.teamSessions} query={query} next={next} />
    </>
  )
}

function LiveSessionListItem({ row }: { row: TeamSessionRow }) {
  const { id, title, startsAt, kind, phase, state, repeatId } = row
  const text = teamSessionsText()
  const { counts: countLabels } = text
  const { kinds, phases: phaseLabels } = liveSessionText()
  const counts = [
    [countLabels.registered, countLabels.ofSeats(row.registered, row.capacity)],
    [countLabels.present, row.present],
  ] as const
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 py-3">
      <div>
        <Link
          href={routes.teamSession(id)}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {title}
        </Link>
        <p>{text.when(startsAt)}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted">
          {kinds[kind]}
          {repeatId && <span>{text.repeats}</span>}
          <Badge>{state === 'draft' ? text.draft : phaseLabels[phase]}</Badge>
        </p>
      </div>
      <dl className="flex gap-8 pt-2">
        {counts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
