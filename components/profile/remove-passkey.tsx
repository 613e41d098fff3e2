'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { PasswordField } from '@/components/ui/password-field'
import { post } from '@/lib/client/api'
import { passkeysWords } from '@/words/passkeys'

type Props = { id: string; name: string }

/** Opens in its place, and asks for the password: a stolen cookie alone takes nothing away. */
export function RemovePasskey({ id, name }: Props) {
  const words = passkeysWords()
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ passwordAlone }) => passwordAlone),
    send: ({ password }) => post('/api/auth/user/passkeys/remove', { id, password }),
    failure: words.failure,
    succeed: ({ msg = words.removing.text }) => {
      router.refresh()
      return { tone: 'success', text: msg }
    },
  })
  return (
    <details>
      <summary
        aria-label={words.removeOne(name)}
        className="min-h-11 content-center cursor-pointer text-indigo"
      >
        {words.remove}
      </summary>
      <div className="grid gap-4 pt-2 pb-3">
        <p className="text-muted">{words.removing.text}</p>
        <FormFrame form={form} button={words.removing.button} busyLabel={words.add.busy} noValidate>
          <PasswordField
            label={words.add.password}
            autoComplete="current-password"
            {...form.field('password')}
          />
        </FormFrame>
      </div>
    </details>
  )
}
