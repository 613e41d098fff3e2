'use client'

import { useState } from 'react'
import { useHydrated } from '@/lib/client/use-hydrated'
import { Field, type FieldProps } from './field'

type PasswordFieldProps = Omit<FieldProps, 'type' | 'trailing'>

export function PasswordField({ label, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
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
          disabled={!hydrated}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="min-h-11 min-w-11 rounded-md px-3 text-sm font-medium text-blue-800 aria-pressed:underline"
        >
          Show<span className="sr-only"> {label.toLowerCase()}</span>
        </button>
      }
    />
  )
}
