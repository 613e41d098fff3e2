import Link from 'next/link'
import { Flash } from '@/components/forms/flash'
import { FormPage } from '@/components/forms/form-page'
import { LoginForm } from '@/components/forms/login-form'
import { account } from '@/content/pages/account'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({ ...account.login, path: routes.login })

export default function LoginPage() {
  return (
    <FormPage title="Login">
      <Flash />
      <LoginForm />
      <p>
        <Link href={routes.forgotPassword} className="inline-flex min-h-11 items-center">
          Forgot password?
        </Link>
      </p>
      <p>
        New here? <Link href={routes.register}>Register</Link>
      </p>
    </FormPage>
  )
}
