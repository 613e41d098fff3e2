'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { type Outcome, post } from '@/lib/client/api'
import { knowsPasskeys, type Making, makePasskey } from '@/lib/client/passkeys'
import { useHydrated } from '@/lib/client/use-hydrated'
import { passkeysWords } from '@/words/passkeys'

const CALL = '/api/auth/user/passkeys'

type Form = { name: string; password: string }

/** The password first; then the device asks its owner; then the site keeps the public half. */
export function AddPasskey() {
  const words = passkeysWords()
  const router = useRouter()
  const hydrated = useHydrated()
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ passkeyNaming }) => passkeyNaming),
    send: add,
    failure: words.failure,
    succeed: ({ msg = words.title }) => {
      form.reset()
      router.refresh()
      return { tone: 'success', text: msg }
    },
  })
  if (hydrated && !knowsPasskeys()) return <p>{words.unsupported}</p>
  return (
    <FormFrame form={form} button={words.add.button} busyLabel={words.add.busy} noValidate>
      <Field
        label={words.add.name}
        hint={words.add.nameHint}
        autoComplete="off"
        maxLength={60}
        {...form.field('name')}
      />
      <PasswordField
        label={words.add.password}
        autoComplete="current-password"
        {...form.field('password')}
      />
    </FormFrame>
  )
}

async function add({ name, password }: Form): Promise<Outcome<unknown>> {
  const offer = await post<{ options: Making }>(`${CALL}/options`, { name, password })
  if (!offer.ok) return offer
  const made = await makePasskey(offer.data.options)
  if (made.fault)
    return { ok: false, status: 0, msg: passkeysWords().faults[made.fault], data: null }
  return post(CALL, { name, passkey: made.answer })
}
