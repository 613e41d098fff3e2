import type { Metadata } from 'next'
import { parseLiveSessionListQuery } from '@/components/live-sessions/live-session-queries'
import { LiveSessionsList } from '@/components/live-sessions/live-sessions-list'
import { LiveSessionsSearchForm } from '@/components/live-sessions/live-sessions-search-form'
import { ButtonLink } from '@/components/site/button-link'
import { teamSessionsText } from '@/i18n/team-sessions'
import { findTeamSessions } from '@/lib/live-sessions/queries/team'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamSessionsText().title })

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function TeamLiveSessionsPage({ searchParams }: Props) {
  await requireTeam('editor')
  const text = teamSessionsText()
  const query = parseLiveSessionListQuery(await searchParams)
  const results = await findTeamSessions(query)
  return (
    <main className="page-width page-main">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1>{text.title}</h1>
        <ButtonLink href={routes.teamNewSession}>{text.make}</ButtonLink>
      </div>
      <LiveSessionsSearchForm query={query} />
      <LiveSessionsList query={query} results={results} />
    </main>
  )
}
