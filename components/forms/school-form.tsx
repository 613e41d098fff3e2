'use client'

import { useEffect } from 'react'
import { schoolFormText } from '@/i18n/school-form'
import { type ApiOutcome, post } from '@/lib/client/api'
import { deleteFormDraft, type FormDraft, readFormDraft, saveFormDraft } from '@/lib/client/draft'
import { clearSession, currentSession, updateSubscription } from '@/lib/client/session-store'
import type { FormAnswer } from '@/lib/http/schema'
import { routes, toAnsweredPath, toLoginPath, toRegisterPath } from '@/lib/routes'
import type { SchoolFormInput } from '@/lib/schools/schema'
import { PostingFormFrame } from './form-frame'
import { SchoolFields } from './school-fields'
import { useDraft } from './use-draft'
import type { FormNotice } from './use-sending'
import { isSuccess, useSubmission } from './use-submission'

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
  answer?: FormAnswer
}

export function SchoolForm({ kind, initialValues, button, onDone, answer }: Props) {
  const { busy: busyLabel, logIn: logInLabel, [kind]: text } = schoolFormText()
  const form = useSubmission({
    schema: () => import('@/lib/schools/schema').then(({ schoolForm }) => schoolForm),
    send: SEND_BY_KIND[kind],
    failure: text.failure,
    describeFailure: (status) =>
      status === 401
        ? { links: [{ href: toLoginPath(toFormPath(answer)), label: logInLabel }] }
        : undefined,
    onSuccess: ({ msg, data: { is_subscribed } }) => {
      storeSuccess(kind, is_subscribed, readFormDraft(kind))
      form.reset()
      deleteFormDraft(kind)
      onDone?.()
      return describeSuccess({ msg, is_subscribed }, currentSession() !== null)
    },
    answer: answer && toOwnAnswer(kind, answer),
    describeSuccess: ({ body, hasSession }) => describeSuccess(body, hasSession),
  })
  useEffect(() => {
    if (answer && isSuccess(answer)) storeSuccess(kind, answer.body.is_subscribed, answer.values)
  }, [kind, answer])
  useDraft(kind, form, initialValues)
  return (
    <PostingFormFrame form={form} button={button ?? text.button} busyLabel={busyLabel}>
      <SchoolFields field={form.field} />
    </PostingFormFrame>
  )

  function describeSuccess(
    { msg, is_subscribed }: { msg?: string; is_subscribed?: unknown },
    hasSession: boolean,
  ): FormNotice {
    const nextSteps =
      kind === 'registration' ? buildNextStep(hasSession) : buildAccessNotice(is_subscribed)
    return { tone: 'success', text: msg ?? text.success, ...nextSteps }
  }
}

/** After the login, what was typed is still there. */
const toFormPath = (answer: FormAnswer | undefined) =>
  answer ? toAnsweredPath(routes.subscriptionForm, answer.id) : routes.subscriptionForm

/** The subscription form refuses with the same sentence as its script. */
const toOwnAnswer = (kind: Props['kind'], answer: FormAnswer): FormAnswer =>
  kind === 'subscription' && answer.status === 401
    ? { ...answer, body: { msg: schoolFormText().notLoggedIn } }
    : answer

/**
 * Updates the stored user, and copies a registration to the subscription form, except the declaration, which must
 * be made again.
 */
function storeSuccess(kind: Props['kind'], is_subscribed: unknown, values: FormDraft) {
  if (is_subscribed === 0 || is_subscribed === 1) updateSubscription(is_subscribed)
  if (kind !== 'registration') return
  const { declaration: _, ...draft } = values
  saveFormDraft('subscription', draft)
}

function buildNextStep(hasSession: boolean) {
  const { next: more, toForm: formLabel, toRegister: registerLabel } = schoolFormText().registration
  const formPath = routes.subscriptionForm
  const link = hasSession
    ? { href: formPath, label: formLabel }
    : { href: toRegisterPath(formPath), label: registerLabel }
  return { more, links: [link] }
}

/** Shown besides the server's message. */
function buildAccessNotice(is_subscribed: unknown) {
  const { ways: linkLabels, next: nextTexts } = schoolFormText().subscription
  const mySchoolLink = { href: routes.mySchool, label: linkLabels.mySchool }
  const quotationLink = { href: routes.schoolBilling, label: linkLabels.quotation }
  if (is_subscribed === 0) return { more: nextTexts.waiting, links: [quotationLink, mySchoolLink] }
  if (is_subscribed !== 1) return {}
  const inviteLink = { href: routes.schoolInvite, label: linkLabels.invite }
  const libraryLink = { href: routes.ebook, label: linkLabels.library }
  return { more: nextTexts.active, links: [inviteLink, mySchoolLink, libraryLink, quotationLink] }
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
