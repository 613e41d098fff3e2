'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { actionText } from '@/i18n/actions'
import { post } from '@/lib/client/api'
import { useDelayedAction } from '@/lib/client/use-delayed-action'
import { useHydrated } from '@/lib/client/use-hydrated'
import { ActionError } from './action-error'

type Props = {
  label: string
  /** Where the same label stands beside many things: what a screen reader calls it. */
  name?: string
  path: string
  /** Where to go once it is done; without it, the page is asked for anew. */
  then?: string
  /** Nothing is lost by it, so there is nothing to undo. */
  atOnce?: true
}

/** For what cannot be called back once it is done: one tap, and a few seconds to undo it. */
export function ActionButton({
  label,
  name = label,
  path,
  then: redirectTo,
  atOnce: isImmediate,
}: Props) {
  const text = actionText()
  const router = useRouter()
  const isHydrated = useHydrated()
  const {
    state,
    msg,
    begin: start,
    undo,
  } = useDelayedAction((isLeaving) => post(path, {}, isLeaving), isImmediate && 0)
  useEffect(() => {
    if (state !== 'done') return
    // A full load, since the router may remember members' pages.
    if (redirectTo) window.location.assign(redirectTo)
    else router.refresh()
  }, [state, redirectTo, router])

  if (state === 'waiting')
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status">{text.waiting(label)}</p>
        <Button look="secondary" ref={focusElement} onClick={undo}>
          {text.undo}
        </Button>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        look="secondary"
        aria-label={name}
        disabled={!isHydrated}
        busy={state === 'sending'}
        busyLabel={text.busy}
        onClick={state === 'sending' ? undefined : start}
      >
        {label}
      </Button>
      {state === 'done' && <p role="status">{msg ?? text.done(label)}</p>}
      {state === 'failed' && <ActionError msg={msg} />}
    </div>
  )
}

/** The button that had the focus is gone. */
const focusElement = (element: HTMLElement | null) => element?.focus()
