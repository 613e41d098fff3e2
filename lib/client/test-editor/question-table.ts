import {
  MAX_NOTE_TEXT,
  MAX_OPTION_TEXT,
  MAX_QUESTION_MARKS,
  MAX_QUESTION_TEXT,
  MAX_SHORT_MARKS,
  MAX_TOPIC_TEXT,
  QUESTION_LEVELS,
  SHEET_NUMBER,
  type TestQuestion,
} from '@/base/class-test-kinds'
import {
  collectImport,
  findOptionCountFault,
  type ImportFault,
  type ImportResult,
  type ImportWords,
} from './import-result'
import { createQuestion } from './new-question'

/** The order of the template. A heading row is left out. */
const QUESTION = 0
const FIRST_OPTION = 1
const RIGHT = 6
const MARKS = 7
const NEGATIVE = 8
const TOPIC = 9
const LEVEL = 10
const WHY = 11

/** The kind follows from what is filled in: options, a number, true or false, or nothing. */
export function parseQuestionTable(table: string[][], words: ImportWords): ImportResult {
  const rows = table.map((cells, index) => ({
    row: index + 1,
    cells: cells.map((cell) => cell.replace(/^\uFEFF/, '').trim()),
  }))
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first] = filled
  const questions = first && isHeading(first.cells) ? filled.slice(1) : filled
  return collectImport(questions.map(({ row, cells }) => ({ row, value: readRow(cells, words) })))
}

/** Marks are the one column that is always a number. */
const isHeading = (cells: string[]) => /^\D{2,}$/.test(cells[MARKS] ?? '')

function readRow(cells: string[], words: ImportWords): TestQuestion | ImportFault {
  const getCell = (column: number) => cells[column] ?? ''
  const text = getCell(QUESTION)
  if (text === '') return 'textMissing'
  const options = cells.slice(FIRST_OPTION, RIGHT)
  while (options.at(-1) === '') options.pop()
  const isLong = text.length > MAX_QUESTION_TEXT || options.some(isLongOption)
  if (isLong || getCell(WHY).length > MAX_NOTE_TEXT) return 'textTooLong'
  const marks = readNumber(getCell(MARKS), 1)
  if (!Number.isInteger(marks) || marks < 1 || marks > MAX_QUESTION_MARKS) return 'marksInvalid'
  const negative = Math.abs(readNumber(getCell(NEGATIVE), 0))
  if (!(negative <= marks)) return 'negativeInvalid'
  const level = findLevel(getCell(LEVEL), words)
  if (level === undefined) return 'levelUnknown'
  const answer = readAnswer(options, getCell(RIGHT), words)
  if (typeof answer === 'string') return answer
  if (answer.kind === 'short' && marks > MAX_SHORT_MARKS) return 'marksInvalid'
  const topic = getCell(TOPIC).slice(0, MAX_TOPIC_TEXT)
  return createQuestion({ ...answer, text, marks, negative, topic, level, why: getCell(WHY) })
}

const isLongOption = (option: string) => option.length > MAX_OPTION_TEXT

const readNumber = (cell: string, empty: number) =>
  cell === '' ? empty : Number(cell.replace(',', '.'))

/** Undefined for a word that is no level. */
function findLevel(cell: string, words: ImportWords) {
  if (cell === '') return null
  const word = cell.toLowerCase()
  return QUESTION_LEVELS.find(
    (level, index) =>
      word === level || word === `${index + 1}` || word === words.levels[level]?.toLowerCase(),
  )
}

function readAnswer(
  options: string[],
  right: string,
  words: ImportWords,
): Partial<TestQuestion> | ImportFault {
  if (options.length > 0) return readOptions(options, right)
  const truth = findTruth(right, words)
  if (truth !== null) return { kind: 'true-false', right: [truth] }
  if (right === '') return { kind: 'short' }
  const number = right.replace('−', '-').replace(',', '.')
  if (SHEET_NUMBER.test(number)) return { kind: 'number', number }
  return /^[-−]?\d/.test(right) ? 'numberInvalid' : { kind: 'short', answer: right }
}

function readOptions(options: string[], right: string): Partial<TestQuestion> | ImportFault {
  const fault = options.includes('') ? 'optionsMissing' : findOptionCountFault(options.length)
  if (fault) return fault
  if (right === '') return 'rightMissing'
  const positions = findPositions(options, right)
  if (!positions) return 'rightUnknown'
  return { kind: positions.length > 1 ? 'several' : 'choice', options, right: positions }
}

/** As letters, such as “B” or “A, C”, or in the words of one option. */
function findPositions(options: string[], right: string): number[] | null {
  const sameWords = options.indexOf(right)
  if (sameWords >= 0) return [sameWords]
  const letters = right
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  const positions = letters.map((letter) =>
    /^[A-E]$/.test(letter) ? letter.charCodeAt(0) - 65 : Number.NaN,
  )
  const isKnown = positions.every((position) => position < options.length)
  return isKnown && positions.length > 0 ? [...new Set(positions)].sort() : null
}

/** Spreadsheets write a word for true in capitals, or as 1. */
function findTruth(cell: string, words: ImportWords): 0 | 1 | null {
  const word = cell.toLowerCase()
  if (['true', 't', words.right.toLowerCase()].includes(word)) return 0
  return ['false', 'f', words.wrong.toLowerCase()].includes(word) ? 1 : null
}
