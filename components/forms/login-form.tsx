'use client'

import { useEffect } from 'react'
import { Field } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { post } from '@/lib/client/api'
import { enterWith } from '@/lib/client/enter'
import { takeEmail } from '@/lib/client/flash'
import type { Session } from '@/lib/client/session-store'
import { accountFormWords } from '@/words/account-forms'
import { FormFrame } from './form-frame'
import { useSubmission } from './use-submission'

export function LoginForm() {
  const words = accountFormWords().login
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ credentials }) => credentials),
    send: (values) => post<Partial<Session>>('/api/auth/user/login', values),
    failure: words.failure,
    succeed: ({ data }) => (enterWith(data) ? 'leaving' : { tone: 'error', text: words.failure }),
  })
  const { getValues, setValue } = form
  useEffect(() => {
    const email = takeEmail()
    if (email && !getValues('email')) setValue('email', email)
  }, [getValues, setValue])
  return (
    <FormFrame form={form} button={words.button} busyLabel={words.busy} noValidate>
      <Field
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        {...form.field('email')}
      />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        {...form.field('password')}
      />
    </FormFrame>
  )
}
