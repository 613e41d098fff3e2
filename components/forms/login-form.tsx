'use client'

import { useEffect } from 'react'
import { PasswordField } from '@/components/ui/password-field'
import { accountFormText } from '@/i18n/account-forms'
import { post } from '@/lib/client/api'
import { completeLogin } from '@/lib/client/complete-login'
import { consumeEmail } from '@/lib/client/flash'
import type { StoredSession } from '@/lib/client/session-store'
import type { FormAnswer } from '@/lib/http/schema'
import { EmailField } from './email-field'
import { PostingFormFrame } from './form-frame'
import { useSubmission } from './use-submission'

/** `email` is that of an account that was registered without scripts. */
export function LoginForm({ answer, email }: { answer?: FormAnswer; email?: string }) {
  const text = accountFormText().login
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ credentials }) => credentials),
    send: (values) => post<Partial<StoredSession>>('/api/auth/user/login', values),
    failure: text.failure,
    onSuccess: ({ data }) =>
      completeLogin(data) ? 'leaving' : { tone: 'error', text: text.failure },
    answer,
  })
  const { getValues, setValue } = form
  useEffect(() => {
    const storedEmail = consumeEmail()
    if (storedEmail && !getValues('email')) setValue('email', storedEmail)
  }, [getValues, setValue])
  return (
    <PostingFormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <EmailField
        label={text.email}
        autoComplete="username webauthn"
        enterKeyHint="next"
        onCorrect={(corrected) => setValue('email', corrected)}
        defaultValue={email}
        {...form.field('email')}
      />
      <PasswordField
        label={text.password}
        autoComplete="current-password"
        enterKeyHint="go"
        {...form.field('password')}
      />
    </PostingFormFrame>
  )
}
