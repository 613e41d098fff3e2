import type { Metadata } from 'next'
import { ChangePasswordForm } from '@/components/forms/change-password-form'
import { FormPage } from '@/components/forms/form-page'
import { StepUp } from '@/components/team/step-up'
import { requireViewer } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'
import { teamMember } from '@/lib/team/member'
import { accountWords } from '@/words/account'

export const generateMetadata = (): Metadata => ({ title: accountWords().changePassword.title })

export default async function ChangePasswordPage() {
  const viewer = await requireViewer(routes.changePassword)
  const member = await teamMember(viewer, 'editor')
  return (
    <FormPage title={accountWords().changePassword.title}>
      <ChangePasswordForm />
      {member && <StepUp />}
    </FormPage>
  )
}
