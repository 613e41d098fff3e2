import { Badge } from '@/components/ui/badge'
import { teamFollowUpText } from '@/i18n/team-follow-up'
import { teamListsText } from '@/i18n/team-lists'
import { teamSchoolListText } from '@/i18n/team-school-list'
import { routes } from '@/lib/routes'
import { NEED_FILTERS, type SchoolFilterQuery } from '@/lib/team/schools/filters'
import type { SchoolListRow } from '@/lib/team/schools/list'
import type { SchoolView } from '@/lib/team/schools/views'
import { ListBar, type ListChoice } from '../lists/list-bar'
import { type RecordColumn, RecordLink, RecordTable } from '../lists/record-table'
import { buildTeamListUrl, TeamPagination } from '../lists/team-pagination'
import { EditSchoolViews, SchoolViewLinks } from './school-views'

type Props = {
  query: SchoolFilterQuery & { after?: string }
  rows: SchoolListRow[]
  next: string | null
  /** Null for viewers, who see names without links, and no download. */
  followUp: FollowUpOptions | null
  views: SchoolView[]
}

type FollowUpOptions = { tags: string[]; managers: { id: string; name: string }[] }

export function SchoolsList({ query, followUp, views, rows, next }: Props) {
  const { after: _, ...filters } = query
  const canOpen = followUp !== null
  const text = teamSchoolListText()
  const page = routes.teamSchools
  return (
    <>
      <SchoolViewLinks {...{ views, filters }} />
      <ListBar
        page={page}
        query={query}
        search={[{ name: 'search', label: text.search }]}
        more={{
          choices: [
            { name: 'term', label: text.term, options: text.terms },
            { name: 'board', label: text.board, options: text.boards },
            ...(followUp ? buildFollowUpChoices(followUp) : []),
          ],
          search: [{ name: 'district', label: text.district }],
          checks: NEED_FILTERS.map((name) => ({ name, label: text.needs[name] })),
        }}
      />
      <div className="mt-2 flex flex-wrap items-start gap-x-6">
        <FilterMeanings />
        {canOpen && <DownloadLink filters={filters} />}
        {canOpen && <EditSchoolViews {...{ views, filters }} />}
      </div>
      <RecordTable label={text.title} rows={rows} columns={buildColumns(canOpen)} />
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
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-indigo">
        {meanings.heading}
      </summary>
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
    <a
      href={buildTeamListUrl('/api/team/schools/export', filters)}
      download
      className="inline-flex min-h-11 items-center"
    >
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
