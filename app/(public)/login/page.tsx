import Link from 'next/link'
import { Flash } from '@/components/forms/flash'
import { FormPage } from '@/components/forms/form-page'
import { LoginForm } from '@/components/forms/login-form'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { accountWords } from '@/words/account'

export const generateMetadata = () => pageMetadata({ ...accountWords().login, path: routes.login })

export default function LoginPage() {
  const words = accountWords().login
  return (
    <FormPage title={words.title}>
      <Flash />
      <LoginForm />
      <p>
        <Link href={routes.forgotPassword} className="inline-flex min-h-11 items-center">
          {words.forgot}
        </Link>
      </p>
      <p>
        {words.newHere} <Link href={routes.register}>{words.register}</Link>
      </p>
    </FormPage>
  )
}
