'use client'

import { type Outcome, post } from '@/lib/client/api'
import { dropDraft, keepDraft, readDraft } from '@/lib/client/draft'
import { clearSession, currentSession, updateSubscription } from '@/lib/client/session-store'
import { loginFor, registerFor, routes } from '@/lib/routes'
import type { Institution } from '@/lib/schools/schema'
import { institutionFormWords } from '@/words/institution-form'
import { FormFrame } from './form-frame'
import { InstitutionFields } from './institution-fields'
import { useDraft } from './use-draft'
import { useSubmission } from './use-submission'

type Reply = { is_subscribed?: unknown }
type Send = (values: Institution) => Promise<Outcome<Reply>>

const sending = {
  registration: (values) => post('/api/auth/register', values),
  subscription: subscribe,
} satisfies Record<string, Send>

/** One form for both: a school makes itself known, or subscribes. */
export function InstitutionForm({ kind }: { kind: keyof typeof sending }) {
  const { busy, logIn, [kind]: words } = institutionFormWords()
  const form = useSubmission({
    schema: () => import('@/lib/schools/schema').then(({ institution }) => institution),
    send: sending[kind],
    failure: words.failure,
    wayOut: (status) =>
      status === 401 ? { href: loginFor(routes.subscriptionForm), label: logIn } : undefined,
    succeed: ({ msg = words.success, data: { is_subscribed } }) => {
      if (is_subscribed === 0 || is_subscribed === 1) updateSubscription(is_subscribed)
      const onward = kind === 'registration' ? goOnSubscribing() : {}
      form.reset()
      dropDraft(kind)
      return { tone: 'success', text: msg, ...onward }
    },
  })
  useDraft(kind, form)
  return (
    <FormFrame form={form} button={words.button} busyLabel={busy}>
      <InstitutionFields field={form.field} />
    </FormFrame>
  )
}

/** Registering subscribes nobody: the typed goes over to the other form, but for what must be declared anew. */
function goOnSubscribing() {
  const { declaration: _, ...typed } = readDraft('registration')
  const { next: more, toForm, toRegister } = institutionFormWords().registration
  const form = routes.subscriptionForm
  keepDraft('subscription', typed)
  const way = currentSession()
    ? { href: form, label: toForm }
    : { href: registerFor(form), label: toRegister }
  return { more, way }
}

async function subscribe(values: Institution): Promise<Outcome<Reply>> {
  const user = currentSession()?.user
  const { notLoggedIn } = institutionFormWords()
  if (!user) return { ok: false, status: 401, msg: notLoggedIn, data: null }
  const answer = await post<Reply>('/api/auth/user/subscribe', { ...values, userId: user.id })
  if (answer.status === 401) clearSession()
  return answer
}
