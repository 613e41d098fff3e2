import { Badge } from '@/components/ui/badge'
import type { HitCount } from '@/db/pagination'
import { teamFollowUpText } from '@/i18n/team-follow-up'
import { teamHomeText } from '@/i18n/team-home'
import { teamListsText } from '@/i18n/team-lists'
import { teamSchoolListText } from '@/i18n/team-school-list'
import { routes } from '@/lib/routes'
import { NEED_FILTERS, type SchoolFilterQuery } from '@/lib/schools/team-filters'
import type { SchoolListRow, SchoolSort } from '@/lib/team/schools/list'
import type { SchoolView } from '@/lib/team/schools/views'
import { ListBar, type ListChoice } from '../lists/list-bar'
import { ListHead } from '../lists/list-head'
import { type RecordColumn, RecordLink, RecordTable } from '../lists/record-table'
import { buildTeamListUrl, TeamPagination } from '../lists/team-pagination'
import { SchoolBulkBar } from './school-bulk-bar'
import { EditSchoolViews, SchoolViewLinks } from './school-views'

type Props = {
  query: SchoolFilterQuery & { after?: string; sort?: string }
  hits: HitCount
  sort: SchoolSort
  rows: SchoolListRow[]
  next: string | null
  /** Null for viewers, who see names without links, and no download. */
  followUp: FollowUpOptions | null
  views: SchoolView[]
}

type FollowUpOptions = { tags: string[]; managers: { id: string; name: string }[] }

export function SchoolsList({ query, followUp, views, rows, next, hits, sort }: Props) {
  const { after: _, sort: __, ...filters } = query
  const canOpen = followUp !== null
  const text = teamSchoolListText()
  const page = routes.teamSchools
  return (
    <>
      <ListBar
        page={page}
        query={query}
        search={[{ name: 'search', label: text.search }]}
        choices={[
          { name: 'term', label: text.term, options: text.terms },
          { name: 'board', label: text.board, options: text.boards },
          {
            ...{ name: 'sort', label: teamHomeText().list.sort, options: text.sorts },
            ...{ defaultOption: '-created', isRequired: true, isNarrowOnly: true },
          },
        ]}
        more={{
          choices: followUp ? buildFollowUpChoices(followUp) : [],
          search: [{ name: 'district', label: text.district }],
          checks: NEED_FILTERS.map((name) => ({ name, label: text.needs[name] })),
        }}
      />
      <ListHead hits={hits}>
        <SchoolViewLinks {...{ views, filters }} />
        {canOpen && <DownloadLink filters={filters} />}
        {canOpen && <EditSchoolViews {...{ views, filters }} />}
        <FilterMeanings />
      </ListHead>
      <RecordTable
        label={text.title}
        rows={rows}
        columns={buildColumns(canOpen)}
        sorting={{ page, query, current: sort }}
        {...(canOpen && { nameRow: ({ name }: SchoolListRow) => name })}
      />
      {followUp && <SchoolBulkBar rowIds={rows.map(({ id }) => id)} {...followUp} />}
      <TeamPagination {...{ page, query, next }} />
    </>
  )
}

function buildFollowUpChoices({ tags, managers }: FollowUpOptions): ListChoice[] {
  const { filters: text } = teamFollowUpText()
  const responsibleOptions = {
    mine: text.mine,
    nobody: text.nobody,
    ...Object.fromEntries(managers.map(({ id, name }) => [id, name])),
  }
  return [
    { name: 'responsible', label: text.responsible, options: responsibleOptions },
    { name: 'tag', label: text.tag, options: Object.fromEntries(tags.map((tag) => [tag, tag])) },
  ]
}

function FilterMeanings() {
  const text = teamSchoolListText()
  const { meanings, needs } = text
  return (
    <details>
      <summary>{meanings.heading}</summary>
      <dl className="grid max-w-3xl gap-2">
        {NEED_FILTERS.map((need) => (
          <FilterMeaning key={need} name={needs[need]} meaning={meanings[need]} />
        ))}
        <FilterMeaning name={text.endsOrExpired} meaning={meanings.ends} />
        <FilterMeaning name={text.district} meaning={meanings.district} />
      </dl>
    </details>
  )
}

const FilterMeaning = ({ name, meaning }: { name: string; meaning: string }) => (
  <div>
    <dt className="font-semibold">{name}</dt>
    <dd>{meaning}</dd>
  </div>
)

function DownloadLink({ filters }: { filters: SchoolFilterQuery }) {
  return (
    <a href={buildTeamListUrl('/api/team/schools/export', filters)} download>
      {teamSchoolListText().download}
    </a>
  )
}

type SchoolColumn = RecordColumn<SchoolListRow>

function buildColumns(canOpen: boolean): [SchoolColumn, ...SchoolColumn[]] {
  const labels = teamListsText()
  const text = teamSchoolListText()
  const followUpText = teamFollowUpText().filters
  const followUpColumns: SchoolColumn[] = [
    { label: followUpText.tag, cell: ({ tags }) => tags, isWideOnly: true },
    { label: followUpText.responsible, cell: ({ responsible }) => responsible, isWideOnly: true },
  ]
  return [
    {
      label: labels.school,
      sortBy: 'name',
      cell: ({ id, name, needs }) => (
        <>
          <RecordLink href={canOpen && routes.teamSchool(id)}>{name}</RecordLink>
          {needs.map((need) => (
            <Badge key={need} tone="premium">
              {text.needs[need]}
            </Badge>
          ))}
        </>
      ),
    },
    { label: labels.term, cell: ({ lastDay }) => (lastDay ? text.until(lastDay) : text.noTerm) },
    { label: labels.members, cell: ({ members }) => members, isNumber: true },
    {
      label: text.active,
      cell: ({ activeMembers }) => activeMembers,
      isNumber: true,
      isWideOnly: true,
    },
    { label: labels.board, cell: ({ affiliationBoard }) => affiliationBoard, isWideOnly: true },
    ...(canOpen ? followUpColumns : []),
    { label: labels.place, cell: ({ address }) => address, isWideOnly: true },
  ]
}
