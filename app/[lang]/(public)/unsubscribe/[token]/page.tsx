import { EmailLinkAction } from '@/components/account/email-link-action'
import { EmailLinkPage, ExpiredLinkPage } from '@/components/account/email-link-page'
import { linkPageText } from '@/i18n/link-pages'
import { getCurrentViewer } from '@/lib/auth/viewer'
import { parseUnsubscribeToken } from '@/lib/mail/unsubscribe'
import { describePage } from '@/lib/page-metadata'

export const generateMetadata = describePage(() => ({
  title: linkPageText().unsubscribe.title,
  referrer: 'no-referrer',
  robots: { index: false },
}))

type Props = { params: Promise<{ token: string }> }

export default async function UnsubscribePage({ params }: Props) {
  const { token } = await params
  await getCurrentViewer()
  const subscriber = parseUnsubscribeToken(token)
  if (!subscriber) return <ExpiredLinkPage />
  const { title, text, button, more, moreInvitations } = linkPageText().unsubscribe
  return (
    <EmailLinkPage title={title} text={text[subscriber.kind]}>
      <EmailLinkAction button={button} path={`/api/mail/unsubscribe/${token}`} />
      <p className="text-muted">{subscriber.kind === 'invitations' ? moreInvitations : more}</p>
    </EmailLinkPage>
  )
}
