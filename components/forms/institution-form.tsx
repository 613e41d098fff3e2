'use client'

import { formPage } from '@/content/pages/subscription'
import { type Outcome, post } from '@/lib/client/api'
import { dropDraft } from '@/lib/client/draft'
import { clearSession, currentSession, updateSubscription } from '@/lib/client/session-store'
import type { Institution } from '@/lib/institutions/schema'
import { loginFor, routes } from '@/lib/routes'
import { FormFrame } from './form-frame'
import { InstitutionFields } from './institution-fields'
import { useDraft } from './use-draft'
import { useSubmission } from './use-submission'

type Reply = { is_subscribed?: unknown }
type Kind = {
  button: string
  failure: string
  success: string
  send: (values: Institution) => Promise<Outcome<Reply>>
}

const kinds = {
  registration: {
    button: 'Register Institution',
    failure: 'Submission failed',
    success: 'Your institution is registered.',
    send: (values) => post('/api/auth/register', values),
  },
  subscription: {
    button: 'Submit Subscription',
    failure: 'Subscription failed',
    success: 'Your subscription has reached us.',
    send: subscribe,
  },
} satisfies Record<string, Kind>

/** One form for both: a school makes itself known, or subscribes. */
export function InstitutionForm({ kind }: { kind: keyof typeof kinds }) {
  const { button, failure, success, send } = kinds[kind]
  const form = useSubmission({
    schema: () => import('@/lib/institutions/schema').then(({ institution }) => institution),
    send,
    failure,
    wayOut: (status) =>
      status === 401
        ? { href: loginFor(routes.subscriptionForm), label: formPage.login }
        : undefined,
    succeed: ({ msg = success, data: { is_subscribed } }) => {
      if (is_subscribed === 0 || is_subscribed === 1) updateSubscription(is_subscribed)
      form.reset()
      dropDraft(kind)
      return { tone: 'success', text: msg }
    },
  })
  useDraft(kind, form)
  return (
    <FormFrame form={form} button={button} busyLabel="Submitting...">
      <InstitutionFields field={form.field} />
    </FormFrame>
  )
}

async function subscribe(values: Institution): Promise<Outcome<Reply>> {
  const user = currentSession()?.user
  if (!user) return { ok: false, status: 401, msg: 'User is not logged in', data: null }
  const answer = await post<Reply>('/api/auth/user/subscribe', { ...values, userId: user.id })
  if (answer.status === 401) clearSession()
  return answer
}
