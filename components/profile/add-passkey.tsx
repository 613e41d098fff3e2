'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { passkeysText } from '@/i18n/passkeys'
import { type ApiOutcome, post } from '@/lib/client/api'
import { createPasskey, type PasskeyCreationOptions, supportsPasskeys } from '@/lib/client/passkeys'
import { useHydrated } from '@/lib/client/use-hydrated'

const PASSKEYS_PATH = '/api/auth/user/passkeys'

type AddPasskeyInput = { name: string; password: string }

export function AddPasskey() {
  const text = passkeysText()
  const router = useRouter()
  const isHydrated = useHydrated()
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ passkeyCreation }) => passkeyCreation),
    send: addPasskey,
    failure: text.failure,
    onSuccess: ({ msg = text.title }) => {
      form.reset()
      router.refresh()
      return { tone: 'success', text: msg }
    },
  })
  if (isHydrated && !supportsPasskeys()) return <p>{text.unsupported}</p>
  return (
    <FormFrame form={form} button={text.add.button} busyLabel={text.add.busy} noValidate>
      <Field
        label={text.add.name}
        hint={text.add.nameHint}
        autoComplete="off"
        maxLength={60}
        {...form.field('name')}
      />
      <PasswordField
        label={text.add.password}
        autoComplete="current-password"
        {...form.field('password')}
      />
    </FormFrame>
  )
}

async function addPasskey({ name, password }: AddPasskeyInput): Promise<ApiOutcome<unknown>> {
  const optionsResult = await post<{ options: PasskeyCreationOptions }>(
    `${PASSKEYS_PATH}/options`,
    {
      name,
      password,
    },
  )
  if (!optionsResult.ok) return optionsResult
  const passkeyResult = await createPasskey(optionsResult.data.options)
  if (passkeyResult.error)
    return { ok: false, status: 0, msg: passkeysText().faults[passkeyResult.error], data: null }
  return post(PASSKEYS_PATH, { name, passkey: passkeyResult.response })
}
