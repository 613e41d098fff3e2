import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LanguageList } from '@/components/site/language-list'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { TextEditor } from '@/components/team-texts/text-editor'
import { TextHistory } from '@/components/team-texts/text-history'
import { Alert } from '@/components/ui/alert'
import { teamTextsText } from '@/i18n/team-texts'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'
import { isFactTextName, splitTextId, toTextId } from '@/lib/texts/kinds'
import { getEditedText } from '@/lib/texts/team'

export const generateMetadata = (): Metadata => ({ title: teamTextsText().title })

type Props = { params: Promise<{ name: string }> }

export default async function TextPage({ params }: Props) {
  const text = teamTextsText()
  await requireTeam('editor')
  const edited = (await getEditedText((await params).name)) ?? notFound()
  const { name, language } = splitTextId(edited.name)
  return (
    <TeamPage
      title={text.nameText(edited.name)}
      lede={text.about[name]}
      beforeTitle={<BackLink href={routes.teamTexts} label={text.back} />}
    >
      {!isFactTextName(name) && (
        <LanguageList
          label={text.editor.otherLanguages}
          current={language}
          getPath={(other) => routes.teamText(toTextId(name, other))}
          className="mt-4"
        />
      )}
      {edited.isOutdated && (
        <Alert tone="info" className="mt-4">
          {text.editor.outdated}
        </Alert>
      )}
      <TextEditor
        edited={edited}
        path={`/api/team/texts/${edited.name}`}
        previewPath={routes.teamTextPreview(name, language)}
        labels={{ hint: text.editor.originalHint, published: text.editor.states.published }}
      />
      <TextHistory edited={edited} />
    </TeamPage>
  )
}
