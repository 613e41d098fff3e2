import type { Metadata } from 'next'
import { TeamPage } from '@/components/team/frame/team-page'
import { TrainingRules } from '@/components/training/training-rules'
import { teamTrainingText } from '@/i18n/team-training'
import { requireTeam } from '@/lib/team-access/require-team'
import { listTrainingRules } from '@/lib/training/rules'

export const generateMetadata = (): Metadata => ({ title: teamTrainingText().title })

export default async function TeamTrainingPage() {
  const { title, lede } = teamTrainingText()
  await requireTeam('manager')
  const rules = await listTrainingRules()
  return (
    <TeamPage title={title} lede={lede}>
      <TrainingRules rules={rules} />
    </TeamPage>
  )
}
