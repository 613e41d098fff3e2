import Link from 'next/link'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { LinkWithNext } from '@/components/site/link-with-next'
import { accountText } from '@/i18n/account'
import type { FormAnswer } from '@/lib/http/schema'
import { pages } from '@/lib/route-policies'
import { routes } from '@/lib/routes'
import { Flash } from './flash'
import { FormPage } from './form-page'
import { LoggedInNotice } from './logged-in-notice'
import { LoginForm } from './login-form'
import { PasskeyLogin } from './passkey-login'
import { ProviderLinks } from './provider-links'

export function LoginContent({ answer }: { answer?: FormAnswer }) {
  const text = accountText().login
  const isRegistered = answer?.page === pages.register.path
  return (
    <FormPage title={text.title} breadcrumbs={<Breadcrumbs {...text} path={routes.login} />}>
      <LoggedInNotice text={text.loggedIn} />
      <Flash registered={isRegistered ? answer : undefined} />
      <LoginForm {...(isRegistered ? { email: String(answer?.values.email) } : { answer })} />
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
      <ProviderLinks />
      <PasskeyLogin />
    </FormPage>
  )
}
