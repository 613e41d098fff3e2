import { ExpiredLinkPage } from '@/components/account/email-link-page'
import { NewPasswordForm } from '@/components/account/new-password-form'
import { FormPage } from '@/components/forms/form-page'
import { linkPageText } from '@/i18n/link-pages'
import { isRecoveryOpen } from '@/lib/accounts/recovery/recovery'
import { getCurrentViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'

export const generateMetadata = describePage(() => ({
  title: linkPageText().recover.title,
  referrer: 'no-referrer',
  robots: { index: false },
}))

type Props = { params: Promise<{ token: string }> }

export default async function RecoverAccountPage({ params }: Props) {
  const { token } = await params
  await getCurrentViewer()
  if (!(await isRecoveryOpen(token))) return <ExpiredLinkPage />
  return (
    <FormPage title={linkPageText().recover.title}>
      <NewPasswordForm path={`/api/account/recovery/${token}`} />
    </FormPage>
  )
}
