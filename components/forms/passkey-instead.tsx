'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { post } from '@/lib/client/api'
import { type Asking, knowsPasskeys, showPasskey } from '@/lib/client/passkeys'
import { useHydrated } from '@/lib/client/use-hydrated'
import { passkeysWords } from '@/words/passkeys'

/** In a form that asks for the password: the device instead. What it answers goes out with the form. */
export function PasskeyInstead({ send }: { send: (answer: unknown) => Promise<void> }) {
  const words = passkeysWords().instead
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  if (hydrated && !knowsPasskeys()) return null
  async function begin() {
    setBusy(true)
    setFault(null)
    const shown = await answered()
    if (shown.fault) setFault(shown.fault)
    else await send(shown.answer)
    setBusy(false)
  }
  return (
    <div className="needs-script grid justify-items-start gap-3">
      <Button
        look="secondary"
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
    </div>
  )
}

async function answered(): Promise<{ answer?: unknown; fault?: string }> {
  const { failure, faults } = passkeysWords()
  const asked = await post<{ options: Asking }>('/api/auth/user/passkeys/proof')
  if (!asked.ok) return { fault: asked.msg ?? failure }
  const shown = await showPasskey(asked.data.options)
  return shown.fault ? { fault: faults[shown.fault] } : { answer: shown.answer }
}
