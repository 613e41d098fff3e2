'use client'

import { schoolFormText } from '@/i18n/school-form'
import { type ApiOutcome, post } from '@/lib/client/api'
import { deleteFormDraft, readFormDraft, saveFormDraft } from '@/lib/client/draft'
import { clearSession, currentSession, updateSubscription } from '@/lib/client/session-store'
import { routes, toLoginPath, toRegisterPath } from '@/lib/routes'
import type { SchoolFormInput } from '@/lib/schools/schema'
import { FormFrame } from './form-frame'
import { SchoolFields } from './school-fields'
import { useDraft } from './use-draft'
import { useSubmission } from './use-submission'

type SchoolFormResponse = { is_subscribed?: unknown }
type SendSchoolForm = (values: SchoolFormInput) => Promise<ApiOutcome<SchoolFormResponse>>

const SEND_BY_KIND = {
  registration: (values) => post('/api/auth/register', values),
  subscription: sendSubscription,
} satisfies Record<string, SendSchoolForm>

type Props = {
  kind: keyof typeof SEND_BY_KIND
  initialValues?: Record<string, string> | null
  button?: string
  onDone?: () => void
}

export function SchoolForm({ kind, initialValues, button, onDone }: Props) {
  const { busy: busyLabel, logIn: logInLabel, [kind]: text } = schoolFormText()
  const form = useSubmission({
    schema: () => import('@/lib/schools/schema').then(({ schoolForm }) => schoolForm),
    send: SEND_BY_KIND[kind],
    failure: text.failure,
    describeFailure: (status) =>
      status === 401
        ? { ways: [{ href: toLoginPath(routes.subscriptionForm), label: logInLabel }] }
        : undefined,
    onSuccess: ({ msg = text.success, data: { is_subscribed } }) => {
      if (is_subscribed === 0 || is_subscribed === 1) updateSubscription(is_subscribed)
      const nextSteps =
        kind === 'registration' ? continueToSubscription() : buildAccessNotice(is_subscribed)
      form.reset()
      deleteFormDraft(kind)
      onDone?.()
      return { tone: 'success', text: msg, ...nextSteps }
    },
  })
  useDraft(kind, form, initialValues)
  return (
    <FormFrame form={form} button={button ?? text.button} busyLabel={busyLabel}>
      <SchoolFields field={form.field} />
    </FormFrame>
  )
}

/** Copies the values to the subscription form, except the declaration, which must be made again. */
function continueToSubscription() {
  const { declaration: _, ...draft } = readFormDraft('registration')
  const { next: more, toForm: formLabel, toRegister: registerLabel } = schoolFormText().registration
  const formPath = routes.subscriptionForm
  saveFormDraft('subscription', draft)
  const link = currentSession()
    ? { href: formPath, label: formLabel }
    : { href: toRegisterPath(formPath), label: registerLabel }
  return { more, ways: [link] }
}

/** Shown besides the server's message. */
function buildAccessNotice(is_subscribed: unknown) {
  const { ways: linkLabels, next: nextTexts } = schoolFormText().subscription
  const mySchoolLink = { href: routes.mySchool, label: linkLabels.mySchool }
  const quotationLink = { href: routes.schoolBilling, label: linkLabels.quotation }
  if (is_subscribed === 0) return { more: nextTexts.waiting, ways: [quotationLink, mySchoolLink] }
  if (is_subscribed !== 1) return {}
  const inviteLink = { href: routes.schoolInvite, label: linkLabels.invite }
  const libraryLink = { href: routes.ebook, label: linkLabels.library }
  return { more: nextTexts.active, ways: [inviteLink, mySchoolLink, libraryLink, quotationLink] }
}

async function sendSubscription(values: SchoolFormInput): Promise<ApiOutcome<SchoolFormResponse>> {
  const user = currentSession()?.user
  const { notLoggedIn: notLoggedInText } = schoolFormText()
  if (!user) return { ok: false, status: 401, msg: notLoggedInText, data: null }
  const result = await post<SchoolFormResponse>('/api/auth/user/subscribe', {
    ...values,
    userId: user.id,
  })
  if (result.status === 401) clearSession()
  return result
}
