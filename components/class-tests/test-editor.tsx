'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_FREE_QUESTIONS, MAX_TEST_QUESTIONS, type TestQuestion } from '@/base/class-test-kinds'
import { ConflictNotice } from '@/components/forms/conflict-notice'
import { testEditorText } from '@/i18n/test-editor'
import { listFaultyQuestions, sumTestMarks } from '@/lib/class-tests/faults'
import { LOADS_SCRIPTS } from '@/server/contract'
import { AddQuestions } from './add-questions'
import { FinishTest } from './finish-test'
import { QuestionList } from './question-list'
import { TestDetails } from './test-details'
import type { TruthWords } from './truth-words'
import { type SavedClassTest, useClassTest } from './use-class-test'

type Props = {
  test: SavedClassTest
  classNames: string[]
  themes: { value: string; label: string }[]
  truth: TruthWords
  isSubscribed: boolean
}

/** Every change is saved by itself. */
export function TestEditor({ test, classNames, themes, truth, isSubscribed }: Props) {
  const text = testEditorText()
  const { values, change, state, error, conflict, keepBoth } = useClassTest(test)
  const { details, questions } = values
  const [openId, setOpenId] = useState<string | null>(null)
  const setQuestions = (next: TestQuestion[]) => change({ ...values, questions: next })
  const most = isSubscribed ? MAX_TEST_QUESTIONS : MAX_FREE_QUESTIONS
  function write(question: TestQuestion) {
    flushSync(() => {
      setQuestions([...questions, question])
      setOpenId(question.id)
    })
    document.querySelector<HTMLElement>(`#question-${question.id} textarea`)?.focus()
  }
  const faults = listFaultyQuestions(questions).length
  return (
    <div className="mt-3 grid max-w-4xl gap-5" {...LOADS_SCRIPTS.now}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p>
          <strong>{text.summary(questions.length, sumTestMarks(questions))}</strong>
        </p>
        {faults > 0 && <p className="field-error">{text.faults(faults)}</p>}
        <p role="status" className="text-muted">
          {!conflict && (state === 'failed' && error ? error : text.states[state])}
        </p>
      </div>
      {conflict && (
        <ConflictNotice
          msg={conflict.msg}
          text={text.conflict}
          onKeep={() => void keepBoth('mine')}
          onOpen={() => void keepBoth('theirs')}
        />
      )}
      <TestDetails
        details={details}
        classNames={classNames}
        onChange={(next) => change({ ...values, details: next })}
      />
      <QuestionList
        questions={questions}
        language={details.language}
        truth={truth[details.language]}
        openId={openId}
        onOpen={setOpenId}
        isFull={questions.length >= most}
        onChange={setQuestions}
      />
      <AddQuestions
        questions={questions}
        details={details}
        themes={themes}
        truth={truth[details.language]}
        room={Math.max(0, most - questions.length)}
        isSubscribed={isSubscribed}
        onAdd={(added) => setQuestions([...questions, ...added])}
        onWrite={write}
      />
      <FinishTest id={test.id} questions={questions} isSaved={state === 'saved'} />
    </div>
  )
}
