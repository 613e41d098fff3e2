'use client'

import { Choice } from '@/components/ui/choice'
import { SelectField } from '@/components/ui/select-field'
import type { Match } from '@/lib/client/attendance/read-list'
import { attendanceWords } from '@/words/attendance'

/** Who is meant by each line, by its place in the list; nobody where it is left out. */
export type Choices = Record<number, string>

type Props = { matches: Match[]; choices: Choices; choose: (choices: Choices) => void }
type Line = Match & { at: number }

/** What is certain is chosen already. */
export const firstChoices = (matches: Match[]): Choices =>
  Object.fromEntries(
    matches.flatMap(({ as, people: [one] }, at) =>
      as === 'matched' && one ? [[at, one.userId]] : [],
    ),
  )

export const chosenIn = (choices: Choices) => [...new Set(Object.values(choices).filter(Boolean))]

export function AttendanceMatches({ matches, choices, choose }: Props) {
  const words = attendanceWords()
  const lines = matches.map((match, at) => ({ ...match, at }))
  const [sure, doubtful, unknown] = (['matched', 'doubtful', 'unmatched'] as const).map((as) =>
    lines.filter((line) => line.as === as),
  ) as [Line[], Line[], Line[]]
  const set = (at: number, userId: string) => choose({ ...choices, [at]: userId })
  return (
    <>
      <p>{words.found(matches.length)}</p>
      {doubtful.length > 0 && (
        <section className="grid gap-3">
          <h3>{words.doubtful(doubtful.length)}</h3>
          <p className="text-muted">{words.doubtfulHint}</p>
          {doubtful.map(({ at, name, minutes, people }) => (
            <SelectField
              key={at}
              label={words.who(name)}
              hint={words.minutes(minutes)}
              placeholder={words.nobody}
              options={people.map((one) => ({
                value: one.userId,
                label: `${one.name}, ${one.email}`,
              }))}
              value={choices[at] ?? ''}
              onChange={({ target }) => set(at, target.value)}
            />
          ))}
        </section>
      )}
      {sure.length > 0 && (
        <details open={sure.length <= 20}>
          <summary>{words.matched(sure.length)}</summary>
          {sure.map(({ at, name, minutes, people: [one] }) => (
            <Choice
              key={at}
              label={`${one?.name} (${one?.email}) · ${name} · ${words.minutes(minutes)}`}
              checked={Boolean(choices[at])}
              onChange={({ target }) => set(at, target.checked ? (one?.userId ?? '') : '')}
            />
          ))}
        </details>
      )}
      {unknown.length > 0 && (
        <details>
          <summary>{words.unmatched(unknown.length)}</summary>
          <p className="text-muted mt-2">{words.unmatchedHint}</p>
          <ul className="mt-2 list-disc pl-5 [overflow-wrap:anywhere]">
            {unknown.map(({ at, name, email, minutes }) => (
              <li key={at}>{[name, email, words.minutes(minutes)].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
