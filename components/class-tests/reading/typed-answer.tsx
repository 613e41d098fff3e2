'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { classReadingText } from '@/i18n/class-reading'

type Props<Value> = {
  label: string
  hint?: string
  error: string
  /** Null for what cannot be one. */
  parse: (typed: string) => Value | null
  onSave: (value: Value) => void
}

export function TypedAnswer<Value>({ label, hint, error, parse, onSave }: Props<Value>) {
  const { ask: text } = classReadingText()
  const [isInvalid, setInvalid] = useState(false)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = parse(`${new FormData(event.currentTarget).get('typed')}`)
    setInvalid(value === null)
    if (value !== null) onSave(value)
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-3">
      <Field
        label={label}
        hint={hint}
        name="typed"
        inputMode="decimal"
        autoComplete="off"
        error={isInvalid ? error : undefined}
      />
      <Button type="submit">{text.save}</Button>
    </form>
  )
}
