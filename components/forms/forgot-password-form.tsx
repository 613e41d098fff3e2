'use client'

import { accountFormText } from '@/i18n/account-forms'
import { post } from '@/lib/client/api'
import type { FormAnswer } from '@/lib/http/schema'
import { EmailField } from './email-field'
import { PostingFormFrame } from './form-frame'
import type { FormNotice } from './use-sending'
import { useSubmission } from './use-submission'

export function ForgotPasswordForm({ answer }: { answer?: FormAnswer }) {
  const text = accountFormText().forgotPassword
  const describeSuccess = ({ msg = text.success }: { msg?: string }): FormNotice => ({
    ...{ tone: 'success', text: msg },
  })
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ resetRequest }) => resetRequest),
    send: (values) => post('/api/auth/user/forgot-password', values),
    failure: text.failure,
    onSuccess: describeSuccess,
    answer,
    describeSuccess: ({ body }) => describeSuccess(body),
  })
  return (
    <PostingFormFrame form={form} button={text.button} busyLabel={text.busy}>
      <EmailField
        label={text.email}
        autoComplete="username"
        enterKeyHint="send"
        onCorrect={(email) => form.setValue('email', email)}
        required
        {...form.field('email')}
      />
    </PostingFormFrame>
  )
}
