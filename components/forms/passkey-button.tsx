'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { passkeysText } from '@/i18n/passkeys'
import { post } from '@/lib/client/api'
import { type PasskeyRequestOptions, requestPasskey } from '@/lib/client/passkeys'
import { useHydrated } from '@/lib/client/use-hydrated'
import { getFailureText } from './failure-reason'

type Props = {
  optionsPath: string
  text: { button: string; busy: string }
  variant?: 'primary' | 'secondary'
  /** Returns an error message; 'leaving' keeps the button busy until the next page loads. */
  send: (assertion: unknown) => Promise<string | undefined | 'leaving'>
}

export function PasskeyButton({ optionsPath, text, variant, send }: Props) {
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
        variant={variant}
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
  return passkeyResult.error ? errorTexts[passkeyResult.error] : send(passkeyResult.response)
}
