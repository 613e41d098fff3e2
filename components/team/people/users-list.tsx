import Link from 'next/link'
import { ActionLink } from '@/components/ui/action-link'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import type { HitCount } from '@/db/pagination'
import { accountRecoveryText } from '@/i18n/account-recoveries'
import { getErrorText } from '@/i18n/error-text'
import { teamHomeText } from '@/i18n/team-home'
import { teamListsText } from '@/i18n/team-lists'
import { teamPeopleText } from '@/i18n/team-people'
import { USER_FILTER_STATES } from '@/lib/accounts/user-filter'
import type { listUsers, UserSort } from '@/lib/accounts/user-list'
import { routes } from '@/lib/routes'
import { ListBar } from '../lists/list-bar'
import { ListHead } from '../lists/list-head'
import { RecordLink, RecordTable } from '../lists/record-table'
import type { ListSorting } from '../lists/sort-link'
import { buildTeamListUrl, TeamPagination } from '../lists/team-pagination'

type UserListResults = Awaited<ReturnType<typeof listUsers>>
type Props = {
  query: Record<string, string | undefined>
  results: UserListResults
  hits: HitCount
  sort: UserSort
}

type UserRow = NonNullable<UserListResults>['rows'][number]

export function UsersList({ query, results, hits, sort }: Props) {
  const text = teamPeopleText()
  const page = routes.teamPeople
  return (
    <>
      <ListBar
        page={page}
        query={query}
        search={[{ name: 'search', label: text.search }]}
        choices={[
          { name: 'role', label: text.filter.role, options: text.filter.roles },
          {
            ...{ name: 'sort', label: teamHomeText().list.sort, options: text.sorts },
            ...{ defaultOption: '-created', isRequired: true, isNarrowOnly: true },
          },
        ]}
        more={{
          choices: [],
          search: [{ name: 'school', label: text.filter.school }],
          checks: USER_FILTER_STATES.map((name) => ({ name, label: text.states[name] })),
        }}
      />
      {!results && (
        <Alert role="alert" tone="error">
          {getErrorText('tooManySchoolsMatch')}
        </Alert>
      )}
      {results && (
        <>
          <ListHead hits={hits}>
            <Link
              href={buildTeamListUrl(routes.teamExport, {
                ...{ ...query, after: undefined, sort: undefined },
              })}
              prefetch={false}
            >
              {text.export}
            </Link>
          </ListHead>
          <UsersTable {...results} sorting={{ page, query, current: sort }} />
        </>
      )}
      <TeamPagination {...{ page, query, next: results?.next ?? null }} />
      <p className="mt-8">
        <ActionLink href={routes.teamRecoveries}>{accountRecoveryText().team.title}</ActionLink>
      </p>
    </>
  )
}

function UsersTable({ rows, sorting }: NonNullable<UserListResults> & { sorting: ListSorting }) {
  const text = teamPeopleText()
  const labels = teamListsText()
  return (
    <RecordTable
      label={text.title}
      rows={rows}
      sorting={sorting}
      columns={[
        {
          label: labels.name,
          sortBy: 'name',
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
          sortBy: '-created',
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
