'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { passkeysText } from '@/i18n/passkeys'
import { post } from '@/lib/client/api'
import { type PasskeyRequestOptions, requestPasskey } from '@/lib/client/passkeys'
import { useHydrated } from '@/lib/client/use-hydrated'
import { getFailureText } from './failure-reason'

type Props = {
  /** The call that says what the device is to answer. */
  asks: string
  words: { button: string; busy: string }
  look?: 'primary' | 'secondary'
  /** What to say when the answer was not taken; 'leaving' keeps the button busy until the next page is there. */
  send: (assertion: unknown) => Promise<string | undefined | 'leaving'>
}

/** Asks somebody's device who they are, and hands on what it answers. */
export function PasskeyButton({ asks: optionsPath, words: text, look: variant, send }: Props) {
  const isHydrated = useHydrated()
  const [isBusy, setIsBusy] = useState(false)
  const [errorText, setErrorText] = useState<string>()
  async function start() {
    setIsBusy(true)
    setErrorText(undefined)
    const outcome = await promptForPasskey(optionsPath, send)
    if (outcome === 'leaving') return
    setErrorText(outcome)
    setIsBusy(false)
  }
  return (
    <>
      <Button
        look={variant}
        disabled={!isHydrated}
        busy={isBusy}
        busyLabel={text.busy}
        onClick={isBusy ? undefined : start}
      >
        {text.button}
      </Button>
      <p role="alert" className="field-error">
        {errorText}
      </p>
    </>
  )
}

async function promptForPasskey(optionsPath: string, send: Props['send']) {
  const { failure, faults: errorTexts } = passkeysText()
  const optionsResult = await post<{ options: PasskeyRequestOptions }>(optionsPath)
  if (!optionsResult.ok) return getFailureText(optionsResult, failure)
  const passkeyResult = await requestPasskey(optionsResult.data.options)
  return passkeyResult.fault ? errorTexts[passkeyResult.fault] : send(passkeyResult.answer)
}
