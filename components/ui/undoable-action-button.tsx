'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { actionText } from '@/i18n/actions'
import { type ApiOutcome, post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'
import { ActionError } from './action-error'

type Props = {
  label: string
  /** Accessible name where the label repeats on a page. */
  name?: string
  path: string
  body?: object
  /** API path that undoes the action. */
  undo: string
}

type UndoableActionState = {
  step: 'before' | 'after'
  isBusy?: true
  msg?: string
  hasFailed?: true
}

export function UndoableActionButton({ label, name = label, path, body, undo }: Props) {
  const text = actionText()
  const isHydrated = useHydrated()
  const [{ step, isBusy, msg, hasFailed }, setState] = useState<UndoableActionState>({
    step: 'before',
  })
  const send = async (
    callPath: string,
    nextStep: UndoableActionState['step'],
    requestBody?: object,
  ) => {
    if (isBusy) return
    setState({ step, isBusy: true })
    const result: ApiOutcome<unknown> = await post(callPath, requestBody)
    setState(
      result.ok ? { step: nextStep, msg: result.msg } : { step, hasFailed: true, msg: result.msg },
    )
  }
  return (
    <div className="grid justify-items-start gap-2">
      {!isBusy && !hasFailed && (msg || step === 'after') && (
        <p role="status">{msg ?? text.done(label)}</p>
      )}
      {step === 'before' ? (
        <Button
          variant="secondary"
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
          variant="secondary"
          aria-label={`${text.undo}: ${name}`}
          ref={focusElement}
          busy={isBusy}
          busyLabel={text.busy}
          onClick={() => send(undo, 'before', body)}
        >
          {text.undo}
        </Button>
      )}
      {hasFailed && <ActionError msg={msg} />}
    </div>
  )
}

/** The focused button is gone. */
const focusElement = (element: HTMLElement | null) => element?.focus()
