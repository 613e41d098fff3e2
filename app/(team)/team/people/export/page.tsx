import type { Metadata } from 'next'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { buildTeamListUrl } from '@/components/team/lists/team-pagination'
import { buttonClass } from '@/components/ui/button'
import { teamPeopleText } from '@/i18n/team-people'
import { USER_FILTER_PARAMS } from '@/lib/accounts/user-filter'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamPeopleText().export })

const USER_EXPORT_PATH = '/api/team/people/export'

export default async function ExportPage({ searchParams }: { searchParams: Params }) {
  const text = teamPeopleText()
  await requireTeam('manager', { needsFreshFactor: true })
  const query = await readSearchParams(searchParams, ...USER_FILTER_PARAMS)
  const isFiltered = Object.values(query).some(Boolean)
  return (
    <TeamPage
      title={text.export}
      lede={text.exportSays}
      beforeTitle={<BackLink href={buildTeamListUrl(routes.teamPeople, query)} label={text.back} />}
    >
      <p className="mt-2">{isFiltered ? text.exportFiltered : text.exportAll}</p>
      <p className="mt-6">
        <a href={buildTeamListUrl(USER_EXPORT_PATH, query)} download className={buttonClass()}>
          {text.export}
        </a>
      </p>
    </TeamPage>
  )
}
