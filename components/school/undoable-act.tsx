'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { type Outcome, post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'
import { actWords } from '@/words/acts'
import { ActFault } from './act-fault'

type Props = {
  label: string
  /** Where the same label stands beside many things: what a screen reader calls it. */
  name?: string
  path: string
  body?: object
  /** The call that takes it back. */
  undo: string
}

type State = { at: 'before' | 'after'; busy?: true; msg?: string; failed?: true }

/** One tap does it, the next undoes it. */
export function UndoableAct({ label, name = label, path, body, undo }: Props) {
  const words = actWords()
  const hydrated = useHydrated()
  const [{ at, busy, msg, failed }, setState] = useState<State>({ at: 'before' })
  const call = async (to: string, there: State['at'], sent?: object) => {
    if (busy) return
    setState({ at, busy: true })
    const answer: Outcome<unknown> = await post(to, sent)
    setState(answer.ok ? { at: there, msg: answer.msg } : { at, failed: true, msg: answer.msg })
  }
  return (
    <div className="grid justify-items-start gap-2">
      {at === 'after' && !failed && <p role="status">{msg ?? words.done(label)}</p>}
      {at === 'before' ? (
        <Button
          look="secondary"
          aria-label={name}
          disabled={!hydrated}
          busy={busy}
          busyLabel={words.busy}
          onClick={() => call(path, 'after', body)}
        >
          {label}
        </Button>
      ) : (
        <Button
          look="secondary"
          aria-label={`${words.undo}: ${name}`}
          ref={focus}
          busy={busy}
          busyLabel={words.busy}
          onClick={() => call(undo, 'before')}
        >
          {words.undo}
        </Button>
      )}
      {failed && <ActFault msg={msg} />}
    </div>
  )
}

/** The button that had the focus is gone. */
const focus = (element: HTMLElement | null) => element?.focus()
