'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { post } from '@/lib/client/api'
import { onProofAsked } from '@/lib/client/proof'
import { enterFor } from '@/lib/routes'
import type { WaysToProve } from '@/lib/team/schema'
import { teamEnterWords } from '@/words/team-enter'
import { ProveForm } from './enter/prove-form'

/** Asks on the spot when a call needs the second factor; the page and all that is typed in it stay. */
export function StepUp() {
  const words = teamEnterWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const settle = useRef<(shown: boolean) => void>(undefined)
  const [ways, setWays] = useState<WaysToProve | null>(null)
  useEffect(() => onProofAsked(() => ask(setWays, settle)), [])
  useEffect(() => {
    if (ways) dialog.current?.showModal()
    else dialog.current?.close()
  }, [ways])
  const close = (shown: boolean) => {
    settle.current?.(shown)
    setWays(null)
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby="step-up"
      onClose={() => close(false)}
      className="sheet shortcuts"
    >
      <h2 id="step-up" className="text-2xl">
        {words.title}
      </h2>
      {ways && <ProveForm ways={ways} done={() => close(true)} />}
      <Button look="secondary" onClick={() => close(false)}>
        {words.cancel}
      </Button>
    </dialog>
  )
}

type Settle = { current: ((shown: boolean) => void) | undefined }

/** Who has nothing to show yet is led to the page where it is set up. */
async function ask(open: (ways: WaysToProve) => void, settle: Settle): Promise<boolean> {
  const answer = await post<{ ways: WaysToProve }>('/api/team/enter/options')
  if (!answer.ok) return false
  const { ways } = answer.data
  if (!Object.values(ways).includes(true)) {
    window.location.assign(enterFor(window.location.pathname))
    return false
  }
  return new Promise((resolve) => {
    settle.current = resolve
    open(ways)
  })
}
