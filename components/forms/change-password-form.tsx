'use client'

import { Choice } from '@/components/ui/choice'
import { PasswordField } from '@/components/ui/password-field'
import { post } from '@/lib/client/api'
import { clearSession, isSession, keepSession, type Session } from '@/lib/client/session-store'
import { accountFormWords } from '@/words/account-forms'
import { FormFrame } from './form-frame'
import { NewPasswordField } from './new-password-field'
import { useSubmission } from './use-submission'

export function ChangePasswordForm() {
  const words = accountFormWords().changePassword
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ passwordChange }) => passwordChange),
    send: async (values) => {
      const answer = await post<Partial<Session>>('/api/auth/user/change-password', values)
      if (answer.status === 401) clearSession()
      return answer
    },
    failure: words.failure,
    succeed: ({ msg = words.success, data }) => {
      // The old session ended with the old password; the answer carries the new one.
      if (isSession(data)) keepSession(data.user, data.token)
      form.reset()
      return { tone: 'info', text: msg }
    },
  })
  return (
    <FormFrame form={form} button={words.button} busyLabel={words.busy}>
      <PasswordField
        label={words.current}
        autoComplete="current-password"
        required
        {...form.field('currentPassword')}
      />
      <NewPasswordField label={words.next} required {...form.field('newPassword')} />
      <Choice label={words.revoke} defaultChecked {...form.field('revokeAccess')} />
    </FormFrame>
  )
}
