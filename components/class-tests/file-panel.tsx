'use client'

import { useState } from 'react'
import type { TestLanguage, TestQuestion } from '@/base/class-test-kinds'
import { FileInput } from '@/components/forms/file-input'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { TextArea } from '@/components/ui/text-area'
import { testEditorText } from '@/i18n/test-editor'
import type { ImportResult } from '@/lib/client/test-editor/import-result'
import { QuestionWords } from './question-words'

type Props = {
  language: TestLanguage
  truth: [string, string]
  room: number
  onAdd: (questions: TestQuestion[]) => void
}

const loadReader = () => import('@/lib/client/test-editor/read-questions')

/** Read in the browser: the file is not sent, only the questions that one adds. */
export function FilePanel({ language, truth, room, onAdd }: Props) {
  const { file: text, add, fields, levels, list } = testEditorText()
  const [pasted, setPasted] = useState('')
  const [result, setResult] = useState<ImportResult | 'wrong' | null>(null)
  const words = { right: fields.right, wrong: fields.wrong, levels }
  const found = result === 'wrong' ? null : result

  async function readFile(file: File) {
    const { readQuestionFile } = await loadReader()
    setResult((await readQuestionFile(file, words)) ?? 'wrong')
  }
  async function readPasted() {
    const { readQuestionText } = await loadReader()
    setResult(readQuestionText(pasted, words))
  }
  function addFound() {
    if (!found || room === 0) return
    onAdd(found.questions)
    setResult(null)
    setPasted('')
  }

  return (
    <div className="grid gap-4">
      <p>{text.text}</p>
      <p className="flex flex-wrap gap-x-6">
        {(['xlsx', 'csv'] as const).map((format) => (
          <a
            key={format}
            href={`/api/class-tests/template?format=${format}&language=${language}`}
            className="inline-flex min-h-11 items-center"
            download
          >
            {text[format]}
          </a>
        ))}
      </p>
      <FileInput
        label={text.choose}
        accept=".xlsx,.csv,.tsv,.txt,.gift"
        onChoose={([file]) => file && void readFile(file)}
      />
      <TextArea
        label={text.paste}
        value={pasted}
        dir="auto"
        onChange={({ target }) => setPasted(target.value)}
      />
      <div>
        <Button
          variant="secondary"
          aria-disabled={pasted.trim() === ''}
          onClick={() => pasted.trim() !== '' && void readPasted()}
        >
          {text.read}
        </Button>
      </div>
      <div role="status" className="grid gap-3">
        {result === 'wrong' && <Alert tone="error">{text.wrong}</Alert>}
        {found && found.errors.length > 0 && (
          <Alert tone="warning">
            <p>{text.errors}</p>
            <ul>
              {found.errors.map(({ row, fault }) => (
                <li key={`${row} ${fault}`}>{text.row(row, text.faults[fault])}</li>
              ))}
            </ul>
          </Alert>
        )}
        {found && (
          <p>{found.questions.length > 0 ? text.readCount(found.questions.length) : text.empty}</p>
        )}
      </div>
      {found && found.questions.length > 0 && (
        <>
          <ol className="offered">
            {found.questions.map((question) => (
              <li key={question.id} className="grid gap-1">
                <QuestionWords
                  {...{ question, language, truth }}
                  marks={list.marks(question.marks)}
                  rightLabel={list.right}
                />
              </li>
            ))}
          </ol>
          <div className="add-bar is-sticky">
            <Button aria-disabled={room === 0} onClick={addFound}>
              {add.selected(Math.min(found.questions.length, room))}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
