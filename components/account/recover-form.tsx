'use client'

import { useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import { NewPasswordField } from '@/components/forms/new-password-field'
import { useSubmission } from '@/components/forms/use-submission'
import { Alert } from '@/components/ui/alert'
import { post } from '@/lib/client/api'
import { routes } from '@/lib/routes'
import { linkPageWords } from '@/words/link-pages'

export function RecoverForm({ token }: { token: string }) {
  const { recover: words, login } = linkPageWords()
  const [done, setDone] = useState<string | null>(null)
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ passwordReset }) => passwordReset),
    send: (values) => post(`/api/account/recovery/${token}`, values),
    failure: words.failure,
    succeed: ({ msg = words.success }) => {
      setDone(msg)
      return { tone: 'success', text: msg }
    },
  })
  if (done)
    return (
      <Alert role="alert" tone="success" tabIndex={-1} ref={(alert) => alert?.focus()}>
        <p>{done}</p>
        <a href={routes.login} className="inline-flex min-h-11 items-center">
          {login}
        </a>
      </Alert>
    )
  return (
    <FormFrame form={form} button={words.button} busyLabel={words.busy}>
      <NewPasswordField label={words.password} required {...form.field('password')} />
    </FormFrame>
  )
}
