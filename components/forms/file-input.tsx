'use client'

import { useId } from 'react'

type Props = {
  label: string
  hint?: string
  accept: string
  multiple?: true
  disabled?: boolean
  /** At least one. */
  onChoose: (files: File[]) => void
}

/** For files that are read or sent at once. The same ones can be chosen again. */
export function FileInput({ label, hint, onChoose, ...input }: Props) {
  const id = useId()
  return (
    <div className="field min-w-0">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} className="field-hint">
          {hint}
        </span>
      )}
      <input
        id={id}
        type="file"
        aria-describedby={hint && `${id}-hint`}
        className="min-h-11 w-full min-w-0"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onChoose(files)
        }}
        {...input}
      />
    </div>
  )
}
