import { ActionLink } from '@/components/ui/action-link'
import { Badge } from '@/components/ui/badge'
import { accountRecoveryText } from '@/i18n/account-recoveries'
import { teamListsText } from '@/i18n/team-lists'
import { teamPeopleText } from '@/i18n/team-people'
import type { listUsers } from '@/lib/accounts/users'
import { routes } from '@/lib/routes'
import { ListBar } from './list-bar'
import { RecordLink, RecordTable } from './record-table'
import { TeamPagination } from './team-pagination'

type Props = Awaited<ReturnType<typeof listUsers>> & {
  query: Record<string, string | undefined>
}

export function UsersList({ query, rows, next }: Props) {
  const text = teamPeopleText()
  const labels = teamListsText()
  const page = routes.teamPeople
  return (
    <>
      <ListBar page={page} query={query} search={[{ name: 'search', label: text.search }]} />
      <RecordTable
        label={text.title}
        rows={rows}
        columns={[
          {
            label: labels.name,
            cell: ({ id, firstname, lastname, role }) => (
              <>
                <RecordLink href={routes.teamPerson(id)}>{`${firstname} ${lastname}`}</RecordLink>
                {role && <Badge>{text.roles[role]}</Badge>}
              </>
            ),
          },
          { label: labels.email, cell: ({ email }) => email },
          { label: labels.school, cell: ({ school }) => school },
          {
            label: labels.registered,
            cell: ({ at: registeredAt }) => text.day(registeredAt),
            isWideOnly: true,
          },
        ]}
      />
      <TeamPagination {...{ page, query, next }} />
      <p className="mt-8 flex flex-wrap gap-x-8">
        <ActionLink href={routes.teamExport}>{text.export}</ActionLink>
        <ActionLink href={routes.teamRecoveries}>{accountRecoveryText().team.title}</ActionLink>
      </p>
    </>
  )
}
