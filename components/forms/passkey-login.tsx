'use client'

import { Button } from '@/components/ui/button'
import { useHydrated } from '@/lib/client/use-hydrated'
import { usePasskeyLogin } from '@/lib/client/use-passkey-login'
import { passkeysWords } from '@/words/passkeys'

/** Below the login form: the same login without a password. It keeps its place until it can be pressed. */
export function PasskeyLogin() {
  const words = passkeysWords()
  const hydrated = useHydrated()
  const { possible, busy, fault, begin } = usePasskeyLogin()
  if (hydrated && !possible) return null
  return (
    <div className="needs-script grid gap-3 border-t border-rule pt-6">
      <p className="text-muted">{words.login.or}</p>
      <Button
        look="secondary"
        disabled={!hydrated}
        busy={busy}
        busyLabel={words.login.busy}
        onClick={busy ? undefined : begin}
      >
        {words.login.button}
      </Button>
      {fault && (
        <p role="alert" className="field-error">
          {fault.text ?? words.faults[fault.code]}
        </p>
      )}
    </div>
  )
}
