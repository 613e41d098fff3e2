import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/team/back-link'
import { TeamPage } from '@/components/team/team-page'
import { TextEditor } from '@/components/team-texts/text-editor'
import { TextHistory } from '@/components/team-texts/text-history'
import { teamTextsText } from '@/i18n/team-texts'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'
import { getEditedText } from '@/lib/texts/queries'

export const generateMetadata = (): Metadata => ({ title: teamTextsText().title })

type Props = { params: Promise<{ name: string }> }

export default async function TextPage({ params }: Props) {
  const text = teamTextsText()
  await requireTeam('editor')
  const edited = (await getEditedText((await params).name)) ?? notFound()
  return (
    <TeamPage
      title={text.names[edited.name]}
      lede={text.about[edited.name]}
      beforeTitle={<BackLink href={routes.teamTexts} label={text.back} />}
    >
      <TextEditor
        edited={edited}
        path={`/api/team/texts/${edited.name}`}
        previewPath={routes.teamTextPreview(edited.name)}
        labels={{ hint: text.editor.originalHint, published: text.editor.states.published }}
      />
      <TextHistory edited={edited} />
    </TeamPage>
  )
}
