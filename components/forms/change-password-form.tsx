'use client'

import { Checkbox } from '@/components/ui/checkbox'
import { PasswordField } from '@/components/ui/password-field'
import { accountFormText } from '@/i18n/account-forms'
import { post } from '@/lib/client/api'
import {
  clearSession,
  isStoredSession,
  type StoredSession,
  saveSession,
} from '@/lib/client/session-store'
import { FormFrame } from './form-frame'
import { NewPasswordField } from './new-password-field'
import { useSubmission } from './use-submission'

export function ChangePasswordForm() {
  const text = accountFormText().changePassword
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ passwordChange }) => passwordChange),
    send: async (values) => {
      const result = await post<Partial<StoredSession>>('/api/auth/user/change-password', values)
      if (result.status === 401) clearSession()
      return result
    },
    failure: text.failure,
    onSuccess: ({ msg = text.success, data }) => {
      // The old session ended with the old password; the response carries the new one.
      if (isStoredSession(data)) saveSession(data.user, data.token)
      form.reset()
      return { tone: 'info', text: msg }
    },
  })
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy}>
      <PasswordField
        label={text.current}
        autoComplete="current-password"
        enterKeyHint="next"
        required
        {...form.field('currentPassword')}
      />
      <NewPasswordField
        label={text.next}
        enterKeyHint="done"
        required
        {...form.field('newPassword')}
      />
      <Checkbox label={text.revoke} defaultChecked {...form.field('revokeAccess')} />
    </FormFrame>
  )
}
