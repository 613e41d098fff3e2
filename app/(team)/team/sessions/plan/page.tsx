import type { Metadata } from 'next'
import { PlanTable } from '@/components/live-sessions/plan/plan-table'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { LANGUAGES } from '@/i18n/languages'
import { teamSessionPlanText } from '@/i18n/team-session-plan'
import { teamSessionsText } from '@/i18n/team-sessions'
import { getPlanSuggestions } from '@/lib/live-sessions/session/plan'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'
import '@/app/styles/session-plan.css'

export const generateMetadata = (): Metadata => ({ title: teamSessionPlanText().title })

export default async function PlanSessionsPage() {
  await requireTeam('editor')
  const text = teamSessionPlanText()
  const sessionsText = teamSessionsText()
  const { template, ...suggestions } = await getPlanSuggestions()
  const { language, minutes, audience } = template
  const audienceLabel = sessionsText.form.audiences[audience]
  return (
    <TeamPage
      title={text.title}
      lede={text.lede}
      beforeTitle={<BackLink href={routes.teamSessions} label={sessionsText.back} />}
    >
      <p className="text-muted">{text.like(LANGUAGES[language].name, minutes, audienceLabel)}</p>
      <PlanTable {...suggestions} />
    </TeamPage>
  )
}
