import { ChangePasswordForm } from '@/components/forms/change-password-form'
import { FormPage } from '@/components/forms/form-page'
import { StepUp } from '@/components/team/second-factor/step-up'
import { accountText } from '@/i18n/account'
import { requireViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { findTeamMember } from '@/lib/team-access/member'

export const generateMetadata = describePage(() => ({ title: accountText().changePassword.title }))

export default async function ChangePasswordPage() {
  const viewer = await requireViewer(routes.changePassword)
  const member = await findTeamMember(viewer, 'any')
  return (
    <FormPage title={accountText().changePassword.title}>
      <ChangePasswordForm />
      {member && <StepUp />}
    </FormPage>
  )
}
