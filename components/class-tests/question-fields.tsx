'use client'

import {
  MAX_NOTE_TEXT,
  MAX_QUESTION_TEXT,
  MAX_TOPIC_TEXT,
  QUESTION_LEVELS,
  type QuestionLevel,
  TEST_QUESTION_KINDS,
  type TestLanguage,
  type TestQuestion,
  type TestQuestionKind,
} from '@/base/class-test-kinds'
import { Field } from '@/components/ui/field'
import { RadioField } from '@/components/ui/radio-field'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { testEditorText } from '@/i18n/test-editor'
import { changeKind, changeQuestion } from '@/lib/client/test-editor/new-question'
import { MarksFields } from './marks-fields'
import { OptionFields } from './option-fields'
import { QuestionPictureField } from './question-picture-field'

type Props = {
  question: TestQuestion
  language: TestLanguage
  truth: [string, string]
  onChange: (question: TestQuestion) => void
}

export function QuestionFields({ question, language, truth, onChange }: Props) {
  const { fields: text, kinds, levels } = testEditorText()
  const set = (changes: Partial<TestQuestion>) => onChange(changeQuestion(question, changes))
  const { kind } = question
  return (
    <div className="grid gap-5">
      <TextArea
        label={text.text}
        hint={text.textHint}
        value={question.text}
        maxLength={MAX_QUESTION_TEXT}
        lang={language}
        dir="auto"
        onChange={({ target }) => set({ text: target.value })}
      />
      <SelectField
        label={text.kind}
        value={kind}
        options={TEST_QUESTION_KINDS.map((value) => ({ value, label: kinds[value] }))}
        onChange={({ target }) => onChange(changeKind(question, target.value as TestQuestionKind))}
      />
      {(kind === 'choice' || kind === 'several') && (
        <OptionFields question={question} language={language} onChange={set} />
      )}
      {kind === 'true-false' && (
        <RadioField
          key={`${question.right[0]}`}
          legend={text.truth}
          name={`truth-${question.id}`}
          options={truth.map((label, position) => ({ value: `${position}`, label }))}
          defaultValue={`${question.right[0]}`}
          onChange={({ target }) => set({ right: [Number(target.value)] })}
        />
      )}
      {kind === 'number' && (
        <Field
          label={text.number}
          hint={text.numberHint}
          value={question.number}
          inputMode="text"
          maxLength={5}
          onChange={({ target }) => set({ number: target.value.trim().replace('−', '-') })}
        />
      )}
      {kind === 'short' && (
        <TextArea
          label={text.answer}
          hint={text.answerHint}
          value={question.answer}
          maxLength={MAX_NOTE_TEXT}
          lang={language}
          dir="auto"
          onChange={({ target }) => set({ answer: target.value })}
        />
      )}
      <MarksFields question={question} onChange={set} />
      <details>
        <summary className="min-h-11">{text.more}</summary>
        <div className="mt-3 grid gap-5 sm:grid-cols-2">
          <Field
            label={text.topic}
            value={question.topic}
            maxLength={MAX_TOPIC_TEXT}
            lang={language}
            dir="auto"
            onChange={({ target }) => set({ topic: target.value })}
          />
          <SelectField
            label={text.level}
            value={question.level ?? ''}
            placeholder={text.noLevel}
            options={QUESTION_LEVELS.map((value) => ({ value, label: levels[value] }))}
            onChange={({ target }) =>
              set({ level: (target.value || null) as QuestionLevel | null })
            }
          />
          <TextArea
            label={text.why}
            hint={text.whyHint}
            value={question.why}
            maxLength={MAX_NOTE_TEXT}
            lang={language}
            dir="auto"
            onChange={({ target }) => set({ why: target.value })}
          />
          <QuestionPictureField
            picture={question.picture}
            onChange={(picture) => set({ picture })}
            language={language}
          />
        </div>
      </details>
    </div>
  )
}
