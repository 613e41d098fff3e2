'use client'

import { Field } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { post } from '@/lib/client/api'
import { isSession, keepSession, type Session } from '@/lib/client/session-store'
import { safeNext } from '@/lib/routes'
import { FormFrame } from './form-frame'
import { useSubmission } from './use-submission'

const FAILURE = 'Login failed. Please try again.'

export function LoginForm() {
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ credentials }) => credentials),
    send: (values) => post<Partial<Session>>('/api/auth/user/login', values),
    failure: FAILURE,
    succeed: ({ data }) => {
      if (!isSession(data)) return { tone: 'error', text: FAILURE }
      keepSession(data.user, data.token)
      enter()
      return 'leaving'
    },
  })
  return (
    <FormFrame form={form} button="Login" busyLabel="Logging in..." noValidate>
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        {...form.field('email')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
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
