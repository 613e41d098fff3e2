'use client'

import {
  MAX_CLASS_NAME,
  MAX_INSTRUCTIONS,
  MAX_TEST_TITLE,
  MAX_TEST_VERSIONS,
  TEST_LANGUAGES,
  type TestLanguage,
} from '@/base/class-test-kinds'
import { MAX_GRADE, MIN_GRADE } from '@/base/draft-kinds'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { myTestsText } from '@/i18n/my-tests'
import { testEditorText } from '@/i18n/test-editor'
import { TypedField } from './typed-field'
import type { ClassTestDetails as Details } from './use-class-test'

type Props = { details: Details; classNames: string[]; onChange: (details: Details) => void }

const listNumbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

const toOptions = (numbers: number[], name = (number: number) => `${number}`) =>
  numbers.map((number) => ({ value: `${number}`, label: name(number) }))

export function TestDetails({ details, classNames, onChange }: Props) {
  const { details: text } = testEditorText()
  const { languages } = myTestsText()
  const set = (changes: Partial<Details>) => onChange({ ...details, ...changes })
  return (
    <details className="panel test-details">
      <summary>{text.heading}</summary>
      <div className="mt-3 mb-4 grid gap-5 sm:grid-cols-2">
        <TypedField
          label={text.name}
          value={details.title}
          maxLength={MAX_TEST_TITLE}
          onCommit={(title) => set({ title })}
        />
        <TypedField
          label={text.className}
          value={details.className}
          maxLength={MAX_CLASS_NAME}
          suggestions={classNames}
          onCommit={(className) => set({ className })}
        />
        <TypedField
          label={text.subject}
          value={details.subject}
          maxLength={60}
          onCommit={(subject) => set({ subject })}
        />
        <SelectField
          label={text.grade}
          value={`${details.grade}`}
          options={toOptions(listNumbers(MIN_GRADE, MAX_GRADE))}
          onChange={({ target }) => set({ grade: Number(target.value) })}
        />
        <SelectField
          label={text.language}
          value={details.language}
          options={TEST_LANGUAGES.map((value) => ({ value, label: languages[value] }))}
          onChange={({ target }) => set({ language: target.value as TestLanguage })}
        />
        <Field
          label={text.day}
          type="date"
          value={details.day ?? ''}
          onChange={({ target }) => set({ day: target.value || null })}
        />
        <TypedField
          label={text.minutes}
          value={`${details.minutes}`}
          inputMode="numeric"
          isValid={(minutes) => /^\d{1,3}$/.test(minutes) && isMinutes(Number(minutes))}
          onCommit={(minutes) => set({ minutes: Number(minutes) })}
        />
        <SelectField
          label={text.versions}
          hint={text.versionsHint}
          value={`${details.versions}`}
          options={toOptions(listNumbers(1, MAX_TEST_VERSIONS), text.version)}
          onChange={({ target }) => set({ versions: Number(target.value) })}
        />
        <Field
          label={text.school}
          value={details.schoolName}
          maxLength={MAX_TEST_TITLE}
          onChange={({ target }) => set({ schoolName: target.value })}
        />
        <TextArea
          label={text.instructions}
          hint={text.instructionsHint}
          value={details.instructions}
          maxLength={MAX_INSTRUCTIONS}
          onChange={({ target }) => set({ instructions: target.value })}
        />
      </div>
    </details>
  )
}

const isMinutes = (minutes: number) => minutes >= 5 && minutes <= 240
