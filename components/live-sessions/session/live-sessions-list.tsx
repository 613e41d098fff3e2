import { BulkBar } from '@/components/team/lists/bulk-bar'
import { ListBar } from '@/components/team/lists/list-bar'
import { ListHead } from '@/components/team/lists/list-head'
import { type RecordColumn, RecordLink, RecordTable } from '@/components/team/lists/record-table'
import { TeamPagination } from '@/components/team/lists/team-pagination'
import { Badge } from '@/components/ui/badge'
import type { HitCount } from '@/db/pagination'
import { liveSessionText } from '@/i18n/live-sessions'
import { teamHomeText } from '@/i18n/team-home'
import { teamListsText } from '@/i18n/team-lists'
import { teamSessionsText } from '@/i18n/team-sessions'
import type {
  SessionSort,
  TeamSessionQuery,
  TeamSessionRow,
} from '@/lib/live-sessions/session/list'
import { routes } from '@/lib/routes'

type Props = {
  query: TeamSessionQuery & { sort: SessionSort }
  results: { rows: TeamSessionRow[]; next: string | null }
  hits: HitCount
  /** Viewers see titles without links. */
  canOpen: boolean
}

export function LiveSessionsList({ query, hits, canOpen, results: { rows, next } }: Props) {
  const text = teamSessionsText()
  const page = routes.teamSessions
  const { period, sort, ...search } = query
  const params = { ...search, when: period, sort }
  const action = canOpen && BULK_ACTIONS[period]
  return (
    <>
      <ListBar
        page={page}
        query={{ ...search, when: period === 'coming' ? undefined : period }}
        search={[{ name: 'search', label: text.search }]}
        choices={[
          {
            ...{ name: 'when', label: text.which, options: text.lists },
            ...{ defaultOption: 'coming', isRequired: true },
          },
          {
            ...{ name: 'sort', label: teamHomeText().list.sort, options: text.sorts },
            ...{ defaultOption: sort, isRequired: true, isNarrowOnly: true },
          },
        ]}
      />
      <ListHead hits={hits} />
      <RecordTable
        label={text.title}
        rows={rows}
        columns={buildColumns(canOpen)}
        sorting={{ page, query: params, current: sort }}
        {...(action && { nameRow: ({ title }: TeamSessionRow) => title })}
      />
      {action && (
        <BulkBar
          rowIds={rows.map(({ id }) => id)}
          actions={[{ label: text.bulk[action.name], path: action.path, isDelayed: true }]}
        />
      )}
      <TeamPagination {...{ page, query: params, next }} />
    </>
  )
}

type BulkSessionAction = { name: 'close' | 'publish'; path: string }

const BULK_ACTIONS: Partial<Record<TeamSessionQuery['period'], BulkSessionAction>> = {
  toClose: { name: 'close', path: '/api/team/sessions/close' },
  drafts: { name: 'publish', path: '/api/team/sessions/publish' },
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
          {phase === 'over' && state !== 'draft' ? (
            <Badge tone={closedAt ? undefined : 'premium'}>
              {closedAt ? text.closed : text.toClose}
            </Badge>
          ) : (
            <Badge>{state === 'draft' ? text.draft : phaseLabels[phase]}</Badge>
          )}
        </>
      ),
    },
    {
      label: labels.when,
      sortBy: 'when',
      cell: ({ startsAt }) => teamHomeText().moment(startsAt),
    },
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
