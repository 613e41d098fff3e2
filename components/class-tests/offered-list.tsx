'use client'

import { type ReactNode, useState } from 'react'
import type { TestLanguage, TestQuestion } from '@/base/class-test-kinds'
import { Button } from '@/components/ui/button'
import { testEditorText } from '@/i18n/test-editor'
import { toPlainText } from '@/lib/class-tests/notation'
import { QuestionWords } from './question-words'

export type OfferedItem = {
  question: TestQuestion
  isInTest: boolean
  facts: (string | false | null)[]
  action?: ReactNode
}

type Props = {
  items: OfferedItem[]
  language: TestLanguage
  truth: [string, string]
  room: number
  onAdd: (questions: TestQuestion[]) => void
}

const PAGE = 20

/** Tick several, then add them with one press. */
export function OfferedList({ items, language, truth, room, onAdd }: Props) {
  const { add: text, list, kinds, levels } = testEditorText()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [shownCount, setShownCount] = useState(PAGE)
  const shown = items.slice(0, shownCount)
  const chosen = items.filter(({ question, isInTest }) => ticked.has(question.id) && !isInTest)
  const toggle = (id: string) => {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
  }
  const add = () => {
    if (chosen.length === 0 || room === 0) return
    onAdd(chosen.map(({ question }) => question))
    setTicked(new Set())
  }
  return (
    <>
      <ul className="offered">
        {shown.map(({ question, isInTest, facts, action }) => (
          <li key={question.id}>
            <div className="offered-choice">
              <label htmlFor={`tick-${question.id}`}>
                <span className="sr-only">{toPlainText(question.text)}</span>
              </label>
              <input
                id={`tick-${question.id}`}
                type="checkbox"
                checked={isInTest || ticked.has(question.id)}
                disabled={isInTest}
                onChange={() => toggle(question.id)}
              />
              <div className="grid gap-1">
                <QuestionWords
                  {...{ question, language, truth }}
                  marks={list.marks(question.marks)}
                  rightLabel={list.right}
                />
                <p className="text-muted">
                  {[
                    isInTest && text.inTest,
                    kinds[question.kind],
                    question.level && levels[question.level],
                    question.kind === 'number' && `= ${question.number}`,
                    ...facts,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
            </div>
            {action}
          </li>
        ))}
      </ul>
      {items.length > shown.length && (
        <div>
          <Button variant="secondary" onClick={() => setShownCount(shownCount + PAGE)}>
            {text.more}
          </Button>
        </div>
      )}
      <div className={chosen.length > 0 ? 'add-bar is-sticky' : 'add-bar'}>
        <Button aria-disabled={chosen.length === 0 || room === 0} onClick={add}>
          {chosen.length === 0 ? text.addNone : text.selected(chosen.length)}
        </Button>
        <span className="text-muted">{text.found(items.length)}</span>
      </div>
    </>
  )
}
