'use client'

import { Field } from '@/components/ui/field'
import { accountFormText } from '@/i18n/account-forms'
import { post } from '@/lib/client/api'
import { FormFrame } from './form-frame'
import { useSubmission } from './use-submission'

export function ForgotPasswordForm() {
  const text = accountFormText().forgotPassword
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ resetRequest }) => resetRequest),
    send: (values) => post('/api/auth/user/forgot-password', values),
    failure: text.failure,
    onSuccess: ({ msg = text.success }) => ({ tone: 'success', text: msg }),
  })
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy}>
      <Field
        label={text.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        {...form.field('email')}
      />
    </FormFrame>
  )
}
