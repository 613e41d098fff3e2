import { teamListsText } from '@/i18n/team-lists'
import { teamSchoolsText } from '@/i18n/team-schools'
import { routes } from '@/lib/routes'
import type { listSchools } from '@/lib/schools/queries/team-schools'
import { ListBar } from './list-bar'
import { RecordLink, RecordTable } from './record-table'
import { TeamPagination } from './team-pagination'

type Props = Awaited<ReturnType<typeof listSchools>> & {
  query: Record<string, string | undefined>
  /** Viewers see names without links. */
  canOpen: boolean
}

export function SchoolsList({ query, canOpen, rows, next }: Props) {
  const {
    school: schoolText,
    schoolsTitle: title,
    search: searchLabel,
    longDay: formatLongDay,
  } = teamSchoolsText()
  const labels = teamListsText()
  const page = routes.teamSchools
  return (
    <>
      <ListBar page={page} query={query} search={[{ name: 'search', label: searchLabel }]} />
      <RecordTable
        label={title}
        rows={rows}
        columns={[
          {
            label: labels.school,
            cell: ({ id, name }) => (
              <RecordLink href={canOpen && routes.teamSchool(id)}>{name}</RecordLink>
            ),
          },
          {
            label: labels.term,
            cell: ({ lastDay }) =>
              lastDay ? schoolText.until(formatLongDay(lastDay)) : schoolText.without,
          },
          {
            label: labels.members,
            cell: ({ members: memberCount }) => schoolText.seated(memberCount),
          },
          { label: labels.place, cell: ({ address }) => address, isWideOnly: true },
        ]}
      />
      <TeamPagination {...{ page, query, next }} />
    </>
  )
}
