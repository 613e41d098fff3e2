'use client'

import { teamHomeText } from '@/i18n/team-home'
import { useHydrated } from '@/lib/client/use-hydrated'
import { BULK_FORM } from './row-tick'

/** Of this page of the list. */
export function TickAll() {
  const text = teamHomeText().list
  const isHydrated = useHydrated()
  return (
    <label className="row-tick is-all">
      <input
        type="checkbox"
        form={BULK_FORM}
        disabled={!isHydrated}
        autoComplete="off"
        aria-label={text.tickAll}
        onChange={({ target: { checked, form } }) => {
          for (const field of form?.elements ?? [])
            if (field instanceof HTMLInputElement && field.name === 'ids') field.checked = checked
        }}
      />
      <span className="tick-all-text">{text.tickAllShort}</span>
    </label>
  )
}
