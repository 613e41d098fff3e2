'use client'

import { actionText } from '@/i18n/actions'
import { showOnScreen } from '@/lib/client/show-on-screen'

export function ActionError({ msg }: { msg?: string }) {
  return (
    <p role="alert" ref={showOnScreen} className="field-error">
      {msg ?? actionText().failure}
    </p>
  )
}
