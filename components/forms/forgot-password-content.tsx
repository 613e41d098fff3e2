import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { accountText } from '@/i18n/account'
import type { FormAnswer } from '@/lib/http/schema'
import { routes } from '@/lib/routes'
import { ForgotPasswordForm } from './forgot-password-form'
import { FormPage } from './form-page'

export function ForgotPasswordContent({ answer }: { answer?: FormAnswer }) {
  const { title, lede } = accountText().forgotPassword
  return (
    <FormPage
      title={title}
      breadcrumbs={<Breadcrumbs {...accountText().forgotPassword} path={routes.forgotPassword} />}
    >
      <p>{lede}</p>
      <ForgotPasswordForm answer={answer} />
    </FormPage>
  )
}
