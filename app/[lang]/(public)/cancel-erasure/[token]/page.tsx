import { EmailLinkAction } from '@/components/account/email-link-action'
import { EmailLinkPage, ExpiredLinkPage } from '@/components/account/email-link-page'
import { linkPageText } from '@/i18n/link-pages'
import { getCurrentViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { findErasureDayByToken } from '@/lib/privacy/erasure/request'

export const generateMetadata = describePage(() => ({
  title: linkPageText().keep.title,
  referrer: 'no-referrer',
  robots: { index: false },
}))

type Props = { params: Promise<{ token: string }> }

export default async function CancelErasurePage({ params }: Props) {
  const { token } = await params
  await getCurrentViewer()
  const erasureDay = await findErasureDayByToken(token)
  if (!erasureDay) return <ExpiredLinkPage />
  const { title, text, button } = linkPageText().keep
  return (
    <EmailLinkPage title={title} text={text(erasureDay)}>
      <EmailLinkAction button={button} path={`/api/account/erasure/undo/${token}`} />
    </EmailLinkPage>
  )
}
