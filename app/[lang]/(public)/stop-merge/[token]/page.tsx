import { EmailLinkAction } from '@/components/account/email-link-action'
import { EmailLinkPage, ExpiredLinkPage } from '@/components/account/email-link-page'
import { linkPageText } from '@/i18n/link-pages'
import { getCurrentViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { canStopMerge } from '@/lib/privacy/merge/plan'

export const generateMetadata = describePage(() => ({
  title: linkPageText().objectToMerge.title,
  referrer: 'no-referrer',
  robots: { index: false },
}))

type Props = { params: Promise<{ token: string }> }

export default async function StopMergePage({ params }: Props) {
  const { token } = await params
  await getCurrentViewer()
  if (!(await canStopMerge(token))) return <ExpiredLinkPage />
  const { title, text, button } = linkPageText().objectToMerge
  return (
    <EmailLinkPage title={title} text={text}>
      <EmailLinkAction button={button} path={`/api/account/merge/stop/${token}`} />
    </EmailLinkPage>
  )
}
