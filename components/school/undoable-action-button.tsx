'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { actionText } from '@/i18n/actions'
import { type ApiOutcome, post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'
import { ActionError } from './action-error'

type Props = {
  label: string
  /** Where the same label stands beside many things: what a screen reader calls it. */
  name?: string
  path: string
  body?: object
  /** The call that takes it back. */
  undo: string
}

type UndoableActionState = { at: 'before' | 'after'; busy?: true; msg?: string; failed?: true }

/** One tap does it, the next undoes it. */
export function UndoableActionButton({ label, name = label, path, body, undo }: Props) {
  const text = actionText()
  const isHydrated = useHydrated()
  const [{ at: step, busy: isBusy, msg, failed: hasFailed }, setState] =
    useState<UndoableActionState>({ at: 'before' })
  const send = async (
    callPath: string,
    nextStep: UndoableActionState['at'],
    requestBody?: object,
  ) => {
    if (isBusy) return
    setState({ at: step, busy: true })
    const result: ApiOutcome<unknown> = await post(callPath, requestBody)
    setState(
      result.ok ? { at: nextStep, msg: result.msg } : { at: step, failed: true, msg: result.msg },
    )
  }
  return (
    <div className="grid justify-items-start gap-2">
      {step === 'after' && !hasFailed && <p role="status">{msg ?? text.done(label)}</p>}
      {step === 'before' ? (
        <Button
          look="secondary"
          aria-label={name}
          disabled={!isHydrated}
          busy={isBusy}
          busyLabel={text.busy}
          onClick={() => send(path, 'after', body)}
        >
          {label}
        </Button>
      ) : (
        <Button
          look="secondary"
          aria-label={`${text.undo}: ${name}`}
          ref={focusElement}
          busy={isBusy}
          busyLabel={text.busy}
          onClick={() => send(undo, 'before')}
        >
          {text.undo}
        </Button>
      )}
      {hasFailed && <ActionError msg={msg} />}
    </div>
  )
}

/** The button that had the focus is gone. */
const focusElement = (element: HTMLElement | null) => element?.focus()
