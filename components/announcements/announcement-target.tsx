'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TeamSelectField } from '@/components/team/forms/team-form'
import { Field } from '@/components/ui/field'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import { useDebouncedSearch } from '@/lib/client/use-debounced-search'

export type TargetOption = { value: string; label: string }
type School = { id: string; name: string; address: string }
type Props = { options: TargetOption[]; defaultValue: string }

/** A school is found by its name, and then chosen in the list of recipients. */
export function AnnouncementTarget({ options, defaultValue }: Props) {
  const { form: text, audience } = teamAnnouncementsText()
  const selectRef = useRef<HTMLSelectElement>(null)
  const [schoolOption, setSchoolOption] = useState<TargetOption | null>(null)
  const allOptions = schoolOption ? [schoolOption, ...options] : options

  function choose({ id, name }: School) {
    const option = { value: `school:${id}`, label: audience('school', name) }
    // The select needs the option before it can be selected.
    flushSync(() =>
      setSchoolOption(options.some(({ value }) => value === option.value) ? null : option),
    )
    if (selectRef.current) selectRef.current.value = option.value
  }
  return (
    <>
      <SchoolSearch onChoose={choose} />
      <TeamSelectField
        ref={selectRef}
        name="target"
        label={text.target}
        placeholder={text.choose}
        options={allOptions}
        defaultValue={defaultValue}
      />
    </>
  )
}

function SchoolSearch({ onChoose }: { onChoose: (school: School) => void }) {
  const { form: text } = teamAnnouncementsText()
  const [query, setQuery] = useState('')
  const [chosenName, setChosenName] = useState('')
  const { results, isCurrent } = useDebouncedSearch<{ schools: School[] }>(
    '/api/team/announcements/schools',
    query,
  )
  const schools = results?.schools ?? []
  return (
    <div className="grid gap-2">
      <Field
        id="find-school"
        type="search"
        autoComplete="off"
        label={text.findSchool}
        hint={text.findSchoolHint}
        maxLength={100}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          setChosenName('')
        }}
        // Enter would save the draft.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status">
        {chosenName && <span dir="auto">{text.chosenSchool(chosenName)}</span>}
        {isCurrent && schools.length === 0 && text.noSchool}
      </p>
      {schools.length > 0 && (
        <ul className="rows">
          {schools.map((school) => (
            <li key={school.id}>
              <button
                type="button"
                className="min-h-11 w-full cursor-pointer text-start wrap-anywhere"
                onClick={() => {
                  onChoose(school)
                  setChosenName(school.name)
                  setQuery('')
                }}
              >
                <span className="text-indigo" dir="auto">
                  {school.name}
                </span>{' '}
                <span className="text-muted" dir="auto">
                  {school.address}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
