'use client'

import { useState } from 'react'
import { formText } from '@/i18n/forms'
import { useHydrated } from '@/lib/client/use-hydrated'
import { LOADS_SCRIPTS } from '@/server/contract'
import { Field, type FieldProps } from './field'

type PasswordFieldProps = Omit<FieldProps, 'type' | 'trailing'>

export function PasswordField({ label, ...rest }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false)
  const isHydrated = useHydrated()
  const text = formText()
  return (
    <Field
      label={label}
      type={isVisible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      trailing={
        <button
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
      }
    />
  )
}
