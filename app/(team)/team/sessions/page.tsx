import type { Metadata } from 'next'
import Link from 'next/link'
import { parseLiveSessionListQuery } from '@/components/live-sessions/session/live-session-queries'
import { LiveSessionsList } from '@/components/live-sessions/session/live-sessions-list'
import { LiveSessionsSearchForm } from '@/components/live-sessions/session/live-sessions-search-form'
import { ButtonLink } from '@/components/site/button-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { teamSessionsText } from '@/i18n/team-sessions'
import { findTeamSessions } from '@/lib/live-sessions/session/list'
import { routes } from '@/lib/routes'
import { countWaitingWork } from '@/lib/team/today/weekly-stats'
import { roleIncludes } from '@/lib/team-access/policy'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamSessionsText().title })

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function TeamLiveSessionsPage({ searchParams }: Props) {
  const { role } = await requireTeam('sessionList')
  const isEditor = roleIncludes(role, 'editor')
  const text = teamSessionsText()
  const query = parseLiveSessionListQuery(await searchParams)
  const results = await findTeamSessions(query)
  const toCloseCount = isEditor ? ((await countWaitingWork(role)).teamSessions ?? 0) : 0
  return (
    <TeamPage
      title={text.title}
      action={isEditor && <ButtonLink href={routes.teamNewSession}>{text.make}</ButtonLink>}
    >
      <LiveSessionsSearchForm query={query} />
      {query.period === 'coming' && toCloseCount > 0 && (
        <p className="mt-4">
          <Link href={`${routes.teamSessions}?when=toClose`} prefetch={false}>
            {text.showToClose(toCloseCount)}
          </Link>
        </p>
      )}
      <LiveSessionsList query={query} results={results} canOpen={isEditor} />
    </TeamPage>
  )
}
