import { indexText, TEXT_BLOCKS } from '../text-index'
import { findSentences, type TextSpan } from './split-sentences'

/** `start` and `end` are offsets in the text index, which stay while highlights are drawn. */
export type SpokenSentence = TextSpan & { words: string; language: string; element: Element }

/** Marks of notes would interrupt a sentence; labels in a drawing are not sentences. */
const SILENT = 'sup, [role="doc-noteref"], svg, [aria-hidden="true"]'
const NOTES = '[role="doc-footnote"], [role="doc-endnotes"], .footnotes'
/** Each of their cells is said with its column, so their heads would be said twice. */
const WIDE_TABLE = 'table:has(th:nth-child(3))'

type Run = TextSpan & { element: Element; language: string; isNote: boolean }

/** In the order in which they are read: the notes of a chapter come after it. */
export function listSentences(scroller: HTMLElement): SpokenSentence[] {
  const index = indexText(scroller)
  const sentences = orderNotes(listRuns(index.segments, scroller)).flatMap((run) =>
    findSentences(index.text.slice(run.start, run.end), run.language).map(({ start, end }) => ({
      ...{ start: run.start + start, end: run.start + end },
      ...{ element: run.element, language: run.language },
      words: index.text.slice(run.start + start, run.start + end).replace(/\s+/g, ' '),
    })),
  )
  return sentences.map(nameColumn)
}

/** Neighbouring text of one block in one language: a block always ends a sentence. */
function listRuns(segments: { node: Text; start: number }[], scroller: HTMLElement): Run[] {
  const runs: Run[] = []
  for (const { node, start } of segments) {
    const parent = node.parentElement
    if (!parent || parent.closest(SILENT) || parent.closest(`${WIDE_TABLE} thead`)) continue
    const element = parent.closest(TEXT_BLOCKS) ?? scroller
    const language = readLanguage(parent)
    const last = runs.at(-1)
    const end = start + node.length
    // White space between two languages belongs to the first.
    const isSame = last?.element === element && (last.language === language || !node.data.trim())
    if (last && isSame && last.end === start) last.end = end
    else runs.push({ start, end, element, language, isNote: Boolean(parent.closest(NOTES)) })
  }
  return runs
}

/** A chapter's notes are moved to its end. */
function orderNotes(runs: Run[]): Run[] {
  const chapters = new Map<Element | null, [text: Run[], notes: Run[]]>()
  for (const run of runs) {
    const chapter = run.element.closest('section, header')
    const lists = chapters.get(chapter) ?? [[], []]
    chapters.set(chapter, lists)
    lists[run.isNote ? 1 : 0].push(run)
  }
  return [...chapters.values()].flat(2)
}

const readLanguage = (element: Element) =>
  element.closest<HTMLElement>('[lang]')?.lang || document.documentElement.lang || 'en-IN'

/** “Place: top shelf”, once for each cell, because a listener does not see the head of the column. */
function nameColumn(
  sentence: SpokenSentence,
  place: number,
  all: SpokenSentence[],
): SpokenSentence {
  const { element, words } = sentence
  const head = (element as HTMLElement).dataset.head
  const isFirst = all[place - 1]?.element !== element
  if (!head || !isFirst || !element.closest(WIDE_TABLE)) return sentence
  return { ...sentence, words: `${head}: ${words}` }
}
