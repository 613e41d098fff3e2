import type { Metadata } from 'next'
import Link from 'next/link'
import { NewLiveSessionForm } from '@/components/live-sessions/new-live-session-form'
import { teamSessionsText } from '@/i18n/team-sessions'
import { getLiveSessionFormOptions } from '@/lib/live-sessions/form-options'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamSessionsText().newTitle })

export default async function NewLiveSessionPage() {
  await requireTeam('editor')
  const text = teamSessionsText()
  return (
    <main className="page-width page-main">
      <p className="mb-4">
        <Link href={routes.teamSessions} className="inline-flex min-h-11 items-center">
          {text.back}
        </Link>
      </p>
      <h1>{text.newTitle}</h1>
      <p className="lede mt-3 mb-8">{text.newLede}</p>
      <NewLiveSessionForm choices={await getLiveSessionFormOptions()} />
    </main>
  )
}
