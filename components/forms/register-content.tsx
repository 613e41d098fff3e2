import Link from 'next/link'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { LinkWithNext } from '@/components/site/link-with-next'
import { accountText } from '@/i18n/account'
import type { FormAnswer } from '@/lib/http/schema'
import { routes } from '@/lib/routes'
import { FormPage } from './form-page'
import { LoggedInNotice } from './logged-in-notice'
import { RegisterForm } from './register-form'

export function RegisterContent({ answer }: { answer?: FormAnswer }) {
  const text = accountText().register
  return (
    <FormPage title={text.title} breadcrumbs={<Breadcrumbs {...text} path={routes.register} />}>
      <LoggedInNotice text={text.loggedIn} />
      <div className="when-out">
        <RegisterForm answer={answer} />
        <p className="mt-4 text-muted">
          {text.adults}{' '}
          <Link href={routes.privacyPolicy} prefetch={false}>
            {text.privacy}
          </Link>
        </p>
        <p className="mt-6">
          {text.haveAccount} <LinkWithNext href={routes.login}>{text.login}</LinkWithNext>
        </p>
      </div>
    </FormPage>
  )
}
