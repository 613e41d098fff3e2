'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { post } from '@/lib/client/api'
import { type Asking, showPasskey } from '@/lib/client/passkeys'
import { useHydrated } from '@/lib/client/use-hydrated'
import { passkeysWords } from '@/words/passkeys'
import { failureText } from './failure-reason'

type Props = {
  /** The call that says what the device is to answer. */
  asks: string
  words: { button: string; busy: string }
  look?: 'primary' | 'secondary'
  /** What to say when the answer was not taken; 'leaving' keeps the button busy until the next page is there. */
  send: (answer: unknown) => Promise<string | undefined | 'leaving'>
}

/** Asks somebody's device who they are, and hands on what it answers. */
export function PasskeyButton({ asks, words, look, send }: Props) {
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  async function begin() {
    setBusy(true)
    setFault(undefined)
    const said = await outcome(asks, send)
    if (said === 'leaving') return
    setFault(said)
    setBusy(false)
  }
  return (
    <>
      <Button
        look={look}
        disabled={!hydrated}
        busy={busy}
        busyLabel={words.busy}
        onClick={busy ? undefined : begin}
      >
        {words.button}
      </Button>
      <p role="alert" className="field-error">
        {fault}
      </p>
    </>
  )
}

async function outcome(asks: string, send: Props['send']) {
  const { failure, faults } = passkeysWords()
  const asked = await post<{ options: Asking }>(asks)
  if (!asked.ok) return failureText(asked, failure)
  const shown = await showPasskey(asked.data.options)
  return shown.fault ? faults[shown.fault] : send(shown.answer)
}
