import type { Metadata } from 'next'
import { formatIndiaDay } from '@/base/india-time'
import { CalendarFeed } from '@/components/team/calendar/calendar-feed'
import { MonthList } from '@/components/team/calendar/month-list'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { teamCalendarText } from '@/i18n/team-calendar'
import { listTeamCalendar } from '@/lib/team/calendar/entries'
import { findCalendarFeed } from '@/lib/team/calendar/feed'
import { getMonthDays, parseMonth } from '@/lib/team/calendar/months'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamCalendarText().title })

export default async function TeamCalendarPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = teamCalendarText()
  const viewer = await requireTeam('any')
  const query = await readSearchParams(searchParams, 'month')
  const today = formatIndiaDay(new Date())
  const month = parseMonth(query.month, today)
  const [entries, feed] = await Promise.all([
    listTeamCalendar(viewer.role, getMonthDays(month)),
    findCalendarFeed(viewer),
  ])
  return (
    <TeamPage title={title} lede={lede}>
      <MonthList {...{ month, today, entries }} />
      <CalendarFeed since={feed?.createdAt ?? null} />
    </TeamPage>
  )
}
