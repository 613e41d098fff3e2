'use client'

import { useRouter } from 'next/navigation'
import { Field } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { post } from '@/lib/client/api'
import { leaveEmail, leaveFlash } from '@/lib/client/flash'
import { loginFor, routes } from '@/lib/routes'
import { accountFormWords } from '@/words/account-forms'
import { FormFrame } from './form-frame'
import { NewPasswordField } from './new-password-field'
import { useSubmission } from './use-submission'

export function RegisterForm() {
  const words = accountFormWords().register
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ registrationForm }) => registrationForm),
    send: ({ confirm_password, ...registration }) => {
      const next = wishOfThisPage()
      return post('/api/auth/user/register', { ...registration, ...(next && { next }) })
    },
    failure: words.failure,
    wayOut: (status) => {
      if (status !== TAKEN) return
      leaveEmail(form.getValues('email'))
      return { more: words.taken, ways: [{ href: loginOfThisPage(), label: words.logIn }] }
    },
    succeed: ({ msg = words.success, sent: { email } }) => {
      leaveFlash(msg, words.confirmationSent(email))
      leaveEmail(email)
      router.push(loginOfThisPage())
      return 'leaving'
    },
  })
  return (
    <FormFrame form={form} button={words.button} busyLabel={words.busy} noValidate>
      <Field label={words.firstName} autoComplete="given-name" {...form.field('firstname')} />
      <Field label={words.lastName} autoComplete="family-name" {...form.field('lastname')} />
      <Field
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <Field
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...form.field('phone_number')}
      />
      <NewPasswordField label={words.password} {...form.field('password')} />
      <PasswordField
        label={words.confirmation}
        autoComplete="new-password"
        {...form.field('confirm_password')}
      />
    </FormFrame>
  )
}

const TAKEN = 409

function loginOfThisPage() {
  const wish = wishOfThisPage()
  return wish ? loginFor(wish) : routes.login
}

/** Where the visitor was going: to the login page, and to the letter that confirms the address. */
const wishOfThisPage = () => new URLSearchParams(window.location.search).get('next')
