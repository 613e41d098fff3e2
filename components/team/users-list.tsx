import { ActionLink } from '@/components/ui/action-link'
import { Badge } from '@/components/ui/badge'
import { accountRecoveryText } from '@/i18n/account-recoveries'
import { teamPeopleText } from '@/i18n/team-people'
import type { listUsers } from '@/lib/accounts/users'
import { routes } from '@/lib/routes'
import { ListBar } from './list-bar'
import { Row, Rows } from './rows'
import { TeamPagination } from './team-pagination'

type Props = Awaited<ReturnType<typeof listUsers>> & {
  query: Record<string, string | undefined>
}

export function UsersList({ query, rows, next }: Props) {
  const text = teamPeopleText()
  const page = routes.teamPeople
  return (
    <>
      <ListBar page={page} query={query} search={[{ name: 'search', label: text.search }]} />
      <Rows label={text.title}>
        {rows.map(({ id, firstname, lastname, email, role, school, at: registeredAt }) => (
          <Row
            key={id}
            href={routes.teamPerson(id)}
            name={`${firstname} ${lastname}`}
            badge={role && <Badge>{text.roles[role]}</Badge>}
          >
            <p className="break-all">{email}</p>
            <p className="text-muted" dir="auto">
              {[school, text.day(registeredAt)].filter(Boolean).join(', ')}
            </p>
          </Row>
        ))}
      </Rows>
      <TeamPagination {...{ page, query, next }} />
      <p className="mt-8 flex flex-wrap gap-x-8">
        <ActionLink href={routes.teamExport}>{text.export}</ActionLink>
        <ActionLink href={routes.teamRecoveries}>{accountRecoveryText().team.title}</ActionLink>
      </p>
    </>
  )
}
