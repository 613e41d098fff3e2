import { EmailLinkAction } from '@/components/account/email-link-action'
import { EmailLinkPage, ExpiredLinkPage } from '@/components/account/email-link-page'
import { linkPageText } from '@/i18n/link-pages'
import { getEmailLink } from '@/lib/accounts/email-address/links'
import { getCurrentViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'

export const generateMetadata = describePage(() => ({
  title: linkPageText().back.title,
  referrer: 'no-referrer',
  robots: { index: false },
}))

type Props = { params: Promise<{ token: string }> }

export default async function UndoEmailChangePage({ params }: Props) {
  const { token } = await params
  await getCurrentViewer()
  const link = await getEmailLink(token, ['undo'])
  if (!link) return <ExpiredLinkPage />
  const { title, text, button, onward: nextLabel } = linkPageText().back
  return (
    <EmailLinkPage title={title} text={text(link.email)}>
      <EmailLinkAction
        button={button}
        path={`/api/account/email/undo/${token}`}
        nextLabel={nextLabel}
      />
    </EmailLinkPage>
  )
}
