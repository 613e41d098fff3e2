import type { Metadata } from 'next'
import { NewLiveSessionForm } from '@/components/live-sessions/session/new-live-session-form'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { teamSessionsText } from '@/i18n/team-sessions'
import { getLiveSessionFormOptions } from '@/lib/live-sessions/session/form'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamSessionsText().newTitle })

export default async function NewLiveSessionPage() {
  await requireTeam('editor')
  const text = teamSessionsText()
  return (
    <TeamPage
      title={text.newTitle}
      lede={text.newLede}
      beforeTitle={<BackLink href={routes.teamSessions} label={text.back} />}
    >
      <div className="mt-6">
        <NewLiveSessionForm choices={await getLiveSessionFormOptions()} />
      </div>
    </TeamPage>
  )
}
