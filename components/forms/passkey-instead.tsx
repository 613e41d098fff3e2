'use client'

import { knowsPasskeys } from '@/lib/client/passkeys'
import { useHydrated } from '@/lib/client/use-hydrated'
import { passkeysWords } from '@/words/passkeys'
import { PasskeyButton } from './passkey-button'

/** In a form that asks for the password: the device instead. What it answers goes out with the form. */
export function PasskeyInstead({ send }: { send: (answer: unknown) => Promise<undefined> }) {
  const hydrated = useHydrated()
  if (hydrated && !knowsPasskeys()) return null
  return (
    <div className="needs-script grid justify-items-start gap-3">
      <PasskeyButton
        asks="/api/auth/user/passkeys/proof"
        words={passkeysWords().instead}
        look="secondary"
        send={send}
      />
    </div>
  )
}
