'use client'

import { useState } from 'react'
import { useHydrated } from '@/lib/client/use-hydrated'
import { formWords } from '@/words/forms'
import { Field, type FieldProps } from './field'

type PasswordFieldProps = Omit<FieldProps, 'type' | 'trailing'>

export function PasswordField({ label, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  const words = formWords()
  return (
    <Field
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      trailing={
        <button
          type="button"
          data-live="touched"
          disabled={!hydrated}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="field-button"
        >
          {words.show}
          <span className="sr-only">{words.shown(label)}</span>
        </button>
      }
    />
  )
}
