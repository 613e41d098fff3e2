import type { Metadata } from 'next'
import { TeamPage } from '@/components/team/frame/team-page'
import { TextsList } from '@/components/team-texts/texts-list'
import { teamTextsText } from '@/i18n/team-texts'
import { requireTeam } from '@/lib/team-access/require-team'
import { listTexts } from '@/lib/texts/team'

export const generateMetadata = (): Metadata => ({ title: teamTextsText().title })

export default async function TextsPage() {
  const { title, lede } = teamTextsText()
  await requireTeam('editor')
  const languages = await listTexts()
  return (
    <TeamPage title={title} lede={lede}>
      <TextsList languages={languages} />
    </TeamPage>
  )
}
