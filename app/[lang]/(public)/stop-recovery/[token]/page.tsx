import { EmailLinkAction } from '@/components/account/email-link-action'
import { EmailLinkPage, ExpiredLinkPage } from '@/components/account/email-link-page'
import { linkPageText } from '@/i18n/link-pages'
import { canStopRecovery } from '@/lib/accounts/recovery/recovery'
import { getCurrentViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'

export const generateMetadata = describePage(() => ({
  title: linkPageText().object.title,
  referrer: 'no-referrer',
  robots: { index: false },
}))

type Props = { params: Promise<{ token: string }> }

export default async function StopRecoveryPage({ params }: Props) {
  const { token } = await params
  await getCurrentViewer()
  if (!(await canStopRecovery(token))) return <ExpiredLinkPage />
  const { title, text, button } = linkPageText().object
  return (
    <EmailLinkPage title={title} text={text}>
      <EmailLinkAction button={button} path={`/api/account/recovery/stop/${token}`} />
    </EmailLinkPage>
  )
}
