'use client'

import { type ComponentProps, useId, useState } from 'react'
import { Field } from '@/components/ui/field'

type Props = Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength'> & {
  label: string
  hint?: string
  value: string
  suggestions?: string[]
  /** By default anything but an empty field. */
  isValid?: (value: string) => boolean
  onCommit: (value: string) => void
}

/** Saved when one leaves it or presses Enter: half a class name is no class. An invalid value goes back. */
export function TypedField({
  value,
  suggestions,
  isValid = (typed) => typed !== '',
  onCommit,
  ...field
}: Props) {
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    const next = typed?.trim() ?? value
    setTyped(null)
    if (next !== value && isValid(next)) onCommit(next)
  }
  return (
    <>
      <Field
        {...field}
        value={typed ?? value}
        list={suggestions && listId}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  )
}
