import { ForgotPasswordForm } from '@/components/forms/forgot-password-form'
import { FormPage } from '@/components/forms/form-page'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { accountText } from '@/i18n/account'
import { buildPageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = () =>
  buildPageMetadata({ ...accountText().forgotPassword, path: routes.forgotPassword })

export default function ForgotPasswordPage() {
  const { title, lede } = accountText().forgotPassword
  return (
    <FormPage
      title={title}
      breadcrumbs={<Breadcrumbs {...accountText().forgotPassword} path={routes.forgotPassword} />}
    >
      <p>{lede}</p>
      <ForgotPasswordForm />
    </FormPage>
  )
}
