'use client'

import { type MouseEvent, useRef, useState } from 'react'
import { Field, type FieldProps } from '@/components/ui/field'
import { formText } from '@/i18n/forms'

type EmailFieldProps = Omit<FieldProps, 'type' | 'inputMode' | 'trailing'> & {
  onCorrect: (email: string) => void
}

/** Asks about an address that looks mistyped. The question is in the gap below, so that nothing moves. */
export function EmailField({ onCorrect, onBlur, error, ...rest }: EmailFieldProps) {
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const latestValue = useRef('')

  async function check(value: string) {
    latestValue.current = value
    const { suggestEmail } = await import('@/lib/client/email-typos')
    if (latestValue.current === value) setSuggestion(suggestEmail(value))
  }

  function accept({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (suggestion) onCorrect(suggestion)
    setSuggestion(null)
    // The pressed button is gone.
    currentTarget.closest('.field-asked')?.querySelector('input')?.focus()
  }

  return (
    <div className="field-asked">
      <Field
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        error={error}
        onInput={() => {
          latestValue.current = ''
          setSuggestion(null)
        }}
        onBlur={(event) => {
          // The question is only a help; without its script there is none.
          void check(event.currentTarget.value).catch(() => {})
          onBlur?.(event)
        }}
      />
      <p aria-live="polite" className="field-question">
        {suggestion && !error && (
          <button type="button" onClick={accept}>
            {formText().meant(suggestion.slice(suggestion.lastIndexOf('@')))}
          </button>
        )}
      </p>
    </div>
  )
}
