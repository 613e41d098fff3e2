'use client'

import { useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import { NewPasswordField } from '@/components/forms/new-password-field'
import { useSubmission } from '@/components/forms/use-submission'
import { Alert } from '@/components/ui/alert'
import { linkPageText } from '@/i18n/link-pages'
import { post } from '@/lib/client/api'
import { routes, toLoginPath } from '@/lib/routes'
import type { EmailLinkResponse } from './email-link-action'

type Props = { path: string; button?: string }

/** For a link in an email that also sets a password. */
export function NewPasswordForm({ path, button }: Props) {
  const { recover: text, login: loginLabel } = linkPageText()
  const [done, setDone] = useState<{ text: string; next?: string | null } | null>(null)
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ passwordReset }) => passwordReset),
    send: (values) => post<EmailLinkResponse>(path, values),
    failure: text.failure,
    onSuccess: ({ msg = text.success, data: { next } }) => {
      setDone({ text: msg, next })
      return { tone: 'success', text: msg }
    },
  })
  if (done)
    return (
      <Alert role="alert" tone="success" tabIndex={-1} ref={(alert) => alert?.focus()}>
        <p>{done.text}</p>
        <a
          href={done.next ? toLoginPath(done.next) : routes.login}
          className="inline-flex min-h-11 items-center"
        >
          {loginLabel}
        </a>
      </Alert>
    )
  return (
    <FormFrame form={form} button={button ?? text.button} busyLabel={text.busy}>
      <NewPasswordField label={text.password} required {...form.field('password')} />
    </FormFrame>
  )
}
