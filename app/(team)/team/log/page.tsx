import type { Metadata } from 'next'
import { AuditLogList } from '@/components/team/audit-log/audit-log-list'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { findHitCount } from '@/db/pagination'
import { teamPeopleText } from '@/i18n/team-people'
import { AUDIT_FILTER_NAMES, countAuditEntries, listAuditEntries } from '@/lib/audit/entries'
import { listColleagueNames } from '@/lib/team/roles'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamPeopleText().logTitle })

export default async function LogPage({ searchParams }: { searchParams: Params }) {
  const { logTitle, logLede } = teamPeopleText()
  await requireTeam('manager')
  const query = await readSearchParams(searchParams, ...AUDIT_FILTER_NAMES, 'after')
  const [results, colleagues] = [await listAuditEntries(query), await listColleagueNames()]
  const hits = await findHitCount(results, query.after, (most) => countAuditEntries(query, most))
  return (
    <TeamPage title={logTitle} lede={logLede}>
      <AuditLogList {...{ query, colleagues, hits }} {...results} />
    </TeamPage>
  )
}
