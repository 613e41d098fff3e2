import { Badge } from '@/components/ui/badge'
import type { HitCount } from '@/db/pagination'
import { teamHomeText } from '@/i18n/team-home'
import { teamListsText } from '@/i18n/team-lists'
import { teamSchoolsText } from '@/i18n/team-schools'
import { routes } from '@/lib/routes'
import type { ApplicationSort, listApplicationsForTeam } from '@/lib/schools/application/team-list'
import { getApplicationStateLabel } from '@/lib/team/schools/list'
import { ListBar } from '../lists/list-bar'
import { ListHead } from '../lists/list-head'
import { type RecordColumn, RecordLink, RecordTable } from '../lists/record-table'
import { TeamPagination } from '../lists/team-pagination'

type ApplicationPage = Awaited<ReturnType<typeof listApplicationsForTeam>>
type Props = ApplicationPage & {
  query: Record<string, string | undefined>
  hits: HitCount
  sort: ApplicationSort
}

export function ApplicationsList({ query, rows, next, hits, sort }: Props) {
  const text = teamSchoolsText()
  const page = routes.teamApplications
  return (
    <>
      <ListBar
        page={page}
        query={query}
        search={[{ name: 'search', label: text.search }]}
        choices={[
          { name: 'state', label: text.state, options: text.states, defaultOption: 'received' },
          { name: 'kind', label: text.kind, options: text.kinds },
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
        columns={buildColumns()}
        sorting={{ page, query, current: sort }}
      />
      <TeamPagination {...{ page, query, next }} />
    </>
  )
}

type ApplicationColumn = RecordColumn<ApplicationPage['rows'][number]>

function buildColumns(): [ApplicationColumn, ...ApplicationColumn[]] {
  const labels = teamListsText()
  const text = teamSchoolsText()
  return [
    {
      label: labels.school,
      cell: ({ id, name, state, reason, hasDuplicate, asked }) => (
        <>
          <RecordLink href={routes.teamApplication(id)}>{name}</RecordLink>
          {hasDuplicate && <Badge tone="premium">{labels.duplicate}</Badge>}
          {asked !== 'never' && state === 'received' && (
            <Badge tone={asked === 'answered' ? 'premium' : undefined}>{labels.ask[asked]}</Badge>
          )}
          {state !== 'received' && <Badge>{getApplicationStateLabel({ state, reason })}</Badge>}
        </>
      ),
    },
    { label: labels.kind, cell: ({ kind }) => text.kinds[kind], isCode: true },
    { label: labels.board, cell: ({ board }) => board },
    { label: labels.staff, cell: ({ staff }) => staff, isNumber: true },
    {
      label: labels.age,
      sortBy: 'received',
      cell: ({ state, days, since }) =>
        state === 'received' ? teamHomeText().home.age(days) : text.day(since),
    },
    {
      label: labels.reference,
      cell: ({ reference }) => reference,
      isWideOnly: true,
      isCode: true,
    },
    { label: labels.place, cell: ({ address }) => address, isWideOnly: true },
  ]
}
