import Link from 'next/link'
import { Flash } from '@/components/forms/flash'
import { FormPage } from '@/components/forms/form-page'
import { LoggedInNotice } from '@/components/forms/logged-in-notice'
import { LoginForm } from '@/components/forms/login-form'
import { PasskeyLogin } from '@/components/forms/passkey-login'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { LinkWithNext } from '@/components/site/link-with-next'
import { accountText } from '@/i18n/account'
import { buildPageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = () =>
  buildPageMetadata({ ...accountText().login, path: routes.login })

export default function LoginPage() {
  const text = accountText().login
  return (
    <FormPage title={text.title} breadcrumbs={<Breadcrumbs {...text} path={routes.login} />}>
      <LoggedInNotice text={text.loggedIn} />
      <Flash />
      <LoginForm />
      <p>
        <Link
          href={routes.forgotPassword}
          prefetch={false}
          className="inline-flex min-h-11 items-center"
        >
          {text.forgot}
        </Link>
      </p>
      <p className="when-out">
        {text.newHere} <LinkWithNext href={routes.register}>{text.register}</LinkWithNext>
      </p>
      <PasskeyLogin />
    </FormPage>
  )
}
