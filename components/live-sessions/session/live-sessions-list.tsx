import { type RecordColumn, RecordLink, RecordTable } from '@/components/team/lists/record-table'
import { Badge } from '@/components/ui/badge'
import { liveSessionText } from '@/i18n/live-sessions'
import { teamHomeText } from '@/i18n/team-home'
import { teamListsText } from '@/i18n/team-lists'
import { teamSessionsText } from '@/i18n/team-sessions'
import type { TeamSessionQuery, TeamSessionRow } from '@/lib/live-sessions/session/list'
import { routes } from '@/lib/routes'
import { PaginationLinks } from '../public-sessions/pagination-links'

type Props = {
  query: TeamSessionQuery
  results: { rows: TeamSessionRow[]; next: string | null }
  /** Viewers see titles without links. */
  canOpen: boolean
}

export function LiveSessionsList({ query, canOpen, results: { rows, next } }: Props) {
  const text = teamSessionsText()
  if (rows.length === 0) return <p className="mt-6">{query.search ? text.noneFound : text.none}</p>
  return (
    <>
      <RecordTable label={text.title} rows={rows} columns={buildColumns(canOpen)} />
      <PaginationLinks
        path={routes.teamSessions}
        query={{ when: query.period, search: query.search, after: query.after }}
        next={next}
      />
    </>
  )
}

type SessionColumn = RecordColumn<TeamSessionRow>

function buildColumns(canOpen: boolean): [SessionColumn, ...SessionColumn[]] {
  const text = teamSessionsText()
  const labels = teamListsText()
  const { kinds, phases: phaseLabels } = liveSessionText()
  return [
    {
      label: labels.session,
      cell: ({ id, title, phase, state, closedAt }) => (
        <>
          <RecordLink href={canOpen && routes.teamSession(id)}>{title}</RecordLink>
          {phase === 'over' ? (
            <Badge tone={closedAt ? undefined : 'premium'}>
              {closedAt ? text.closed : text.toClose}
            </Badge>
          ) : (
            <Badge>{state === 'draft' ? text.draft : phaseLabels[phase]}</Badge>
          )}
        </>
      ),
    },
    { label: labels.when, cell: ({ startsAt }) => teamHomeText().moment(startsAt) },
    {
      label: labels.kind,
      cell: ({ kind, repeatId }) =>
        [kinds[kind], repeatId && text.repeats].filter(Boolean).join(', '),
      isWideOnly: true,
    },
    {
      label: labels.registrations,
      cell: ({ registered, capacity }) => text.counts.ofSeats(registered, capacity),
      isNumber: true,
    },
    { label: labels.present, cell: ({ present }) => present, isNumber: true },
  ]
}
