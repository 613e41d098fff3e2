'use client'

import { Checkbox } from '@/components/ui/checkbox'
import { SelectField } from '@/components/ui/select-field'
import { attendanceText } from '@/i18n/attendance'
import type { AttendanceImportMatch } from '@/lib/client/attendance/import-list'

/** User id by line number; lines without one are skipped. */
export type AttendanceChoices = Record<number, string>

type Props = {
  matches: AttendanceImportMatch[]
  choices: AttendanceChoices
  onChoicesChange: (choices: AttendanceChoices) => void
}

/** Preselects certain matches of people who stayed; a list without minutes says nothing about that. */
export function getInitialChoices(matches: AttendanceImportMatch[]): AttendanceChoices {
  const leastMinutes = getLeastMinutes(matches)
  return Object.fromEntries(
    matches.flatMap(({ as: status, people: [candidate], minutes }, index) =>
      status === 'matched' && candidate && minutes >= leastMinutes
        ? [[index, candidate.userId]]
        : [],
    ),
  )
}

/** Half of the longest attendance in the list. */
const getLeastMinutes = (matches: AttendanceImportMatch[]) =>
  Math.ceil(Math.max(0, ...matches.map(({ minutes }) => minutes)) / 2)

export const listChosenUserIds = (choices: AttendanceChoices) => [
  ...new Set(Object.values(choices).filter(Boolean)),
]

export function AttendanceMatches({ matches, choices, onChoicesChange }: Props) {
  const text = attendanceText()
  const indexedMatches = matches.map((match, index) => ({ ...match, index }))
  const leastMinutes = getLeastMinutes(matches)
  const certainMatches = indexedMatches.filter(({ as: status }) => status === 'matched')
  const doubtfulMatches = indexedMatches.filter(({ as: status }) => status === 'doubtful')
  const setChoice = (index: number, userId: string) =>
    onChoicesChange({ ...choices, [index]: userId })
  return (
    <>
      <p>{text.found(matches.length)}</p>
      {doubtfulMatches.length > 0 && (
        <section className="grid gap-3">
          <h3>{text.doubtful(doubtfulMatches.length)}</h3>
          <p className="text-muted">{text.doubtfulHint}</p>
          {doubtfulMatches.map(({ index, name, minutes, people: candidates }) => (
            <SelectField
              key={index}
              label={text.who(name)}
              hint={text.minutes(minutes)}
              placeholder={text.nobody}
              options={candidates.map((candidate) => ({
                value: candidate.userId,
                label: `${candidate.name}, ${candidate.email}`,
              }))}
              value={choices[index] ?? ''}
              onChange={({ target }) => setChoice(index, target.value)}
            />
          ))}
        </section>
      )}
      {certainMatches.length > 0 && (
        <details open={certainMatches.length <= 20}>
          <summary>{text.matched(certainMatches.length)}</summary>
          {leastMinutes > 0 && <p className="mt-2 text-muted">{text.leastMinutes(leastMinutes)}</p>}
          {certainMatches.map(({ index, name, minutes, people: [candidate] }) => (
            <Checkbox
              key={index}
              label={`${candidate?.name} (${candidate?.email}) · ${name} · ${text.minutes(minutes)}`}
              checked={Boolean(choices[index])}
              onChange={({ target }) =>
                setChoice(index, target.checked ? (candidate?.userId ?? '') : '')
              }
            />
          ))}
        </details>
      )}
    </>
  )
}
