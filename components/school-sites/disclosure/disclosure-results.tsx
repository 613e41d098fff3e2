'use client'

import { Field } from '@/components/ui/field'
import { cbseDisclosure } from '@/i18n/cbse-disclosure'
import { schoolSiteDisclosureText } from '@/i18n/school-site-disclosure'
import { RESULT_KEYS, RESULT_LEVELS, type ResultLevel } from '@/lib/school-disclosure/kinds'
import {
  arePossibleResults,
  type DisclosureResult,
  formatPassRate,
  listResults,
  type SiteDisclosure,
} from '@/lib/school-disclosure/schema'
import type { EditDisclosure } from './edit-disclosure'
import { NotApplicable } from './not-applicable'

type Props = { disclosure: SiteDisclosure; edit: EditDisclosure }

/** Three years for each class. The percentage follows from the two numbers. */
export function DisclosureResults(props: Props) {
  return RESULT_LEVELS.map((level) => <LevelResults key={level} level={level} {...props} />)
}

function LevelResults({ level, disclosure, edit }: Props & { level: ResultLevel }) {
  const text = schoolSiteDisclosureText()
  const key = RESULT_KEYS[level]
  const isSkipped = disclosure.notApplicable.includes(key)
  const rows = listResults(disclosure, level)
  const change = (index: number, row: DisclosureResult) =>
    edit((current) => ({
      ...current,
      results: RESULT_LEVELS.flatMap((other) => {
        const stored = listResults(current, other)
        return other === level ? stored.with(index, row) : stored
      }),
    }))
  return (
    <div className="grid gap-5" id={`entry-${key}`}>
      <h3>{text.items[key]}</h3>
      {disclosure.form === 'cbse' && (
        <p className="text-sm text-muted">{text.required(cbseDisclosure.results[level])}</p>
      )}
      {!isSkipped &&
        rows.map((row, index) => (
          <ResultFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have fixed places
            key={index}
            row={row}
            number={index + 1}
            onChange={(next) => change(index, next)}
          />
        ))}
      <NotApplicable name={key} isTicked={isSkipped} edit={edit} />
    </div>
  )
}

type ResultFieldsProps = {
  row: DisclosureResult
  number: number
  onChange: (row: DisclosureResult) => void
}

function ResultFields({ row, number, onChange }: ResultFieldsProps) {
  const text = schoolSiteDisclosureText()
  const bind = (name: 'year' | 'registered' | 'passed' | 'remarks') => ({
    value: row[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...row, [name]: target.value }),
  })
  const rate = formatPassRate(row)
  const error = arePossibleResults({ results: [row] }) ? undefined : text.wrongNumbers
  return (
    <fieldset className="grid gap-4 border-l-4 border-rule pl-4 sm:grid-cols-3">
      <legend className="sr-only">{text.year(number)}</legend>
      <Field
        label={text.year(number)}
        hint={text.yearHint}
        maxLength={20}
        autoComplete="off"
        {...bind('year')}
      />
      <Field
        label={text.registered}
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
        {...bind('registered')}
      />
      <Field
        label={text.passed}
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
        error={error}
        {...bind('passed')}
      />
      <div className="grid gap-2 sm:col-span-3">
        <p role="status">{rate && text.rate(rate)}</p>
        <Field label={text.remarks} maxLength={200} {...bind('remarks')} />
      </div>
    </fieldset>
  )
}
