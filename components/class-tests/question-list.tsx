'use client'

import { useState } from 'react'
import type { TestLanguage, TestQuestion } from '@/base/class-test-kinds'
import { Button } from '@/components/ui/button'
import { testEditorText } from '@/i18n/test-editor'
import { duplicateQuestion } from '@/lib/client/test-editor/new-question'
import { QuestionCard } from './question-card'

type Props = {
  questions: TestQuestion[]
  language: TestLanguage
  truth: [string, string]
  openId: string | null
  onOpen: (id: string | null) => void
  isFull: boolean
  onChange: (questions: TestQuestion[]) => void
}

/** A deleted question comes back with one press, where it was. */
export function QuestionList({
  questions,
  language,
  truth,
  openId,
  onOpen,
  isFull,
  onChange,
}: Props) {
  const { list: text } = testEditorText()
  const [removed, setRemoved] = useState<{ question: TestQuestion; index: number } | null>(null)
  const [notice, setNotice] = useState('')

  function move(index: number, step: -1 | 1) {
    const next = [...questions]
    next.splice(index + step, 0, ...next.splice(index, 1))
    setNotice(text.moved(index + step + 1))
    setRemoved(null)
    onChange(next)
  }
  function copy(index: number, question: TestQuestion) {
    setNotice(isFull ? text.full : text.copied(index + 2))
    if (!isFull) onChange(questions.toSpliced(index + 1, 0, duplicateQuestion(question)))
  }
  function remove(index: number, question: TestQuestion) {
    setRemoved({ question, index })
    setNotice(text.removed(index + 1))
    onChange(questions.toSpliced(index, 1))
  }
  function undo() {
    if (!removed) return
    onChange(questions.toSpliced(removed.index, 0, removed.question))
    setRemoved(null)
    setNotice('')
  }

  return (
    <section aria-labelledby="questions" className="grid gap-4">
      <h2 id="questions">{text.heading}</h2>
      {questions.length === 0 && <p>{text.none}</p>}
      <ol className="question-list">
        {questions.map((question, index) => (
          <li key={question.id}>
            <QuestionCard
              {...{ question, language, truth }}
              number={index + 1}
              count={questions.length}
              isOpen={openId === question.id}
              onToggle={() => onOpen(openId === question.id ? null : question.id)}
              onChange={(next) => onChange(questions.with(index, next))}
              onMove={(step) => move(index, step)}
              onCopy={() => copy(index, question)}
              onRemove={() => remove(index, question)}
            />
          </li>
        ))}
      </ol>
      <div role="status" className="flex flex-wrap items-center gap-3">
        {notice && <p>{notice}</p>}
        {removed && (
          <Button variant="secondary" onClick={undo}>
            {text.undo}
          </Button>
        )}
      </div>
    </section>
  )
}
