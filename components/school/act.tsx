'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { post } from '@/lib/client/api'
import { useGrace } from '@/lib/client/use-grace'
import { useHydrated } from '@/lib/client/use-hydrated'
import { actWords } from '@/words/acts'
import { ActFault } from './act-fault'

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
export function Act({ label, name = label, path, then, atOnce }: Props) {
  const words = actWords()
  const router = useRouter()
  const hydrated = useHydrated()
  const { state, msg, begin, undo } = useGrace((leaving) => post(path, {}, leaving), atOnce && 0)
  useEffect(() => {
    if (state !== 'done') return
    // A full load, since the router may remember members' pages.
    if (then) window.location.assign(then)
    else router.refresh()
  }, [state, then, router])

  if (state === 'waiting')
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status">{words.waiting(label)}</p>
        <Button look="secondary" ref={focus} onClick={undo}>
          {words.undo}
        </Button>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        look="secondary"
        aria-label={name}
        disabled={!hydrated}
        busy={state === 'sending'}
        busyLabel={words.busy}
        onClick={state === 'sending' ? undefined : begin}
      >
        {label}
      </Button>
      {state === 'done' && <p role="status">{msg ?? words.done(label)}</p>}
      {state === 'failed' && <ActFault msg={msg} />}
    </div>
  )
}

/** The button that had the focus is gone. */
const focus = (element: HTMLElement | null) => element?.focus()
