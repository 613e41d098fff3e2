'use client'

import { Field } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { post } from '@/lib/client/api'
import { isSession, keepSession, type Session } from '@/lib/client/session-store'
import { safeNext } from '@/lib/routes'
import { accountFormWords } from '@/words/account-forms'
import { FormFrame } from './form-frame'
import { useSubmission } from './use-submission'

export function LoginForm() {
  const words = accountFormWords().login
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ credentials }) => credentials),
    send: (values) => post<Partial<Session>>('/api/auth/user/login', values),
    failure: words.failure,
    succeed: ({ data }) => {
      if (!isSession(data)) return { tone: 'error', text: words.failure }
      keepSession(data.user, data.token)
      enter()
      return 'leaving'
    },
  })
  return (
    <FormFrame form={form} button={words.button} busyLabel={words.busy} noValidate>
      <Field
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="username"
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

/**
 * A full page load rather than router.push: the router may remember, from before, that a gated page
 * sent this visitor away. Replacing leaves no login form behind Back.
 */
function enter() {
  const wish = new URLSearchParams(window.location.search).get('next')
  window.location.replace(safeNext(wish))
}
