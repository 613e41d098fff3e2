import Link from 'next/link'
import { AlreadyIn } from '@/components/forms/already-in'
import { Flash } from '@/components/forms/flash'
import { FormPage } from '@/components/forms/form-page'
import { LoginForm } from '@/components/forms/login-form'
import { PasskeyLogin } from '@/components/forms/passkey-login'
import { OnwardLink } from '@/components/site/onward-link'
import { Trail } from '@/components/site/trail'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { accountWords } from '@/words/account'

export const generateMetadata = () => pageMetadata({ ...accountWords().login, path: routes.login })

export default function LoginPage() {
  const words = accountWords().login
  return (
    <FormPage title={words.title} trail={<Trail {...words} path={routes.login} />}>
      <AlreadyIn text={words.loggedIn} />
      <Flash />
      <LoginForm />
      <p>
        <Link
          href={routes.forgotPassword}
          prefetch={false}
          className="inline-flex min-h-11 items-center"
        >
          {words.forgot}
        </Link>
      </p>
      <p className="when-out">
        {words.newHere} <OnwardLink href={routes.register}>{words.register}</OnwardLink>
      </p>
      <PasskeyLogin />
    </FormPage>
  )
}
