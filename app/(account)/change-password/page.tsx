import type { Metadata } from 'next'
import { ChangePasswordForm } from '@/components/forms/change-password-form'
import { FormPage } from '@/components/forms/form-page'
import { requireViewer } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'
import { accountWords } from '@/words/account'

export const generateMetadata = (): Metadata => ({ title: accountWords().changePassword.title })

export default async function ChangePasswordPage() {
  await requireViewer(routes.changePassword)
  return (
    <FormPage title={accountWords().changePassword.title}>
      <ChangePasswordForm />
    </FormPage>
  )
}
