import 'server-only'
import { FIGURE_COUNT } from './kinds'
import type { BlockOf, SiteBlock } from './schema'

/**
 * The text of a starting point asks what only the school knows. A question stands in the draft between marks
 * until it is answered, and visitors never see it, nor what would be empty without its answer.
 */

const QUESTIONS = /«([^«»|\n]*\?)»/g

export const askInDraft = (question: string) => `«${question}»`

/** For a number, which has no room for words: its label says what is asked. */
export const UNKNOWN_NUMBER = askInDraft('?')

export type SiteQuestion = {
  blockId: string
  question: string
  /** In a line or a cell. */
  isLine: boolean
  maxLength: number
}

const isAsked = (text: string) => text.search(QUESTIONS) >= 0

/** Where an answer must fit in a line or a cell. */
const LINE_LENGTHS: Partial<Record<SiteBlock['type'], number>> = {
  ...{ figures: 20, table: 60, timetable: 60, people: 120, notices: 200 },
}

const MAX_ANSWER = 1_000

export function listBlockQuestions(blocks: SiteBlock[]): SiteQuestion[] {
  return blocks.flatMap((block) =>
    findQuestions(block).map((question) => ({
      ...{ blockId: block.id, question },
      isLine: block.type in LINE_LENGTHS,
      maxLength: LINE_LENGTHS[block.type] ?? MAX_ANSWER,
    })),
  )
}

function findQuestions(block: SiteBlock): string[] {
  if (block.type === 'figures')
    return block.figures.flatMap(({ number, label }) => (isAsked(number) ? label : []))
  const questions = listTexts(block).flatMap((text) =>
    [...text.matchAll(QUESTIONS)].map(([, question]) => question ?? ''),
  )
  return [...new Set(questions)]
}

/** With each answer in the place of its question. */
export function answerQuestions(block: SiteBlock, answers: Map<string, string>): SiteBlock {
  if (block.type === 'figures')
    return {
      ...block,
      figures: block.figures.map((figure) =>
        isAsked(figure.number)
          ? { ...figure, number: answers.get(figure.label) ?? figure.number }
          : figure,
      ),
    }
  return mapTexts(block, (text) =>
    text.replace(QUESTIONS, (asked, question: string) => answers.get(question) ?? asked),
  )
}

/** What visitors see of them. */
export function withoutQuestions(blocks: SiteBlock[]): SiteBlock[] {
  const shown = blocks.map(stripQuestions)
  return shown.flatMap((block, index) => {
    const isLost = block?.type === 'heading' && isHeadingOfNothing(shown, index)
    return block && !isLost ? block : []
  })
}

/** Everything that it introduced is left out. */
function isHeadingOfNothing(shown: (SiteBlock | null)[], index: number): boolean {
  const rest = shown.slice(index + 1)
  const end = rest.findIndex((block) => block?.type === 'heading')
  const own = end === -1 ? rest : rest.slice(0, end)
  return own.length > 0 && own.every((block) => block === null)
}

/** Null where nothing is left to show. */
export function stripQuestions(block: SiteBlock): SiteBlock | null {
  if (!listTexts(block).some(isAsked)) return block
  switch (block.type) {
    case 'heading':
      return null
    case 'table':
    case 'timetable':
      return keepRows(block)
    case 'columns':
      return keepEntries(block, {
        columns: block.columns.filter(({ title, text }) => !isAsked(title + text)),
      })
    case 'people':
      return keepEntries(block, { people: block.people.filter(({ name }) => !isAsked(name)) })
    case 'notices':
      return keepEntries(block, { notices: block.notices.filter(({ title }) => !isAsked(title)) })
    case 'figures': {
      const figures = block.figures.filter(({ number }) => !isAsked(number))
      return figures.length < FIGURE_COUNT.min ? null : { ...block, figures }
    }
    default:
      return keepWords(block)
  }
}

function keepRows(block: BlockOf<'table'> | BlockOf<'timetable'>) {
  const text = dropAskedLines(block.text)
  return text.split('\n').length < 2 ? null : { ...block, text }
}

function keepEntries<Block extends SiteBlock>(
  block: Block,
  kept: Partial<Block>,
): SiteBlock | null {
  const isEmpty = Object.values(kept).some((entries) => Array.isArray(entries) && !entries.length)
  return isEmpty ? null : mapTexts({ ...block, ...kept }, dropAskedLines)
}

function keepWords(block: SiteBlock): SiteBlock | null {
  const kept = mapTexts(block, dropAskedLines)
  const hadTexts = listTexts(block).filter((text) => text.trim())
  const hasTexts = listTexts(kept).filter((text) => text.trim())
  return hadTexts.length > 0 && hasTexts.length === 0 ? null : kept
}

const dropAskedLines = (text: string) =>
  isAsked(text)
    ? text
        .split('\n')
        .filter((line) => !isAsked(line))
        .join('\n')
        .trim()
    : text

const FIXED_FIELDS = ['id', 'type', 'style', 'sessions', 'form', 'file']

/** All that someone typed in a block. */
function listTexts(block: SiteBlock): string[] {
  const texts: string[] = []
  mapTexts(block, (text) => {
    texts.push(text)
    return text
  })
  return texts
}

function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      FIXED_FIELDS.includes(name) ? entry : mapTexts(entry, change),
    ]),
  ) as Value
}
