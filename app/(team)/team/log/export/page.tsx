import type { Metadata } from 'next'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { buildTeamListUrl } from '@/components/team/lists/team-pagination'
import { buttonClass } from '@/components/ui/button'
import { teamPeopleText } from '@/i18n/team-people'
import { AUDIT_FILTER_NAMES } from '@/lib/audit/entries'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamPeopleText().logExport.title })

const LOG_EXPORT_PATH = '/api/team/log/export'

export default async function LogExportPage({ searchParams }: { searchParams: Params }) {
  const { exportSays, export: button, logExport: text } = teamPeopleText()
  await requireTeam('manager', { needsFreshFactor: true })
  const query = await readSearchParams(searchParams, ...AUDIT_FILTER_NAMES)
  const isFiltered = Object.values(query).some(Boolean)
  return (
    <TeamPage
      title={text.title}
      lede={exportSays}
      beforeTitle={<BackLink href={buildTeamListUrl(routes.teamLog, query)} label={text.back} />}
    >
      <p className="mt-2">{isFiltered ? text.filtered : text.all}</p>
      <p className="mt-6">
        <a href={buildTeamListUrl(LOG_EXPORT_PATH, query)} download className={buttonClass()}>
          {button}
        </a>
      </p>
    </TeamPage>
  )
}
