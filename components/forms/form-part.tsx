'use client'

import type { ReactNode } from 'react'

type FormPartProps = {
  number: number
  legend: string
  isDone: boolean
  /** Two fields beside each other where there is room. */
  isRow?: true
  children: ReactNode
}

/** A group of fields with its number, which becomes a tick. */
export function FormPart({ number, legend, isDone, isRow, children }: FormPartProps) {
  return (
    <fieldset className="min-w-0 pt-1">
      <legend className="form-part">
        <span aria-hidden="true" data-done={isDone || undefined} className="form-part-number">
          {isDone ? '✓' : number}
        </span>
        {legend}
      </legend>
      <div className={`mt-4 grid gap-5 ${isRow ? 'sm:grid-cols-2' : ''}`}>{children}</div>
    </fieldset>
  )
}
