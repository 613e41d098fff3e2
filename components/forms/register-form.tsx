'use client'

import { useRouter } from 'next/navigation'
import { Field } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { accountFormText } from '@/i18n/account-forms'
import { post } from '@/lib/client/api'
import { deleteFormDraft } from '@/lib/client/draft'
import { storeEmail, storeFlash } from '@/lib/client/flash'
import { useHydrated } from '@/lib/client/use-hydrated'
import type { FormAnswer } from '@/lib/http/schema'
import { routes, toLoginPath } from '@/lib/routes'
import { describeRegistration } from './describe-registration'
import { EmailField } from './email-field'
import { PostingFormFrame } from './form-frame'
import { FormPart } from './form-part'
import { NewPasswordField } from './new-password-field'
import { useDoneParts } from './use-done-parts'
import { useDraft } from './use-draft'
import { useInvitedPerson } from './use-invited-person'
import { useSubmission } from './use-submission'

export function RegisterForm({ answer }: { answer?: FormAnswer }) {
  const text = accountFormText().register
  const router = useRouter()
  const form = useSubmission({
    schema: loadRegistrationForm,
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
      deleteFormDraft(DRAFT_NAME)
      router.push(buildLoginPath())
      return 'leaving'
    },
    answer,
  })
  useDraft(DRAFT_NAME, form)
  useInvitedPerson(form)
  const doneParts = useDoneParts(form, loadRegistrationForm, PARTS)
  const [isNamed = false, isReachable = false, hasPassword = false] = doneParts
  return (
    <PostingFormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <PartsDone doneParts={doneParts} />
      <FormPart number={1} legend={text.parts.name} isDone={isNamed} isRow>
        <Field
          label={text.firstName}
          autoComplete="given-name"
          autoCapitalize="words"
          enterKeyHint="next"
          {...form.field('firstname')}
        />
        <Field
          label={text.lastName}
          autoComplete="family-name"
          autoCapitalize="words"
          enterKeyHint="next"
          {...form.field('lastname')}
        />
      </FormPart>
      <FormPart number={2} legend={text.parts.contact} isDone={isReachable}>
        <EmailField
          label={text.email}
          autoComplete="email"
          enterKeyHint="next"
          onCorrect={(email) => form.setValue('email', email)}
          {...form.field('email')}
        />
        <Field
          label={text.phone}
          hint={text.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
          {...form.field('phone_number')}
        />
      </FormPart>
      <FormPart number={3} legend={text.parts.login} isDone={hasPassword}>
        <NewPasswordField label={text.password} enterKeyHint="next" {...form.field('password')} />
        <PasswordField
          label={text.confirmation}
          autoComplete="new-password"
          enterKeyHint="go"
          {...form.field('confirm_password')}
        />
      </FormPart>
    </PostingFormFrame>
  )
}

/** Screen readers announce only the end, because each field is announced already. */
function PartsDone({ doneParts }: { doneParts: boolean[] }) {
  const { parts: text } = accountFormText().register
  const isHydrated = useHydrated()
  const doneCount = doneParts.filter(Boolean).length
  const total = doneParts.length
  return (
    <div className="text-muted">
      <p>{isHydrated ? text.done(doneCount, total) : text.count(total)}</p>
      <p aria-live="polite" className="sr-only">
        {doneCount === total && text.complete}
      </p>
    </div>
  )
}

const DRAFT_NAME = 'register'

/** The specification's fields in its order. */
const PARTS = [
  ['firstname', 'lastname'],
  ['email', 'phone_number'],
  ['password', 'confirm_password'],
] as const

const loadRegistrationForm = () =>
  import('@/lib/accounts/schema').then(({ registrationForm }) => registrationForm)

const HTTP_CONFLICT = 409

function buildLoginPath(nextPath = readNextPath()) {
  return nextPath ? toLoginPath(nextPath) : routes.login
}

/** Passed on to the login page and the confirmation email. */
const readNextPath = () => new URLSearchParams(window.location.search).get('next')
