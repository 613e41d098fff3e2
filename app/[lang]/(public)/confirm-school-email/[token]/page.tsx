import { EmailLinkAction } from '@/components/account/email-link-action'
import { EmailLinkPage, ExpiredLinkPage } from '@/components/account/email-link-page'
import { linkPageText } from '@/i18n/link-pages'
import { getCurrentViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { findSchoolOfEmailLink } from '@/lib/schools/school-email'

export const generateMetadata = describePage(() => ({
  title: linkPageText().schoolEmail.title,
  referrer: 'no-referrer',
  robots: { index: false },
}))

type Props = { params: Promise<{ token: string }> }

export default async function ConfirmSchoolEmailPage({ params }: Props) {
  const { token } = await params
  await getCurrentViewer()
  const school = await findSchoolOfEmailLink(token)
  if (!school) return <ExpiredLinkPage />
  const { title, text, button } = linkPageText().schoolEmail
  return (
    <EmailLinkPage title={title} text={text(school.name, school.email)}>
      <EmailLinkAction button={button} path={`/api/school/email/${token}`} />
    </EmailLinkPage>
  )
}
