import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { questionFiles } from '@/content/questions/files'
import { type BankQuestion, bankQuestionSchema } from '@/content/questions/types'
import { readBookText } from '@/lib/library/books'

const files = await Promise.all(Object.values(questionFiles).map((load) => load()))
const questions = files.flatMap((file) => z.array(bankQuestionSchema).parse(file.default))
const LANGUAGES = ['en', 'hi', 'ta'] as const
const SCRIPTS = { en: /\p{Script=Latin}/u, hi: /\p{Script=Devanagari}/u, ta: /\p{Script=Tamil}/u }
const MIN_PER_RESOURCE = 6
const MIN_PER_CHAPTER = 3
const MIN_PER_THEME = 40

const listOptions = (question: BankQuestion) => ('options' in question ? question.options : [])
const listTexts = (question: BankQuestion) => [
  question.question,
  ...listOptions(question),
  ...('why' in question ? [question.why] : []),
  ...('answer' in question ? [question.answer] : []),
]
const canBeTested = ({ kind }: BankQuestion) => kind !== 'task'

const count = (keep: (question: BankQuestion) => boolean) => questions.filter(keep).length

test('each file is listed, and each id is used once', () => {
  const names = readdirSync('content/questions').filter((name) => name.endsWith('.json'))
  expect(
    Object.keys(questionFiles)
      .map((name) => `${name}.json`)
      .sort(),
  ).toEqual(names.sort())
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
})

test('each resource has six questions and a task, each chapter three or none', async () => {
  const sources = questions.map(({ source }) =>
    'book' in source ? `${source.book} ${source.chapter}` : source.resource,
  )
  for (const name of Object.keys(questionFiles)) {
    const bundled = `${name}.json`
    const text = existsSync(`content/ebooks/texts/${bundled}`)
      ? await readBookText({ files: { text: { bundled } } })
      : null
    if (!text) {
      expect(sources.filter((source) => source === name).length, name).toBeGreaterThanOrEqual(
        MIN_PER_RESOURCE,
      )
      const isTask = ({ kind, source }: BankQuestion) =>
        kind === 'task' && 'resource' in source && source.resource === name
      expect(count(isTask), name).toBeGreaterThan(0)
      continue
    }
    const chapters = text.chapters.map(({ id }) => `${name} ${id}`)
    expect(sources.filter((source) => source.startsWith(`${name} chapter`)).length).toBeGreaterThan(
      MIN_PER_CHAPTER,
    )
    for (const source of new Set(sources.filter((source) => source.startsWith(`${name} `)))) {
      expect(chapters).toContain(source)
      expect(sources.filter((other) => other === source).length, source).toBeGreaterThanOrEqual(
        MIN_PER_CHAPTER,
      )
    }
  }
})

test.each(['social-impact', 'youth-leadership', 'global-goals', 'ethics-innovation'])(
  'a class test finds forty questions on %s, on each level',
  (theme) => {
    expect(count((question) => question.theme === theme && canBeTested(question))).toBeGreaterThan(
      MIN_PER_THEME - 1,
    )
    for (const level of ['remember', 'understand', 'apply', 'analyse'])
      expect(
        count((question) => question.theme === theme && question.level === level),
        level,
      ).toBeGreaterThan(0)
  },
)

test.each(questions.map((question) => [question.id, question] as const))(
  '%s has its text in each script, and right options that exist',
  (_, question) => {
    for (const text of listTexts(question))
      for (const language of LANGUAGES) {
        const words = text[language]
        expect(words).toBe(words.normalize('NFC').trim())
        if (!/^[\d\s.,:₹%°/×÷=+–-]+$/.test(words)) expect(words).toMatch(SCRIPTS[language])
      }
    const [from, to] = question.grades
    expect(from).toBeGreaterThanOrEqual(6)
    expect(to).toBeLessThanOrEqual(12)
    expect(from).toBeLessThanOrEqual(to)
    if (!('right' in question)) return
    const options = listOptions(question)
    const optionCount = question.kind === 'true-false' ? 2 : options.length
    for (const index of [...question.right, ...(('last' in question && question.last) || [])])
      expect(index).toBeLessThan(optionCount)
    if (question.kind === 'several') {
      expect(question.right.length).toBeGreaterThan(1)
      expect(question.right.length).toBeLessThan(optionCount)
    } else expect(question.right).toHaveLength(1)
    for (const language of LANGUAGES)
      expect(new Set(options.map((option) => option[language])).size).toBe(options.length)
  },
)

test('the right option is at each of the first four positions about as often', () => {
  const choices = questions.flatMap((question) =>
    question.kind === 'choice' && question.options.length === 4 ? question.right : [],
  )
  for (const position of [0, 1, 2, 3]) {
    const share = choices.filter((right) => right === position).length / choices.length
    expect(share).toBeGreaterThan(0.18)
    expect(share).toBeLessThan(0.32)
  }
})

test('the right option is not the longest more often than chance explains', () => {
  const choices = questions.filter((question) => question.kind === 'choice')
  const isLongest = (question: (typeof choices)[number]) => {
    const lengths = question.options.map(({ en }) => en.length)
    return lengths[question.right[0] ?? 0] === Math.max(...lengths)
  }
  expect(choices.filter(isLongest).length / choices.length).toBeLessThan(0.45)
})
