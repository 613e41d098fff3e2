import { ForgotPasswordForm } from '@/components/forms/forgot-password-form'
import { FormPage } from '@/components/forms/form-page'
import { Trail } from '@/components/site/trail'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { accountWords } from '@/words/account'

export const generateMetadata = () =>
  pageMetadata({ ...accountWords().forgotPassword, path: routes.forgotPassword })

export default function ForgotPasswordPage() {
  const { title, lede } = accountWords().forgotPassword
  return (
    <FormPage
      title={title}
      trail={<Trail {...accountWords().forgotPassword} path={routes.forgotPassword} />}
    >
      <p>{lede}</p>
      <ForgotPasswordForm />
    </FormPage>
  )
}
