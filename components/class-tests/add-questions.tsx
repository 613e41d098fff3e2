'use client'

import { useState } from 'react'
import type { TestQuestion } from '@/base/class-test-kinds'
import { Button } from '@/components/ui/button'
import { testEditorText } from '@/i18n/test-editor'
import { changeKind, createQuestion } from '@/lib/client/test-editor/new-question'
import { BankPanel } from './bank-panel'
import { FilePanel } from './file-panel'
import { OwnPanel } from './own-panel'
import type { ClassTestDetails } from './use-class-test'

const WAYS = ['bank', 'own', 'file'] as const
type Way = (typeof WAYS)[number]

type Props = {
  questions: TestQuestion[]
  details: ClassTestDetails
  themes: { value: string; label: string }[]
  truth: [string, string]
  /** How many more the test takes. */
  room: number
  isSubscribed: boolean
  onAdd: (questions: TestQuestion[]) => void
  onWrite: (question: TestQuestion) => void
}

export function AddQuestions({
  questions,
  details,
  themes,
  truth,
  room,
  isSubscribed,
  onAdd,
  onWrite,
}: Props) {
  const { add: text, list } = testEditorText()
  const [way, setWay] = useState<Way>('bank')
  const [notice, setNotice] = useState('')
  const { language } = details
  const add = (added: TestQuestion[]) => {
    // A question that was deleted and is added again is another one.
    const taken = added.slice(0, room).map((row) => ({ ...row, id: crypto.randomUUID() }))
    onAdd(taken)
    setNotice(text.added(taken.length))
  }
  const isFull = room === 0
  return (
    <section aria-labelledby="add" className="panel grid gap-4">
      <h2 id="add">{text.heading}</h2>
      <div className="add-ways">
        {WAYS.map((name) => (
          <Button
            key={name}
            variant="secondary"
            aria-pressed={way === name}
            onClick={() => setWay(name)}
          >
            {text.ways[name]}
          </Button>
        ))}
        <Button
          variant="secondary"
          aria-disabled={isFull}
          onClick={() => !isFull && onWrite(changeKind(createQuestion(), 'choice'))}
        >
          {text.ways.write}
        </Button>
      </div>
      {isFull && <p>{isSubscribed ? list.full : text.free}</p>}
      {way === 'bank' && (
        <BankPanel
          {...{ questions, language, themes, truth, room }}
          grade={details.grade}
          onAdd={add}
        />
      )}
      {way === 'own' && <OwnPanel {...{ questions, language, truth, room }} onAdd={add} />}
      {way === 'file' && <FilePanel {...{ language, truth, room }} onAdd={add} />}
      <p role="status">{notice}</p>
    </section>
  )
}
