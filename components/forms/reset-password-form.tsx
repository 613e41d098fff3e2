'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { post } from '@/lib/client/api'
import { routes } from '@/lib/routes'
import { accountFormWords } from '@/words/account-forms'
import { FormFrame } from './form-frame'
import { NewPasswordField } from './new-password-field'
import { useSubmission } from './use-submission'

export function ResetPasswordForm() {
  const words = accountFormWords().resetPassword
  const [done, setDone] = useState<string | null>(null)
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ passwordReset }) => passwordReset),
    send: (values) => post(`/api/auth/user/reset-password/${tokenOfThisPage()}`, values),
    failure: words.failure,
    succeed: ({ msg = words.success }) => {
      setDone(msg)
      return { tone: 'success', text: msg }
    },
  })
  if (done) return <PasswordIsReset text={done} />
  return (
    <FormFrame form={form} button={words.button} busyLabel={words.busy}>
      <NewPasswordField label={words.password} required {...form.field('password')} />
    </FormFrame>
  )
}

/** The button that had the focus is gone, so the message takes it. */
function PasswordIsReset({ text }: { text: string }) {
  return (
    <Alert role="alert" tone="success" tabIndex={-1} ref={(alert) => alert?.focus()}>
      <p>{text}</p>
      <Link href={routes.login} prefetch={false}>
        {accountFormWords().resetPassword.login}
      </Link>
    </Alert>
  )
}

/** Read from the address at the last moment: the page itself is the same for every link. */
const tokenOfThisPage = () => window.location.pathname.split('/').filter(Boolean).at(-1) ?? ''
