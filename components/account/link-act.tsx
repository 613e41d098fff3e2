'use client'

import { useState } from 'react'
import { failureText } from '@/components/forms/failure-reason'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'
import { routes } from '@/lib/routes'
import { linkPageWords } from '@/words/link-pages'

type Props = {
  button: string
  /** Where the press goes. */
  path: string
  /** What the next step is called, where the answer names one; else it leads on to the home page. */
  onward?: string
}

type Reply = { next?: string | null }
type State = { at: 'asked' | 'busy' } | { at: 'done'; msg?: string; next?: string | null }

/** One question, one press. A mail program that looks into links by itself presses nothing. */
export function LinkAct({ button, path, onward }: Props) {
  const words = linkPageWords()
  const hydrated = useHydrated()
  const [state, setState] = useState<State>({ at: 'asked' })
  const [fault, setFault] = useState<string | null>(null)

  async function press() {
    if (state.at !== 'asked') return
    setState({ at: 'busy' })
    setFault(null)
    const answer = await post<Reply>(path)
    if (answer.ok) return setState({ at: 'done', msg: answer.msg, next: answer.data.next })
    setFault(failureText(answer, words.failure))
    setState({ at: 'asked' })
  }

  if (state.at === 'done') return <Done {...state} onward={onward ?? words.onward} />
  return (
    <div className="grid justify-items-start gap-4" data-live="now">
      <noscript>
        <Alert tone="warning">{words.noScript}</Alert>
      </noscript>
      <Button
        data-live="touched"
        disabled={!hydrated}
        busy={state.at === 'busy'}
        busyLabel={words.busy}
        onClick={press}
      >
        {button}
      </Button>
      {fault && (
        <Alert role="alert" tone="error">
          {fault}
        </Alert>
      )}
    </div>
  )
}

/** The button that had the focus is gone, so the message takes it. Links load the page anew: who is logged in may have changed. */
function Done({ msg, next, onward }: { msg?: string; next?: string | null; onward: string }) {
  const { home } = linkPageWords()
  return (
    <Alert role="alert" tone="success" tabIndex={-1} ref={(alert) => alert?.focus()}>
      <p>{msg}</p>
      <p>
        <a href={next ?? routes.home} className="inline-flex min-h-11 items-center">
          {next ? onward : home}
        </a>
      </p>
    </Alert>
  )
}
