import { ActionLink } from '@/components/ui/action-link'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { accountRecoveryText } from '@/i18n/account-recoveries'
import { getErrorText } from '@/i18n/error-text'
import { teamListsText } from '@/i18n/team-lists'
import { teamPeopleText } from '@/i18n/team-people'
import { USER_FILTER_STATES } from '@/lib/accounts/user-filter'
import type { listUsers } from '@/lib/accounts/user-list'
import { routes } from '@/lib/routes'
import { ListBar } from '../lists/list-bar'
import { RecordLink, RecordTable } from '../lists/record-table'
import { buildTeamListUrl, TeamPagination } from '../lists/team-pagination'

type UserListResults = Awaited<ReturnType<typeof listUsers>>
type Props = { query: Record<string, string | undefined>; results: UserListResults }

type UserRow = NonNullable<UserListResults>['rows'][number]

export function UsersList({ query, results }: Props) {
  const text = teamPeopleText()
  const page = routes.teamPeople
  return (
    <>
      <ListBar
        page={page}
        query={query}
        search={[{ name: 'search', label: text.search }]}
        more={{
          choices: [{ name: 'role', label: text.filter.role, options: text.filter.roles }],
          search: [{ name: 'school', label: text.filter.school }],
          checks: USER_FILTER_STATES.map((name) => ({ name, label: text.states[name] })),
        }}
      />
      {!results && (
        <Alert role="alert" tone="error">
          {getErrorText('tooManySchoolsMatch')}
        </Alert>
      )}
      {results && <UsersTable {...results} />}
      <TeamPagination {...{ page, query, next: results?.next ?? null }} />
      <p className="mt-8 flex flex-wrap gap-x-8">
        {results && (
          <ActionLink href={buildTeamListUrl(routes.teamExport, { ...query, after: undefined })}>
            {text.export}
          </ActionLink>
        )}
        <ActionLink href={routes.teamRecoveries}>{accountRecoveryText().team.title}</ActionLink>
      </p>
    </>
  )
}

function UsersTable({ rows }: NonNullable<UserListResults>) {
  const text = teamPeopleText()
  const labels = teamListsText()
  return (
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
        { label: labels.state, cell: formatStates },
        {
          label: labels.registered,
          cell: ({ at: registeredAt }) => text.day(registeredAt),
          isWideOnly: true,
        },
      ]}
    />
  )
}

function formatStates({ isUnconfirmed, hasNeverLoggedIn, hasBounced }: UserRow) {
  const { states } = teamPeopleText()
  return [
    hasBounced && states.bounced,
    isUnconfirmed && states.unconfirmed,
    hasNeverLoggedIn && states.neverLoggedIn,
  ]
    .filter(Boolean)
    .join(', ')
}
