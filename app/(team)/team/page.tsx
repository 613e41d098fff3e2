import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { NextSessionLink } from '@/components/team/frame/next-session'
import { TeamPage } from '@/components/team/frame/team-page'
import { PendingWorkLists } from '@/components/team/today/pending-work-lists'
import { WeekCharts } from '@/components/team/today/week-charts'
import { teamHomeText } from '@/i18n/team-home'
import { routes } from '@/lib/routes'
import { findNextLiveSession, getPendingWork } from '@/lib/team/today/pending-work'
import { getWeeklyStats } from '@/lib/team/today/weekly-stats'
import { roleIncludes } from '@/lib/team-access/policy'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamHomeText().home.title })

export default async function TeamHomePage() {
  const text = teamHomeText().home
  const { role } = await requireTeam('any')
  if (!roleIncludes(role, 'statistics')) redirect(routes.teamBilling)
  const weeklyStats = await getWeeklyStats()
  if (!roleIncludes(role, 'editor'))
    return (
      <TeamPage title={text.statistics} lede={text.statisticsLede}>
        <WeekCharts weeks={weeklyStats} />
      </TeamPage>
    )
  const [pendingWork, nextSession] = await Promise.all([
    getPendingWork(role),
    findNextLiveSession(),
  ])
  return (
    <TeamPage title={text.title} lede={text.lede}>
      <PendingWorkLists pendingWork={pendingWork} />
      <NextSessionLink liveSession={nextSession} />
      <WeekCharts weeks={weeklyStats} />
    </TeamPage>
  )
}
