'use client'

import { Field } from '@/components/ui/field'
import { post } from '@/lib/client/api'
import { FormFrame } from './form-frame'
import { useSubmission } from './use-submission'

export function ForgotPasswordForm() {
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ resetRequest }) => resetRequest),
    send: (values) => post('/api/auth/user/forgot-password', values),
    failure: 'Error sending reset link',
    succeed: ({ msg = 'The reset link is on its way.' }) => ({ tone: 'success', text: msg }),
  })
  return (
    <FormFrame form={form} button="Send Reset Link" busyLabel="Sending...">
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        {...form.field('email')}
      />
    </FormFrame>
  )
}
