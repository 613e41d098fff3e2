'use client'

import type { TestLanguage, TestQuestion } from '@/base/class-test-kinds'
import { Button } from '@/components/ui/button'
import { testEditorText } from '@/i18n/test-editor'
import { findQuestionFault } from '@/lib/class-tests/faults'
import { QuestionFields } from './question-fields'
import { QuestionWords } from './question-words'

type Props = {
  question: TestQuestion
  language: TestLanguage
  truth: [string, string]
  number: number
  count: number
  isOpen: boolean
  onToggle: () => void
  onChange: (question: TestQuestion) => void
  onMove: (step: -1 | 1) => void
  onCopy: () => void
  onRemove: () => void
}

/** Buttons instead of dragging, so that order is a matter of a key or a tap. */
export function QuestionCard({
  question,
  language,
  truth,
  number,
  count,
  isOpen,
  onToggle,
  onChange,
  onMove,
  onCopy,
  onRemove,
}: Props) {
  const { list: text, kinds, levels, questionFaults } = testEditorText()
  const fault = findQuestionFault(question)
  const { kind, level, topic, negative } = question
  const facts = [
    kinds[kind],
    level && levels[level],
    topic,
    negative > 0 && text.negative(negative),
    kind === 'number' && question.number && `= ${question.number}`,
  ]
  return (
    <article
      className="question-card"
      aria-label={text.question(number)}
      id={`question-${question.id}`}
    >
      <QuestionWords
        {...{ question, language, number, truth }}
        marks={text.marks(question.marks)}
        rightLabel={text.right}
      />
      <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
      {fault && <p className="field-error">{questionFaults[fault]}</p>}
      {isOpen && (
        <QuestionFields question={question} language={language} truth={truth} onChange={onChange} />
      )}
      <div className="question-actions">
        <Button
          variant="secondary"
          aria-label={isOpen ? undefined : text.editOf(number)}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          {isOpen ? text.close : text.edit}
        </Button>
        <Button
          variant="secondary"
          aria-label={text.upOf(number)}
          aria-disabled={number === 1}
          onClick={() => number > 1 && onMove(-1)}
        >
          {'↑'}
        </Button>
        <Button
          variant="secondary"
          aria-label={text.downOf(number)}
          aria-disabled={number === count}
          onClick={() => number < count && onMove(1)}
        >
          {'↓'}
        </Button>
        <Button variant="secondary" aria-label={text.copyOf(number)} onClick={onCopy}>
          {text.copy}
        </Button>
        <Button variant="secondary" aria-label={text.removeOf(number)} onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </article>
  )
}
