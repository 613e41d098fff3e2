import type { Metadata } from 'next'
import { EmailLinkAction } from '@/components/account/email-link-action'
import { EmailLinkPage, ExpiredLinkPage } from '@/components/account/email-link-page'
import { linkPageText } from '@/i18n/link-pages'
import { getEmailLink } from '@/lib/accounts/email-links'
import { getCurrentViewer } from '@/lib/auth/viewer'

export const generateMetadata = (): Metadata => ({
  title: linkPageText().confirm.title,
  referrer: 'no-referrer',
  robots: { index: false },
})

type Props = { params: Promise<{ token: string }> }

export default async function ConfirmEmailPage({ params }: Props) {
  const { token } = await params
  await getCurrentViewer()
  const link = await getEmailLink(token, ['confirm', 'change'])
  if (!link) return <ExpiredLinkPage />
  const pageText = linkPageText()[link.kind === 'change' ? 'change' : 'confirm']
  return (
    <EmailLinkPage title={pageText.title} text={pageText.text(link.email)}>
      <EmailLinkAction button={pageText.button} path={`/api/account/links/${token}`} />
    </EmailLinkPage>
  )
}
