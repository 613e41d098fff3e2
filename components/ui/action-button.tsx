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
  /** Accessible name where the label repeats on a page. */
  name?: string
  path: string
  /** Next page; by default this page is refreshed. */
  redirectTo?: string
  /** Nothing is lost by it, so there is no undo. */
  isImmediate?: true
}

/** For irreversible actions: delayed by a few seconds in which the user can undo. */
export function ActionButton({ label, name = label, path, redirectTo, isImmediate }: Props) {
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
    // A full load, because the router may have cached gated pages.
    if (redirectTo) window.location.assign(redirectTo)
    else router.refresh()
  }, [state, redirectTo, router])

  if (state === 'waiting')
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status">{text.waiting(label)}</p>
        <Button variant="secondary" ref={focusElement} onClick={undo}>
          {text.undo}
        </Button>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="secondary"
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

/** The focused button is gone. */
const focusElement = (element: HTMLElement | null) => element?.focus()
