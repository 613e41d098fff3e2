'use client'

import { useRouter } from 'next/navigation'
import { Field } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { post } from '@/lib/client/api'
import { leaveFlash } from '@/lib/client/flash'
import { routes } from '@/lib/routes'
import { FormFrame } from './form-frame'
import { useSubmission } from './use-submission'

export function RegisterForm() {
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ registrationForm }) => registrationForm),
    send: ({ confirm_password, ...registration }) => post('/api/auth/user/register', registration),
    failure: 'Registration failed. Please try again.',
    succeed: ({ msg = 'Registration successful!' }) => {
      leaveFlash(msg)
      router.push(routes.login)
      return 'leaving'
    },
  })
  return (
    <FormFrame form={form} button="Register" busyLabel="Registering..." noValidate>
      <Field label="First name" autoComplete="given-name" {...form.field('firstname')} />
      <Field label="Last name" autoComplete="family-name" {...form.field('lastname')} />
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <Field
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...form.field('phone_number')}
      />
      <PasswordField label="Password" autoComplete="new-password" {...form.field('password')} />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...form.field('confirm_password')}
      />
    </FormFrame>
  )
}
