import { teamSchoolsText } from '@/i18n/team-schools'
import { routes } from '@/lib/routes'
import type { listSchools } from '@/lib/schools/queries/team-schools'
import { ListBar } from './list-bar'
import { Row, Rows } from './rows'
import { TeamPagination } from './team-pagination'

type Props = Awaited<ReturnType<typeof listSchools>> & {
  query: Record<string, string | undefined>
}

export function SchoolsList({ query, rows, next }: Props) {
  const {
    school: schoolText,
    schoolsTitle: title,
    search: searchLabel,
    longDay: formatLongDay,
  } = teamSchoolsText()
  const page = routes.teamSchools
  return (
    <>
      <ListBar page={page} query={query} search={[{ name: 'search', label: searchLabel }]} />
      <Rows label={title}>
        {rows.map(({ id, name, address, lastDay, members: memberCount }) => (
          <Row key={id} href={routes.teamSchool(id)} name={name}>
            <p dir="auto">{address}</p>
            <p className="text-muted">
              {`${schoolText.seated(memberCount)}, ${lastDay ? schoolText.until(formatLongDay(lastDay)) : schoolText.without}`}
            </p>
          </Row>
        ))}
      </Rows>
      <TeamPagination {...{ page, query, next }} />
    </>
  )
}
