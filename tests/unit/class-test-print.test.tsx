import { describe, expect, test } from 'vitest'
import type { TestQuestion } from '@/base/class-test-kinds'
import { FinishTest } from '@/components/class-tests/finish-test'
import { PrintTest } from '@/components/class-tests/print-test'
import { newQuestion } from '../support/class-tests'
import { renderInRouter } from '../support/render-in-router'

const ID = '0199c0de-5a7e-7000-8000-000000000000'
const number = () => newQuestion({ kind: 'number', options: [], number: '7' })

const renderLinks = (questions: TestQuestion[]) =>
  [
    ...renderInRouter(<PrintTest test={{ id: ID, questions, versions: 2 }} />).matchAll(
      /href="([^"]+)"/g,
    ),
  ].map(([, href = '']) => href.split(`/${ID}/`)[1])

describe('the papers of a printed test', () => {
  test('are a question paper, two kinds of answer sheets and the key', () => {
    expect(renderLinks([newQuestion()])).toEqual([
      ...['question-paper', 'answer-sheets', 'answer-sheets?size=a5', 'answer-key'],
    ])
  })

  test('leave out a sheet on which the questions do not fit', () => {
    expect(renderLinks(Array.from({ length: 12 }, number))).toEqual([
      ...['question-paper', 'answer-sheets', 'answer-key'],
    ])
    expect(renderLinks(Array.from({ length: 40 }, number))).toEqual([
      'question-paper',
      'answer-key',
    ])
  })
})

describe('a test can be finished', () => {
  const canFinish = (questions: TestQuestion[], isSaved = true) =>
    renderInRouter(<FinishTest {...{ id: ID, questions, isSaved }} />).includes('<button')

  test('once every question is complete and saved', () => {
    expect(canFinish([newQuestion()])).toBe(true)
    expect(canFinish([newQuestion()], false)).toBe(false)
    expect(canFinish([newQuestion({ right: [] })])).toBe(false)
    expect(canFinish([])).toBe(false)
  })
})
