'use client'

import { Button } from '@/components/ui/button'
import { passkeysText } from '@/i18n/passkeys'
import { showOnScreen } from '@/lib/client/show-on-screen'
import { useHydrated } from '@/lib/client/use-hydrated'
import { usePasskeyLogin } from '@/lib/client/use-passkey-login'

/** Reserves its space until it is usable, to avoid a layout shift. */
export function PasskeyLogin() {
  const text = passkeysText()
  const isHydrated = useHydrated()
  const { possible: isPossible, busy: isBusy, fault: error, begin: start } = usePasskeyLogin()
  if (isHydrated && !isPossible) return null
  return (
    <div className="needs-script grid gap-3 border-t border-rule pt-6">
      <p className="text-muted">{text.login.or}</p>
      <Button
        variant="secondary"
        disabled={!isHydrated}
        busy={isBusy}
        busyLabel={text.login.busy}
        onClick={isBusy ? undefined : start}
      >
        {text.login.button}
      </Button>
      {error && (
        <p role="alert" ref={showOnScreen} className="field-error">
          {error.text ?? text.faults[error.code]}
        </p>
      )}
    </div>
  )
}
