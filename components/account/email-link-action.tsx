'use client'

import { useState } from 'react'
import { getFailureText } from '@/components/forms/failure-reason'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { linkPageText } from '@/i18n/link-pages'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'
import { routes } from '@/lib/routes'

type Props = {
  button: string
  /** Where the press goes. */
  path: string
  /** What the next step is called, where the answer names one; else it leads on to the home page. */
  onward?: string
}

type EmailLinkResponse = { next?: string | null }
type EmailLinkState = { at: 'asked' | 'busy' } | { at: 'done'; msg?: string; next?: string | null }

/** One question, one press. A mail program that looks into links by itself presses nothing. */
export function EmailLinkAction({ button, path, onward: nextLabel }: Props) {
  const text = linkPageText()
  const isHydrated = useHydrated()
  const [state, setState] = useState<EmailLinkState>({ at: 'asked' })
  const [errorText, setErrorText] = useState<string | null>(null)

  async function sendAction() {
    if (state.at !== 'asked') return
    setState({ at: 'busy' })
    setErrorText(null)
    const result = await post<EmailLinkResponse>(path)
    if (result.ok) return setState({ at: 'done', msg: result.msg, next: result.data.next })
    setErrorText(getFailureText(result, text.failure))
    setState({ at: 'asked' })
  }

  if (state.at === 'done') return <EmailLinkDone {...state} onward={nextLabel ?? text.onward} />
  return (
    <div className="grid justify-items-start gap-4" data-live="now">
      <noscript>
        <Alert tone="warning">{text.noScript}</Alert>
      </noscript>
      <Button
        data-live="touched"
        disabled={!isHydrated}
        busy={state.at === 'busy'}
        busyLabel={text.busy}
        onClick={sendAction}
      >
        {button}
      </Button>
      {errorText && (
        <Alert role="alert" tone="error">
          {errorText}
        </Alert>
      )}
    </div>
  )
}

/** The button that had the focus is gone, so the message takes it. Links load the page anew: who is logged in may have changed. */
function EmailLinkDone({
  msg,
  next,
  onward: nextLabel,
}: {
  msg?: string
  next?: string | null
  onward: string
}) {
  const { home: homeLabel } = linkPageText()
  return (
    <Alert role="alert" tone="success" tabIndex={-1} ref={(alert) => alert?.focus()}>
      <p>{msg}</p>
      <p>
        <a href={next ?? routes.home} className="inline-flex min-h-11 items-center">
          {next ? nextLabel : homeLabel}
        </a>
      </p>
    </Alert>
  )
}
