'use client'

import { useRouter } from 'next/navigation'
import { Field } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { accountFormText } from '@/i18n/account-forms'
import { post } from '@/lib/client/api'
import { storeEmail, storeFlash } from '@/lib/client/flash'
import type { FormAnswer } from '@/lib/http/schema'
import { routes, toLoginPath } from '@/lib/routes'
import { describeRegistration } from './describe-registration'
import { PostingFormFrame } from './form-frame'
import { NewPasswordField } from './new-password-field'
import { useInvitedPerson } from './use-invited-person'
import { useSubmission } from './use-submission'

export function RegisterForm({ answer }: { answer?: FormAnswer }) {
  const text = accountFormText().register
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ registrationForm }) => registrationForm),
    send: async ({ confirm_password, ...registration }) => {
      const nextPath = readNextPath()
      const result = await post<{ emailed?: boolean }>('/api/auth/user/register', {
        ...registration,
        ...(nextPath && { next: nextPath }),
      })
      if (result.status === HTTP_CONFLICT) storeEmail(registration.email)
      return result
    },
    failure: text.failure,
    describeFailure: (status) =>
      status === HTTP_CONFLICT
        ? { more: text.taken, links: [{ href: buildLoginPath(answer?.next), label: text.logIn }] }
        : undefined,
    onSuccess: ({ msg, data: { emailed }, values: { email } }) => {
      const notice = describeRegistration({ msg, emailed, email })
      storeFlash(notice.text, notice.more)
      storeEmail(email)
      router.push(buildLoginPath())
      return 'leaving'
    },
    answer,
  })
  useInvitedPerson(form)
  return (
    <PostingFormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <Field label={text.firstName} autoComplete="given-name" {...form.field('firstname')} />
      <Field label={text.lastName} autoComplete="family-name" {...form.field('lastname')} />
      <Field
        label={text.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <Field
        label={text.phone}
        hint={text.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...form.field('phone_number')}
      />
      <NewPasswordField label={text.password} {...form.field('password')} />
      <PasswordField
        label={text.confirmation}
        autoComplete="new-password"
        {...form.field('confirm_password')}
      />
    </PostingFormFrame>
  )
}

const HTTP_CONFLICT = 409

function buildLoginPath(nextPath = readNextPath()) {
  return nextPath ? toLoginPath(nextPath) : routes.login
}

/** Passed on to the login page and the confirmation email. */
const readNextPath = () => new URLSearchParams(window.location.search).get('next')
