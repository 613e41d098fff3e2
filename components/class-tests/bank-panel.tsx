'use client'

import { useState } from 'react'
import {
  QUESTION_LEVELS,
  TEST_QUESTION_KINDS,
  type TestLanguage,
  type TestQuestion,
} from '@/base/class-test-kinds'
import { MAX_GRADE, MIN_GRADE } from '@/base/draft-kinds'
import { SelectField } from '@/components/ui/select-field'
import { testEditorText } from '@/i18n/test-editor'
import type { BankPlace, OfferedQuestion } from '@/lib/class-tests/bank'
import { LoadState } from './load-state'
import { OfferedList } from './offered-list'
import { useLoaded } from './use-loaded'

type Props = {
  questions: TestQuestion[]
  language: TestLanguage
  grade: number
  themes: { value: string; label: string }[]
  truth: [string, string]
  room: number
  onAdd: (questions: TestQuestion[]) => void
}

type Bank = { places: BankPlace[]; questions: OfferedQuestion[] }

const NO_FILTERS = { place: '', level: '', kind: '', grade: '' }

/** The site’s questions, in the language of the test. */
export function BankPanel({ questions, language, grade, themes, truth, room, onAdd }: Props) {
  const { filters: text, add, kinds, levels } = testEditorText()
  const [theme, setTheme] = useState(themes[0]?.value ?? '')
  const [filters, setFilters] = useState({ ...NO_FILTERS, grade: `${grade}` })
  const query = new URLSearchParams({ language, theme })
  const { data, hasFailed, again } = useLoaded<Bank>(`/api/class-tests/bank?${query}`)
  const inTest = new Set(questions.map(({ bankId }) => bankId))
  const set = (changes: Partial<typeof filters>) => setFilters({ ...filters, ...changes })
  const themeName = (value: string) => themes.find((entry) => entry.value === value)?.label ?? ''
  const items = (data?.questions ?? [])
    .filter((question) => fits(question, filters))
    .map(({ place: _, theme: __, grades, ...question }) => ({
      question,
      isInTest: inTest.has(question.bankId),
      facts: [question.topic, `${text.grade} ${grades[0]}–${grades[1]}`],
    }))
  return (
    <>
      <div className="small-fields">
        <SelectField
          label={text.theme}
          value={theme}
          options={themes}
          onChange={({ target }) => {
            setTheme(target.value)
            set({ place: '' })
          }}
        />
        <SelectField
          label={text.place}
          value={filters.place}
          placeholder={text.anyPlace}
          options={(data?.places ?? []).map(({ key, group, title }) => ({
            value: key,
            label: `${'book' in group ? text.book(group.book) : text.resource(themeName(group.theme))}: ${title}`,
          }))}
          onChange={({ target }) => set({ place: target.value })}
        />
        <SelectField
          label={text.level}
          value={filters.level}
          placeholder={text.anyLevel}
          options={QUESTION_LEVELS.map((value) => ({ value, label: levels[value] }))}
          onChange={({ target }) => set({ level: target.value })}
        />
        <SelectField
          label={text.kind}
          value={filters.kind}
          placeholder={text.anyKind}
          options={TEST_QUESTION_KINDS.map((value) => ({ value, label: kinds[value] }))}
          onChange={({ target }) => set({ kind: target.value })}
        />
        <SelectField
          label={text.grade}
          value={filters.grade}
          placeholder={text.anyGrade}
          options={GRADES.map((value) => ({ value, label: value }))}
          onChange={({ target }) => set({ grade: target.value })}
        />
      </div>
      {data ? (
        <OfferedList
          key={`${theme} ${Object.values(filters)}`}
          {...{ items, language, truth, room, onAdd }}
        />
      ) : (
        <LoadState hasFailed={hasFailed} again={again} />
      )}
      {data && items.length === 0 && <p>{add.none}</p>}
    </>
  )
}

const GRADES = Array.from(
  { length: MAX_GRADE - MIN_GRADE + 1 },
  (_, index) => `${MIN_GRADE + index}`,
)

function fits(question: OfferedQuestion, { place, level, kind, grade }: typeof NO_FILTERS) {
  const [from, to] = question.grades
  return (
    (!place || question.place === place) &&
    (!level || question.level === level) &&
    (!kind || question.kind === kind) &&
    (!grade || (from <= Number(grade) && Number(grade) <= to))
  )
}
