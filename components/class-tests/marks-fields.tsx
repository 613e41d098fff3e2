'use client'

import { MAX_QUESTION_MARKS, MAX_SHORT_MARKS, type TestQuestion } from '@/base/class-test-kinds'
import { SelectField } from '@/components/ui/select-field'
import { testEditorText } from '@/i18n/test-editor'

type Props = { question: TestQuestion; onChange: (changes: Partial<TestQuestion>) => void }

/** What schools and entrance tests take off. */
const NEGATIVE_SHARES = [0, 0.25, 0.33, 0.5, 1]

export function MarksFields({ question, onChange }: Props) {
  const { fields: text } = testEditorText()
  const { kind, marks, negative } = question
  const most = kind === 'short' ? MAX_SHORT_MARKS : MAX_QUESTION_MARKS
  const offered = [
    ...NEGATIVE_SHARES.map((share) => Math.round(share * marks * 100) / 100),
    negative,
  ]
  return (
    <div className="small-fields">
      <SelectField
        label={text.marks}
        value={`${marks}`}
        options={Array.from({ length: Math.max(most, marks) }, (_, index) => ({
          value: `${index + 1}`,
          label: `${index + 1}`,
        }))}
        onChange={({ target }) => {
          const next = Number(target.value)
          onChange({ marks: next, negative: Math.min(negative, next) })
        }}
      />
      {kind !== 'short' && (
        <SelectField
          label={text.negative}
          value={`${negative}`}
          options={[...new Set(offered)]
            .sort((a, b) => a - b)
            .map((value) => ({ value: `${value}`, label: `${value}` }))}
          onChange={({ target }) => onChange({ negative: Number(target.value) })}
        />
      )}
    </div>
  )
}
