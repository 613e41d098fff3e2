'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { PasswordField } from '@/components/ui/password-field'
import { passkeysText } from '@/i18n/passkeys'
import { post } from '@/lib/client/api'

type Props = { id: string; name: string }

/** Asks for the password, so that a stolen cookie is not enough. */
export function RemovePasskey({ id, name }: Props) {
  const text = passkeysText()
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ passwordOnly }) => passwordOnly),
    send: ({ password }) => post('/api/auth/user/passkeys/remove', { id, password }),
    failure: text.failure,
    onSuccess: ({ msg = text.removing.text }) => {
      router.refresh()
      return { tone: 'success', text: msg }
    },
  })
  return (
    <details>
      <summary
        aria-label={text.removeOne(name)}
        className="min-h-11 content-center cursor-pointer text-indigo"
      >
        {text.remove}
      </summary>
      <div className="grid gap-4 pt-2 pb-3">
        <p className="text-muted">{text.removing.text}</p>
        <FormFrame form={form} button={text.removing.button} busyLabel={text.add.busy} noValidate>
          <PasswordField
            label={text.add.password}
            autoComplete="current-password"
            {...form.field('password')}
          />
        </FormFrame>
      </div>
    </details>
  )
}
