'use client'

import type { Choice } from '@/lib/series/schema'
import { teamSessionsWords } from '@/words/team-sessions'

// biome-ignore lint/suspicious/noExplicitAny: what react-hook-form registers fits every control.
type Props = { works: Choice[]; typed: string | string[]; field: any }

/** The works of the toolkit that go with a session, to tick. */
export function WorksField({ works, typed, field: { error: _, ...field } }: Props) {
  return (
    <details className="sm:col-span-2">
      <summary className="inline-flex min-h-11 items-center font-semibold">
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
