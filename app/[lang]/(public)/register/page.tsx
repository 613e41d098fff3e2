import Link from 'next/link'
import { FormPage } from '@/components/forms/form-page'
import { LoggedInNotice } from '@/components/forms/logged-in-notice'
import { RegisterForm } from '@/components/forms/register-form'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { LinkWithNext } from '@/components/site/link-with-next'
import { accountText } from '@/i18n/account'
import { buildPageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = () =>
  buildPageMetadata({ ...accountText().register, path: routes.register })

export default function RegisterPage() {
  const text = accountText().register
  return (
    <FormPage title={text.title} breadcrumbs={<Breadcrumbs {...text} path={routes.register} />}>
      <LoggedInNotice text={text.loggedIn} />
      <div className="when-out">
        <RegisterForm />
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
