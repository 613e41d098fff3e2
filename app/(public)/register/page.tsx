import type { Metadata } from 'next'
import Link from 'next/link'
import { FormPage } from '@/components/forms/form-page'
import { RegisterForm } from '@/components/forms/register-form'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { title: 'Register' }

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
