import { EmailLinkAction } from '@/components/account/email-link-action'
import { EmailLinkPage, ExpiredLinkPage } from '@/components/account/email-link-page'
import { NewPasswordForm } from '@/components/account/new-password-form'
import { firstStepsText } from '@/i18n/first-steps'
import { linkPageText } from '@/i18n/link-pages'
import { getEmailLink, needsNewPassword } from '@/lib/accounts/email-address/links'
import { getCurrentViewer } from '@/lib/auth/viewer'
import { hasOpenSteps } from '@/lib/learning/first-steps'
import { getLearningRecord } from '@/lib/learning/record/record'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({
  title: linkPageText().confirm.title,
  referrer: 'no-referrer',
  robots: { index: false },
}))

type Props = { params: Promise<{ token: string }> }

export default async function ConfirmEmailPage({ params }: Props) {
  const { token } = await params
  const viewer = await getCurrentViewer()
  const link = await getEmailLink(token, ['confirm', 'change'])
  if (!link) return <ExpiredLinkPage />
  const text = linkPageText()
  const pageText = text[link.kind === 'change' ? 'change' : 'confirm']
  const path = `/api/account/email-links/${token}`
  const isPasswordNeeded = needsNewPassword(link, viewer)
  const hasSteps = hasOpenSteps(await getLearningRecord(link.userId))
  return (
    <EmailLinkPage
      title={pageText.title}
      text={pageText.text(link.email)}
      more={isPasswordNeeded ? text.newPassword : undefined}
    >
      {isPasswordNeeded ? (
        <NewPasswordForm path={path} button={pageText.button} />
      ) : (
        <EmailLinkAction
          button={pageText.button}
          path={path}
          alsoNext={
            hasSteps ? { href: routes.firstSteps, label: firstStepsText().title } : undefined
          }
        />
      )}
    </EmailLinkPage>
  )
}
