import { Badge } from '@/components/ui/badge'
import { teamSchoolsText } from '@/i18n/team-schools'
import { routes } from '@/lib/routes'
import type { listApplicationsForTeam } from '@/lib/schools/queries/team-applications'
import { getApplicationStateLabel } from './application-state-label'
import { ListBar } from './list-bar'
import { Row, Rows } from './rows'
import { TeamPagination } from './team-pagination'

type Props = Awaited<ReturnType<typeof listApplicationsForTeam>> & {
  query: Record<string, string | undefined>
}

export function ApplicationsList({ query, rows, next }: Props) {
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
        ]}
      />
      <Rows label={text.title}>
        {rows.map(({ id, name, address, reference, kind, state, reason, since }) => (
          <Row
            key={id}
            href={routes.teamApplication(id)}
            name={name}
            badge={
              state === 'received' ? null : (
                <Badge>{getApplicationStateLabel({ state, reason })}</Badge>
              )
            }
          >
            <p dir="auto">{address}</p>
            <p className="text-muted">
              {`${text.sent(text.kinds[kind], text.day(since))}. ${text.reference(reference)}`}
            </p>
          </Row>
        ))}
      </Rows>
      <TeamPagination {...{ page, query, next }} />
    </>
  )
}
