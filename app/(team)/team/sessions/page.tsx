import type { Metadata } from 'next'
import Link from 'next/link'
import { parseLiveSessionListQuery } from '@/components/live-sessions/session/live-session-queries'
import { LiveSessionsList } from '@/components/live-sessions/session/live-sessions-list'
import { ButtonLink } from '@/components/site/button-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { findHitCount } from '@/db/pagination'
import { teamSessionPlanText } from '@/i18n/team-session-plan'
import { teamSessionsText } from '@/i18n/team-sessions'
import { countTeamSessions, findTeamSessions } from '@/lib/live-sessions/session/list'
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
  const hits = await findHitCount(results, query.after, (most) => countTeamSessions(query, most))
  const toCloseCount = isEditor ? ((await countWaitingWork(role)).teamSessions ?? 0) : 0
  return (
    <TeamPage title={text.title} action={isEditor && <NewSessionLinks />}>
      {query.period === 'coming' && toCloseCount > 0 && (
        <p className="mt-2">
          <Link href={`${routes.teamSessions}?when=toClose`} prefetch={false}>
            {text.showToClose(toCloseCount)}
          </Link>
        </p>
      )}
      <LiveSessionsList {...{ query, results, hits }} canOpen={isEditor} />
    </TeamPage>
  )
}

const NewSessionLinks = () => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <Link href={routes.teamPlanSessions} prefetch={false}>
      {teamSessionPlanText().link}
    </Link>
    <ButtonLink href={routes.teamNewSession}>{teamSessionsText().make}</ButtonLink>
  </div>
)
