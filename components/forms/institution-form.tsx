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

type Props = {
  kind: keyof typeof sending
  /** What the school has said before. */
  known?: Record<string, string> | null
  button?: string
  onDone?: () => void
}

/** One form for both: a school makes itself known, or subscribes. */
export function InstitutionForm({ kind, known, button, onDone }: Props) {
  const { busy, logIn, [kind]: words } = institutionFormWords()
  const form = useSubmission({
    schema: () => import('@/lib/schools/schema').then(({ institution }) => institution),
    send: sending[kind],
    failure: words.failure,
    wayOut: (status) =>
      status === 401
        ? { ways: [{ href: loginFor(routes.subscriptionForm), label: logIn }] }
        : undefined,
    succeed: ({ msg = words.success, data: { is_subscribed } }) => {
      if (is_subscribed === 0 || is_subscribed === 1) updateSubscription(is_subscribed)
      const onward = kind === 'registration' ? goOnSubscribing() : opened(is_subscribed)
      form.reset()
      dropDraft(kind)
      onDone?.()
      return { tone: 'success', text: msg, ...onward }
    },
  })
  useDraft(kind, form, known)
  return (
    <FormFrame form={form} button={button ?? words.button} busyLabel={busy}>
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
  return { more, ways: [way] }
}

/** What has opened with it, beside the server's own sentence. */
function opened(is_subscribed: unknown) {
  const { ways, next } = institutionFormWords().subscription
  const mySchool = { href: routes.mySchool, label: ways.mySchool }
  if (is_subscribed === 0) return { more: next.waiting, ways: [mySchool] }
  if (is_subscribed !== 1) return {}
  const invite = { href: routes.schoolInvite, label: ways.invite }
  const library = { href: routes.ebook, label: ways.library }
  return { more: next.active, ways: [invite, mySchool, library] }
}

async function subscribe(values: Institution): Promise<Outcome<Reply>> {
  const user = currentSession()?.user
  const { notLoggedIn } = institutionFormWords()
  if (!user) return { ok: false, status: 401, msg: notLoggedIn, data: null }
  const answer = await post<Reply>('/api/auth/user/subscribe', { ...values, userId: user.id })
  if (answer.status === 401) clearSession()
  return answer
}
