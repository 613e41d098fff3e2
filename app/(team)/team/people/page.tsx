import type { Metadata } from 'next'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { UsersList } from '@/components/team/people/users-list'
import { teamPeopleText } from '@/i18n/team-people'
import { toUserQuery, USER_FILTER_PARAMS } from '@/lib/accounts/user-filter'
import { listUsers } from '@/lib/accounts/user-list'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamPeopleText().title })

export default async function UsersPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = teamPeopleText()
  await requireTeam('manager')
  const query = await readSearchParams(searchParams, ...USER_FILTER_PARAMS, 'after')
  const results = await listUsers({ ...toUserQuery(query), after: query.after })
  return (
    <TeamPage title={title} lede={lede}>
      <UsersList query={query} results={results} />
    </TeamPage>
  )
}
