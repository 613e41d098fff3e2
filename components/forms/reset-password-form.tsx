'use client'

import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { post } from '@/lib/client/api'
import { routes } from '@/lib/routes'
import { accountFormWords } from '@/words/account-forms'
import { FormFrame, FormNotice } from './form-frame'
import { NewPasswordField } from './new-password-field'
import { type Notice, useSubmission } from './use-submission'

export function ResetPasswordForm() {
  const words = accountFormWords().resetPassword
  const [done, setDone] = useState<string | null>(null)
  const { dead, dismiss } = useDeadLink()
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ passwordReset }) => passwordReset),
    send: (values) => {
      dismiss()
      return post(`/api/auth/user/reset-password/${tokenOfThisPage()}`, values)
    },
    failure: words.failure,
    wayOut: (status) => (status === DEAD ? askAgain() : undefined),
    succeed: ({ msg = words.success }) => {
      setDone(msg)
      return { tone: 'success', text: msg }
    },
  })
  if (done) return <PasswordIsReset text={done} />
  return (
    <>
      <FormNotice notice={dead} />
      <FormFrame form={form} button={words.button} busyLabel={words.busy}>
        <NewPasswordField label={words.password} required {...form.field('password')} />
      </FormFrame>
    </>
  )
}

const DEAD = 400
type Check = { works?: boolean }

function askAgain() {
  const { deadLink, again } = accountFormWords().resetPassword
  return { more: deadLink, ways: [{ href: routes.forgotPassword, label: again }] }
}

/** Says that a link is used or expired before a password is typed; what the form itself says counts more. */
function useDeadLink() {
  const [dead, setDead] = useState<Notice | null>(null)
  const dismissed = useRef(false)
  useEffect(() => {
    const asked = { token: tokenOfThisPage() }
    void post<Check>('/api/account/reset-link', asked).then(({ ok, data, msg }) => {
      if (!ok || data.works !== false || !msg || dismissed.current) return
      setDead({ tone: 'error', text: msg, ...askAgain() })
    })
  }, [])
  const dismiss = () => {
    dismissed.current = true
    setDead(null)
  }
  return { dead, dismiss }
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
