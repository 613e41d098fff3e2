import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LiveSessionHeader } from '@/components/live-sessions/session/live-session-header'
import {
  LIVE_SESSION_TABS,
  renderLiveSessionTab,
} from '@/components/live-sessions/session/live-session-tab'
import { BackLink } from '@/components/team/frame/back-link'
import { RecordTabs } from '@/components/team/lists/record-tabs'
import { teamSessionsText } from '@/i18n/team-sessions'
import { getTeamSession } from '@/lib/live-sessions/session/list'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamSessionsText().title })

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function TeamLiveSessionPage({ params, searchParams }: Props) {
  const { role } = await requireTeam('editor')
  const text = teamSessionsText()
  const liveSession = (await getTeamSession((await params).id)) ?? notFound()
  const query = await searchParams
  const tab = LIVE_SESSION_TABS.find((candidate) => candidate === query.tab) ?? 'people'
  return (
    <main className="page-width page-main">
      <BackLink href={routes.teamSessions} label={text.back} />
      <LiveSessionHeader liveSession={liveSession} />
      <RecordTabs path={routes.teamSession(liveSession.id)} tabs={text.tabs} current={tab} />
      {await renderLiveSessionTab(tab, liveSession, query, role)}
    </main>
  )
}
