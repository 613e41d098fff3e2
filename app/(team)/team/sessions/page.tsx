import type { Metadata } from 'next'
import { sessionsAsked } from '@/components/series/asked'
import { SessionsFinder } from '@/components/series/sessions-finder'
import { SessionsTable } from '@/components/series/sessions-table'
import { ButtonLink } from '@/components/site/button-link'
import { routes } from '@/lib/routes'
import { deskSessions } from '@/lib/series/queries/desk'
import { requireTeam } from '@/lib/team/require-team'
import { teamSessionsWords } from '@/words/team-sessions'

export const generateMetadata = (): Metadata => ({ title: teamSessionsWords().title })

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SessionsPage({ searchParams }: Props) {
  await requireTeam('editor')
  const words = teamSessionsWords()
  const asked = sessionsAsked(await searchParams)
  const found = await deskSessions(asked)
  return (
    <main className="page-width page-main">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1>{words.title}</h1>
        <ButtonLink href={routes.teamNewSession}>{words.make}</ButtonLink>
      </div>
      <SessionsFinder asked={asked} />
      <SessionsTable asked={asked} found={found} />
    </main>
  )
}
