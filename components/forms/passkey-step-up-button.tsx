'use client'

import { passkeysText } from '@/i18n/passkeys'
import { supportsPasskeys } from '@/lib/client/passkeys'
import { useHydrated } from '@/lib/client/use-hydrated'
import { PasskeyButton } from './passkey-button'

/** In a form that asks for the password: the device instead. What it answers goes out with the form. */
export function PasskeyStepUpButton({
  send,
}: {
  send: (assertion: unknown) => Promise<undefined>
}) {
  const isHydrated = useHydrated()
  if (isHydrated && !supportsPasskeys()) return null
  return (
    <div className="needs-script grid justify-items-start gap-3">
      <PasskeyButton
        asks="/api/auth/user/passkeys/proof"
        words={passkeysText().instead}
        look="secondary"
        send={send}
      />
    </div>
  )
}
