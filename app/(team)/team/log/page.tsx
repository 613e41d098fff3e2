import type { Metadata } from 'next'
import { AuditLogList } from '@/components/team/audit-log-list'
import { type Params, readSearchParams } from '@/components/team/search-params'
import { TeamPage } from '@/components/team/team-page'
import { teamPeopleText } from '@/i18n/team-people'
import { listAuditEntries } from '@/lib/audit/queries'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamPeopleText().logTitle })

export default async function LogPage({ searchParams }: { searchParams: Params }) {
  const { logTitle, logLede } = teamPeopleText()
  await requireTeam('manager')
  const query = await readSearchParams(searchParams, 'user', 'targetId', 'action', 'day', 'after')
  const results = await listAuditEntries(query)
  return (
    <TeamPage title={logTitle} lede={logLede}>
      <AuditLogList query={query} {...results} />
    </TeamPage>
  )
}
