import Link from 'next/link'
import { FormPage } from '@/components/forms/form-page'
import { RegisterForm } from '@/components/forms/register-form'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { accountWords } from '@/words/account'

export const generateMetadata = () =>
  pageMetadata({ ...accountWords().register, path: routes.register })

export default function RegisterPage() {
  const words = accountWords().register
  return (
    <FormPage title={words.title}>
      <RegisterForm />
      <p>
        {words.haveAccount} <Link href={routes.login}>{words.login}</Link>
      </p>
    </FormPage>
  )
}
