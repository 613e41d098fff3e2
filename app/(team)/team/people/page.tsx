import type { Metadata } from 'next'
import { parseSort } from '@/base/sort'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { UsersList } from '@/components/team/people/users-list'
import { findHitCount } from '@/db/pagination'
import { teamPeopleText } from '@/i18n/team-people'
import { toUserQuery, USER_FILTER_PARAMS } from '@/lib/accounts/user-filter'
import { countUsers, listUsers, USER_SORTS } from '@/lib/accounts/user-list'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamPeopleText().title })

const NO_RESULTS = { rows: [], next: null }

export default async function UsersPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = teamPeopleText()
  await requireTeam('manager')
  const query = await readSearchParams(searchParams, ...USER_FILTER_PARAMS, 'after', 'sort')
  const sort = parseSort(USER_SORTS, query.sort, '-created')
  const userQuery = toUserQuery(query)
  const results = await listUsers({ ...userQuery, after: query.after, sort })
  const hits = await findHitCount(results ?? NO_RESULTS, query.after, (most) =>
    countUsers(userQuery, most),
  )
  return (
    <TeamPage title={title} lede={lede}>
      <UsersList {...{ query, results, hits, sort }} />
    </TeamPage>
  )
}
