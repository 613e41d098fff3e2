'use client'

import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { accountFormText } from '@/i18n/account-forms'
import { post } from '@/lib/client/api'
import type { FormAnswer } from '@/lib/http/schema'
import { routes } from '@/lib/routes'
import { FormResult, PostingFormFrame } from './form-frame'
import { NewPasswordField } from './new-password-field'
import type { FormNotice } from './use-sending'
import { isSuccess, useSubmission } from './use-submission'

export function ResetPasswordForm({ answer }: { answer?: FormAnswer }) {
  const uiText = accountFormText().resetPassword
  const [successText, setSuccessText] = useState<string | null>(
    answer && isSuccess(answer) ? (answer.body.msg ?? uiText.success) : null,
  )
  const { dead: expiredNotice, dismiss } = useExpiredLinkNotice(answer !== undefined)
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ passwordReset }) => passwordReset),
    send: (values) => {
      dismiss()
      return post(`/api/auth/user/reset-password/${readTokenFromUrl()}`, values)
    },
    failure: uiText.failure,
    describeFailure: (status) => (status === HTTP_BAD_REQUEST ? buildRetryNotice() : undefined),
    onSuccess: ({ msg = uiText.success }) => {
      setSuccessText(msg)
      return { tone: 'success', text: msg }
    },
    answer,
  })
  if (successText) return <PasswordResetDone text={successText} />
  return (
    <>
      <FormResult notice={expiredNotice} />
      <PostingFormFrame form={form} button={uiText.button} busyLabel={uiText.busy}>
        <NewPasswordField
          label={uiText.password}
          enterKeyHint="done"
          required
          {...form.field('password')}
        />
      </PostingFormFrame>
    </>
  )
}

const HTTP_BAD_REQUEST = 400
type ResetLinkResponse = { works?: boolean }

function buildRetryNotice() {
  const { linkInvalid: expiredText, again: retryLabel } = accountFormText().resetPassword
  return { more: expiredText, links: [{ href: routes.forgotPassword, label: retryLabel }] }
}

/** Reports a used or expired link early; messages of the form take precedence. */
function useExpiredLinkNotice(isAnswered: boolean) {
  const [expiredNotice, setExpiredNotice] = useState<FormNotice | null>(null)
  const isDismissed = useRef(isAnswered)
  useEffect(() => {
    if (isDismissed.current) return
    const body = { token: readTokenFromUrl() }
    void post<ResetLinkResponse>('/api/account/reset-link', body).then(({ ok, data, msg }) => {
      if (!ok || data.works !== false || !msg || isDismissed.current) return
      setExpiredNotice({ tone: 'error', text: msg, ...buildRetryNotice() })
    })
  }, [])
  const dismiss = () => {
    isDismissed.current = true
    setExpiredNotice(null)
  }
  return { dead: expiredNotice, dismiss }
}

/** Takes the focus, since the focused button is gone. */
function PasswordResetDone({ text }: { text: string }) {
  return (
    <Alert role="alert" tone="success" tabIndex={-1} ref={(alert) => alert?.focus()}>
      <p>{text}</p>
      <Link href={routes.login} prefetch={false}>
        {accountFormText().resetPassword.login}
      </Link>
    </Alert>
  )
}

/** Read from the URL at submission: the page is the same for every link. */
const readTokenFromUrl = () => window.location.pathname.split('/').filter(Boolean).at(-1) ?? ''
