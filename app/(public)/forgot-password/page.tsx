import type { Metadata } from 'next'
import { ForgotPasswordForm } from '@/components/forms/forgot-password-form'
import { FormPage } from '@/components/forms/form-page'

export const metadata: Metadata = { title: 'Forgot password' }

export default function ForgotPasswordPage() {
  return (
    <FormPage title="Forgot password">
      <p>Enter the email of your account and we will send you a link to choose a new password.</p>
      <ForgotPasswordForm />
    </FormPage>
  )
}
