import type { Metadata } from 'next'
import { ChangePasswordForm } from '@/components/forms/change-password-form'
import { FormPage } from '@/components/forms/form-page'
import { requireViewer } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { title: 'Change password' }

export default async function ChangePasswordPage() {
  await requireViewer(routes.changePassword)
  return (
    <FormPage title="Change password">
      <ChangePasswordForm />
    </FormPage>
  )
}
