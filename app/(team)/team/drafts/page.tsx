import type { Metadata } from 'next'
import { DraftUsageTables } from '@/components/drafts/draft-usage-tables'
import { TeamPage } from '@/components/team/frame/team-page'
import { teamDraftsText } from '@/i18n/team-drafts'
import { getDraftUsage } from '@/lib/drafts/usage'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamDraftsText().title })

export default async function TeamDraftsPage() {
  const { title, lede } = teamDraftsText()
  await requireTeam('manager')
  const usage = await getDraftUsage()
  return (
    <TeamPage title={title} lede={lede}>
      <DraftUsageTables usage={usage} />
    </TeamPage>
  )
}
