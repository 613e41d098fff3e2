'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formText } from '@/i18n/forms'
import { useHydrated } from '@/lib/client/use-hydrated'
import { LOADS_SCRIPTS } from '@/server/contract'
import { Field, type FieldProps } from './field'

type PasswordFieldProps = Omit<FieldProps, 'type' | 'trailing' | 'onKeyDown' | 'onKeyUp'>

export function PasswordField({ label, onBlur, ...rest }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false)
  const [hasCapsLock, setHasCapsLock] = useState(false)
  const isHydrated = useHydrated()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const text = formText()

  // Browsers offer to store only a hidden password, and the next person at the screen sees none.
  useEffect(() => {
    const form = buttonRef.current?.form
    const hide = () => setIsVisible(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  const readCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'))

  return (
    <Field
      label={label}
      type={isVisible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      onBlur={(event) => {
        setHasCapsLock(false)
        onBlur?.(event)
      }}
      trailing={
        <>
          <span aria-live="polite" className="field-note">
            {hasCapsLock && text.capsLock}
          </span>
          <button
            ref={buttonRef}
            type="button"
            {...LOADS_SCRIPTS.onInteraction}
            disabled={!isHydrated}
            aria-pressed={isVisible}
            onClick={() => setIsVisible(!isVisible)}
            className="field-button"
          >
            {text.show}
            <span className="sr-only">{text.shown(label)}</span>
          </button>
        </>
      }
    />
  )
}
