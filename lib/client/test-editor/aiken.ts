import { MAX_QUESTION_TEXT, type TestQuestion } from '@/base/class-test-kinds'
import {
  collectImport,
  findOptionCountFault,
  type ImportFault,
  type ImportResult,
} from './import-result'
import { createQuestion } from './new-question'

const OPTION = /^([A-Z])[.)]\s{1,8}(\S.*)$/
const ANSWER = /^ANSWER\s{0,8}:\s{0,8}([A-Z])\s{0,8}$/i

type AikenBlock = { row: number; text: string[]; options: string[]; answer: string | null }

/** Moodle’s Aiken text: the question, then “A. …” to “E. …”, then “ANSWER: B”. */
export function parseAiken(source: string): ImportResult {
  const blocks: AikenBlock[] = []
  let block: AikenBlock | null = null
  for (const [index, rawLine] of source.split(/\r\n|\n|\r/).entries()) {
    const line = rawLine.trim()
    if (line === '') continue
    block ??= { row: index + 1, text: [], options: [], answer: null }
    const option = OPTION.exec(line)
    const answer = ANSWER.exec(line)
    if (answer) {
      blocks.push({ ...block, answer: answer[1]?.toUpperCase() ?? null })
      block = null
    } else if (option && option[1] === letterOf(block.options.length))
      block.options.push(option[2] ?? '')
    else if (block.options.length === 0) block.text.push(line)
    else {
      // The next question begins although this one has no answer.
      blocks.push(block)
      block = { row: index + 1, text: [line], options: [], answer: null }
    }
  }
  if (block) blocks.push(block)
  return collectImport(blocks.map((entry) => ({ row: entry.row, value: toQuestion(entry) })))
}

const letterOf = (position: number) => String.fromCharCode(65 + position)

function toQuestion({ text, options, answer }: AikenBlock): TestQuestion | ImportFault {
  const words = text.join('\n')
  if (words === '') return 'textMissing'
  if (words.length > MAX_QUESTION_TEXT) return 'textTooLong'
  const fault = findOptionCountFault(options.length)
  if (fault) return fault
  if (!answer) return 'rightMissing'
  const position = answer.charCodeAt(0) - 65
  if (position >= options.length) return 'rightUnknown'
  return createQuestion({ kind: 'choice', text: words, options, right: [position] })
}
