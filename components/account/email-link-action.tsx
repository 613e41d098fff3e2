'use client'

import { useState } from 'react'
import { getFailureText } from '@/components/forms/failure-reason'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { linkPageText } from '@/i18n/link-pages'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'
import { routes } from '@/lib/routes'
import { LOADS_SCRIPTS } from '@/server/contract'

type Props = {
  button: string
  path: string
  body?: { token: string }
  /** Label of the next step; without one the link leads to the home page. */
  nextLabel?: string
  /** Where else to go, if nothing else is asked for. */
  alsoNext?: { href: string; label: string }
}

export type EmailLinkResponse = { next?: string | null }
type EmailLinkState =
  | { step: 'ready' | 'busy' }
  | { step: 'done'; msg?: string; next?: string | null }

/** Needs a click, because mail scanners open links by themselves. */
export function EmailLinkAction({ button, path, body, nextLabel, alsoNext }: Props) {
  const text = linkPageText()
  const isHydrated = useHydrated()
  const [state, setState] = useState<EmailLinkState>({ step: 'ready' })
  const [errorText, setErrorText] = useState<string | null>(null)

  async function sendAction() {
    if (state.step !== 'ready') return
    setState({ step: 'busy' })
    setErrorText(null)
    const result = await post<EmailLinkResponse>(path, body)
    if (result.ok) return setState({ step: 'done', msg: result.msg, next: result.data.next })
    setErrorText(getFailureText(result, text.failure))
    setState({ step: 'ready' })
  }

  if (state.step === 'done')
    return <EmailLinkDone {...state} nextLabel={nextLabel ?? text.onward} alsoNext={alsoNext} />
  return (
    <div className="grid justify-items-start gap-4" {...LOADS_SCRIPTS.whenIdle}>
      <noscript>
        <Alert tone="warning">{text.noScript}</Alert>
      </noscript>
      <Button
        {...LOADS_SCRIPTS.onInteraction}
        disabled={!isHydrated}
        busy={state.step === 'busy'}
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

/** Full page loads, because the login may have changed. */
function EmailLinkDone({
  msg,
  next,
  nextLabel,
  alsoNext,
}: {
  msg?: string
  next?: string | null
  nextLabel: string
} & Pick<Props, 'alsoNext'>) {
  const { home: homeLabel } = linkPageText()
  return (
    <Alert role="alert" tone="success" tabIndex={-1} ref={(alert) => alert?.focus()}>
      <p>{msg}</p>
      <p className="flex flex-wrap gap-x-6">
        <a href={next ?? routes.home} className="inline-flex min-h-11 items-center">
          {next ? nextLabel : homeLabel}
        </a>
        {!next && alsoNext && (
          <a href={alsoNext.href} className="inline-flex min-h-11 items-center">
            {alsoNext.label}
          </a>
        )}
      </p>
    </Alert>
  )
}
