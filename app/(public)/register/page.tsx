import Link from 'next/link'
import { AlreadyIn } from '@/components/forms/already-in'
import { FormPage } from '@/components/forms/form-page'
import { RegisterForm } from '@/components/forms/register-form'
import { OnwardLink } from '@/components/site/onward-link'
import { Trail } from '@/components/site/trail'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { accountWords } from '@/words/account'

export const generateMetadata = () =>
  pageMetadata({ ...accountWords().register, path: routes.register })

export default function RegisterPage() {
  const words = accountWords().register
  return (
    <FormPage title={words.title} trail={<Trail {...words} path={routes.register} />}>
      <AlreadyIn text={words.loggedIn} />
      <div className="when-out">
        <RegisterForm />
        <p className="mt-4 text-muted">
          {words.adults}{' '}
          <Link href={routes.privacyPolicy} prefetch={false}>
            {words.privacy}
          </Link>
        </p>
        <p className="mt-6">
          {words.haveAccount} <OnwardLink href={routes.login}>{words.login}</OnwardLink>
        </p>
      </div>
    </FormPage>
  )
}
