'use client'

import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Choice } from '@/lib/series/schema'
import { teamSessionsWords } from '@/words/team-sessions'

/** A control of a form, whichever element it is. */
export type Registered = UseFormRegisterReturn & { error?: string }

type Props = {
  works: Choice[]
  typed: string | string[]
  field: Registered
}

/** The works of the toolkit that go with a session, to tick. */
export function WorksField({ works, typed, field: { error: _, ...field } }: Props) {
  return (
    <details className="sm:col-span-2">
      <summary className="cursor-pointer py-2.5 font-semibold">
        {teamSessionsWords().form.works}
      </summary>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {works.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type="checkbox"
              value={value}
              defaultChecked={typed.includes(value)}
              {...field}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </details>
  )
}
