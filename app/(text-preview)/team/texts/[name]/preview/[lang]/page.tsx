import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LanguageList } from '@/components/site/language-list'
import { SiteFrame } from '@/components/site/site-frame'
import { EmailPreview } from '@/components/team-texts/email-preview'
import { PreviewNotice } from '@/components/team-texts/preview-notice'
import { TextPreview } from '@/components/team-texts/text-preview'
import type { Language } from '@/i18n/languages'
import { runInLanguage } from '@/i18n/request-language'
import { teamTextsText } from '@/i18n/team-texts'
import { composeSampleEmail } from '@/lib/housekeeping/email-templates'
import { requireLanguage } from '@/lib/http/require-language'
import { listBooks } from '@/lib/library/books'
import { getNextLiveSession } from '@/lib/live-sessions/public-sessions'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'
import { getFrameFacts } from '@/lib/texts/facts'
import { isEmailTextName, isTextName, type TextName, toTextId } from '@/lib/texts/kinds'
import { getTextsWithDraft } from '@/lib/texts/team'

export const generateMetadata = (): Metadata => ({ title: teamTextsText().editor.preview })

type Props = { params: Promise<{ name: string; lang: string }> }

export default async function TextPreviewPage({ params }: Props) {
  await requireTeam('editor')
  const { name, lang } = await params
  if (!isTextName(name)) notFound()
  const language = requireLanguage(lang)
  const texts = await getTextsWithDraft(toTextId(name, language))
  if (isEmailTextName(name))
    return (
      <>
        <DraftNotice name={name} language={language} />
        <EmailPreview email={composeSampleEmail(name, texts)} />
      </>
    )
  const [nextSession, books] = [await getNextLiveSession('series'), await listBooks()]
  return (
    <SiteFrame facts={getFrameFacts(texts)}>
      <DraftNotice name={name} language={language} />
      <TextPreview {...{ name, texts, nextSession, books }} />
    </SiteFrame>
  )
}

function DraftNotice({ name, language }: { name: TextName; language: Language }) {
  const { preview: text, nameText } = teamTextsText()
  const id = toTextId(name, language)
  return (
    <PreviewNotice
      title={text.title(runInLanguage('en', () => nameText(id)))}
      notice={text.notice}
      back={{ href: routes.teamText(id), label: text.back }}
    >
      <LanguageList
        label={text.languages}
        current={language}
        getPath={(other) => routes.teamTextPreview(name, other)}
      />
    </PreviewNotice>
  )
}
