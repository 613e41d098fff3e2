'use client'

import { useState } from 'react'
import type { TestLanguage, TestQuestion } from '@/base/class-test-kinds'
import { Button } from '@/components/ui/button'
import { testEditorText } from '@/i18n/test-editor'
import { toPlainText } from '@/lib/class-tests/notation'
import type { OwnQuestionRow } from '@/lib/class-tests/own-questions'
import { post } from '@/lib/client/api'
import { LoadState } from './load-state'
import { OfferedList } from './offered-list'
import { useLoaded } from './use-loaded'

type Props = {
  questions: TestQuestion[]
  language: TestLanguage
  truth: [string, string]
  room: number
  onAdd: (questions: TestQuestion[]) => void
}

const LABEL_CHARACTERS = 60

/** What the teacher wrote for any test, with the results it earned. */
export function OwnPanel({ questions, language, truth, room, onAdd }: Props) {
  const { own: text } = testEditorText()
  const path = `/api/class-tests/own?language=${language}`
  const { data, hasFailed, again } = useLoaded<{ questions: OwnQuestionRow[] }>(path)
  const [gone, setGone] = useState<{ ids: string[]; msg: string }>({ ids: [], msg: '' })
  if (!data) return <LoadState hasFailed={hasFailed} again={again} />
  const inTest = new Set(questions.map(({ ownId }) => ownId))
  const rows = data.questions.filter(({ id }) => !gone.ids.includes(id))
  async function remove(id: string) {
    const { ok, msg = '' } = await post(`/api/class-tests/own/${id}/remove`)
    setGone(ok ? { ids: [...gone.ids, id], msg } : { ...gone, msg })
  }
  return (
    <>
      {rows.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <OfferedList
          {...{ language, truth, room }}
          items={rows.map((row) => ({
            question: row.question,
            isInTest: inTest.has(row.id),
            facts: [row.subject, describeResults(row)],
            action: (
              <Button
                variant="secondary"
                aria-label={text.removeOf(
                  toPlainText(row.question.text).slice(0, LABEL_CHARACTERS),
                )}
                onClick={() => void remove(row.id)}
              >
                {text.remove}
              </Button>
            ),
          }))}
          onAdd={onAdd}
        />
      )}
      <p role="status">{gone.msg}</p>
    </>
  )
}

function describeResults({ results }: OwnQuestionRow): string | null {
  if (results.length === 0) return null
  const mean = results.reduce((sum, { share }) => sum + share, 0) / results.length
  return testEditorText().own.result(Math.round(mean * 100), results.length)
}
