'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { post } from '@/lib/client/api'
import { type Asking, showPasskey } from '@/lib/client/passkeys'
import { useHydrated } from '@/lib/client/use-hydrated'
import { passkeysWords } from '@/words/passkeys'
import { teamEnterWords } from '@/words/team-enter'

export function PasskeyProof({ done }: { done: () => void }) {
  const words = teamEnterWords().passkey
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  async function prove() {
    setBusy(true)
    setFault(undefined)
    const said = await outcome()
    if (said === null) return done()
    setFault(said)
    setBusy(false)
  }
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{words.heading}</h2>
      <Button
        disabled={!hydrated}
        busy={busy}
        busyLabel={words.busy}
        onClick={busy ? undefined : prove}
      >
        {words.button}
      </Button>
      <p role="alert" className="field-error">
        {fault}
      </p>
    </section>
  )
}

/** Nothing when it went well, else what to say. */
async function outcome(): Promise<string | null> {
  const { failure } = teamEnterWords()
  const asked = await post<{ options: Asking }>('/api/team/enter/options')
  if (!asked.ok) return asked.msg ?? failure
  const shown = await showPasskey(asked.data.options)
  if (shown.fault) return passkeysWords().faults[shown.fault]
  const answer = await post('/api/team/enter/passkey', shown.answer)
  return answer.ok ? null : (answer.msg ?? failure)
}
