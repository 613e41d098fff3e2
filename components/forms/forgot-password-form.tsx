'use client'

import { Field } from '@/components/ui/field'
import { post } from '@/lib/client/api'
import { accountFormWords } from '@/words/account-forms'
import { FormFrame } from './form-frame'
import { useSubmission } from './use-submission'

export function ForgotPasswordForm() {
  const words = accountFormWords().forgotPassword
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ resetRequest }) => resetRequest),
    send: (values) => post('/api/auth/user/forgot-password', values),
    failure: words.failure,
    succeed: ({ msg = words.success }) => ({ tone: 'success', text: msg }),
  })
  return (
    <FormFrame form={form} button={words.button} busyLabel={words.busy}>
      <Field
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        {...form.field('email')}
      />
    </FormFrame>
  )
}
