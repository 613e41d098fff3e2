import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SiteFrame } from '@/components/site/site-frame'
import { EmailPreview } from '@/components/team-texts/email-preview'
import { PreviewNotice } from '@/components/team-texts/preview-notice'
import { TextPreview } from '@/components/team-texts/text-preview'
import { teamTextsText } from '@/i18n/team-texts'
import { composeSampleEmail } from '@/lib/housekeeping/sample-email'
import { listBooks } from '@/lib/library/book-list'
import { getNextLiveSession } from '@/lib/live-sessions/queries/programme'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'
import { getFrameFacts } from '@/lib/texts/facts'
import { isEmailTextName, isTextName } from '@/lib/texts/kinds'
import { getTextsWithDraft } from '@/lib/texts/queries'

export const generateMetadata = (): Metadata => ({ title: teamTextsText().editor.preview })

type Props = { params: Promise<{ name: string }> }

export default async function TextPreviewPage({ params }: Props) {
  await requireTeam('editor')
  const { name } = await params
  if (!isTextName(name)) notFound()
  const texts = await getTextsWithDraft(name)
  const { preview: text, names } = teamTextsText()
  const notice = (
    <PreviewNotice
      title={text.title(names[name])}
      notice={text.notice}
      back={{ href: routes.teamText(name), label: text.back }}
    />
  )
  if (isEmailTextName(name))
    return (
      <>
        {notice}
        <EmailPreview email={composeSampleEmail(name, texts)} />
      </>
    )
  const [nextSession, books] = [await getNextLiveSession('series'), await listBooks()]
  return (
    <SiteFrame facts={getFrameFacts(texts)}>
      {notice}
      <TextPreview {...{ name, texts, nextSession, books }} />
    </SiteFrame>
  )
}
