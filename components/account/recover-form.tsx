'use client'

import { useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import { NewPasswordField } from '@/components/forms/new-password-field'
import { useSubmission } from '@/components/forms/use-submission'
import { Alert } from '@/components/ui/alert'
import { linkPageText } from '@/i18n/link-pages'
import { post } from '@/lib/client/api'
import { routes } from '@/lib/routes'

export function RecoverForm({ token }: { token: string }) {
  const { recover: text, login: loginLabel } = linkPageText()
  const [successText, setSuccessText] = useState<string | null>(null)
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ passwordReset }) => passwordReset),
    send: (values) => post(`/api/account/recovery/${token}`, values),
    failure: text.failure,
    onSuccess: ({ msg = text.success }) => {
      setSuccessText(msg)
      return { tone: 'success', text: msg }
    },
  })
  if (successText)
    return (
      <Alert role="alert" tone="success" tabIndex={-1} ref={(alert) => alert?.focus()}>
        <p>{successText}</p>
        <a href={routes.login} className="inline-flex min-h-11 items-center">
          {loginLabel}
        </a>
      </Alert>
    )
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy}>
      <NewPasswordField label={text.password} required {...form.field('password')} />
    </FormFrame>
  )
}
