import { ForgotPasswordForm } from '@/components/forms/forgot-password-form'
import { FormPage } from '@/components/forms/form-page'
import { account } from '@/content/pages/account'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({ ...account.forgotPassword, path: routes.forgotPassword })

export default function ForgotPasswordPage() {
  return (
    <FormPage title="Forgot password">
      <p>Enter the email of your account and we will send you a link to choose a new password.</p>
      <ForgotPasswordForm />
    </FormPage>
  )
}
