import {
  MAX_NOTE_TEXT,
  MAX_QUESTION_TEXT,
  SHEET_NUMBER,
  type TestQuestion,
} from '@/base/class-test-kinds'
import { type GiftAnswer, readGiftAnswers } from './gift-answers'
import {
  collectImport,
  findOptionCountFault,
  type ImportFault,
  type ImportResult,
} from './import-result'
import { createQuestion } from './new-question'

type GiftBlock = { row: number; topic: string; source: string }

/** Moodle’s GIFT text. Feedback and weights are left out, except which options are right. */
export const parseGift = (source: string): ImportResult =>
  collectImport(listBlocks(source).map((block) => ({ row: block.row, value: toQuestion(block) })))

/** Blank lines separate questions; lines that begin with // are comments. */
function listBlocks(source: string): GiftBlock[] {
  const blocks: GiftBlock[] = []
  let topic = ''
  let lines: string[] = []
  let row = 0
  const finish = () => {
    if (lines.length > 0) blocks.push({ row, topic, source: lines.join('\n') })
    lines = []
  }
  for (const [index, line] of source.split(/\r\n|\n|\r/).entries()) {
    const words = line.trim()
    if (words.startsWith('//')) continue
    if (words === '') finish()
    else if (words.toUpperCase().startsWith('$CATEGORY:')) {
      finish()
      topic = words.slice(10).split('/').at(-1)?.trim() ?? ''
    } else {
      if (lines.length === 0) row = index + 1
      lines.push(line)
    }
  }
  finish()
  return blocks
}

function toQuestion({ topic, source }: GiftBlock): TestQuestion | ImportFault {
  const parts = splitParts(source)
  if (parts === null) return 'bracketOpen'
  const { before, answers, after } = parts
  const text = cleanText(after.trim() ? `${before} _____ ${after}` : before)
  if (text === '') return 'textMissing'
  if (text.length > MAX_QUESTION_TEXT) return 'textTooLong'
  if (answers === null) return 'answerMissing'
  const { why, list, kind } = readGiftAnswers(answers)
  const facts = { text, topic, why: cleanText(why).slice(0, MAX_NOTE_TEXT) }
  if (kind === 'unsupported') return 'kindUnsupported'
  if (kind === 'true' || kind === 'false')
    return createQuestion({ ...facts, kind: 'true-false', right: [kind === 'true' ? 0 : 1] })
  if (kind === 'number') {
    const number = list[0]?.text ?? ''
    return SHEET_NUMBER.test(number)
      ? createQuestion({ ...facts, kind: 'number', number })
      : 'numberInvalid'
  }
  if (kind === 'short')
    return createQuestion({
      ...{ ...facts, kind: 'short' },
      answer: list
        .map((answer) => cleanText(answer.text))
        .join(' / ')
        .slice(0, MAX_NOTE_TEXT),
    })
  return toChoice(facts, list)
}

function toChoice(facts: Partial<TestQuestion>, list: GiftAnswer[]): TestQuestion | ImportFault {
  const fault = findOptionCountFault(list.length)
  if (fault) return fault
  const options = list.map(({ text }) => cleanText(text))
  const right = list.flatMap(({ isRight }, position) => (isRight ? [position] : []))
  if (right.length === 0) return 'rightMissing'
  const kind = right.length > 1 ? 'several' : 'choice'
  return createQuestion({ ...facts, kind, options, right })
}

/** Without the title between `::`. Null if a bracket has no end. */
function splitParts(source: string) {
  const text = source.trimStart()
  const titleEnd = text.startsWith('::') ? text.indexOf('::', 2) : -1
  const body = titleEnd >= 0 ? text.slice(titleEnd + 2) : text
  const start = findPlain(body, '{', 0)
  if (start < 0) return { before: body, answers: null, after: '' }
  const end = findPlain(body, '}', start)
  if (end < 0) return null
  return {
    before: body.slice(0, start),
    answers: body.slice(start + 1, end),
    after: body.slice(end + 1),
  }
}

/** Without a backslash in front. */
function findPlain(text: string, char: string, from: number): number {
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1
    else if (text[index] === char) return index
  }
  return -1
}

const FORMAT = /^\[(?:html|moodle|plain|markdown)\]/i

/** Without escapes and tags; what a tag says about the form is lost. */
function cleanText(source: string): string {
  const isHtml = source.trimStart().toLowerCase().startsWith('[html]')
  const text = source.trim().replace(FORMAT, '')
  const plain = isHtml ? text.replace(/<[^<>]{0,500}>/g, ' ') : text
  return plain
    .replace(/\\n/g, '\n')
    .replace(/\\([~=#{}:])/g, '$1')
    .replace(/[ \t]+/g, ' ')
    .trim()
}
