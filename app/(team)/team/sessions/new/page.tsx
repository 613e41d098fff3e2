import type { Metadata } from 'next'
import Link from 'next/link'
import { NewSessionForm } from '@/components/series/new-session-form'
import { routes } from '@/lib/routes'
import { choicesOfForm } from '@/lib/series/form-choices'
import { requireTeam } from '@/lib/team/require-team'
import { teamSessionsWords } from '@/words/team-sessions'

export const generateMetadata = (): Metadata => ({ title: teamSessionsWords().newTitle })

export default async function NewSessionPage() {
  await requireTeam('editor')
  const words = teamSessionsWords()
  return (
    <main className="page-width page-main">
      <p className="mb-4">
        <Link href={routes.teamSessions} className="inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      </p>
      <h1>{words.newTitle}</h1>
      <p className="lede mt-3 mb-8">{words.newLede}</p>
      <NewSessionForm choices={await choicesOfForm()} />
    </main>
  )
}
