'use client'

import { passkeysText } from '@/i18n/passkeys'
import { supportsPasskeys } from '@/lib/client/passkeys'
import { useHydrated } from '@/lib/client/use-hydrated'
import { PasskeyButton } from './passkey-button'

/** Replaces the password; the assertion is submitted with the form. */
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
        optionsPath="/api/auth/user/passkeys/proof"
        text={passkeysText().instead}
        variant="secondary"
        send={send}
      />
    </div>
  )
}
