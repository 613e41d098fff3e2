import { accountText } from '@/i18n/account'
import type { FormAnswer } from '@/lib/http/schema'
import { FormPage } from './form-page'
import { ResetPasswordForm } from './reset-password-form'

export function ResetPasswordContent({ answer }: { answer?: FormAnswer }) {
  return (
    <FormPage title={accountText().resetPassword.title}>
      <ResetPasswordForm answer={answer} />
    </FormPage>
  )
}
