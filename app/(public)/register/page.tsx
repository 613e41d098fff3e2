import Link from 'next/link'
import { FormPage } from '@/components/forms/form-page'
import { RegisterForm } from '@/components/forms/register-form'
import { account } from '@/content/pages/account'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({ ...account.register, path: routes.register })

export default function RegisterPage() {
  return (
    <FormPage title="Register">
      <RegisterForm />
      <p>
        Already have an account? <Link href={routes.login}>Login</Link>
      </p>
    </FormPage>
  )
}
