import { indexText, TEXT_BLOCKS } from '../text-index'
import { findSentences, type TextSpan } from './split-sentences'

/**
 * `start` and `end` are offsets in the text index, which stay while highlights are drawn. A picture's description
 * has no text there: it is at the words that follow.
 */
export type SpokenSentence = TextSpan & {
  words: string
  language: string
  element: Element
  isPicture?: boolean
}

/** Marks of notes would interrupt a sentence; labels in a drawing are not sentences. */
const SILENT = 'sup, [role="doc-noteref"], svg, [aria-hidden="true"]'
const PICTURES = '.book-run :is(svg[role="img"][aria-label], img[alt]:not([alt=""]))'
const NOTES = '[role="doc-footnote"], [role="doc-endnotes"], .footnotes'
/** Each of their cells is said with its column, so their heads would be said twice. */
const WIDE_TABLE = 'table:has(th:nth-child(3))'

type Run = TextSpan & { element: Element; language: string; isNote: boolean; picture?: string }

/** In the order in which they are read: the notes of a chapter come after it. */
export function listSentences(scroller: HTMLElement): SpokenSentence[] {
  const index = indexText(scroller)
  const runs = addPictures(listRuns(index.segments, scroller), scroller)
  const sentences = orderNotes(runs).flatMap((run) => {
    const { element, language, picture } = run
    const text = picture ?? index.text.slice(run.start, run.end)
    return findSentences(text, language).map((span) => ({
      start: run.start + (picture ? 0 : span.start),
      end: run.start + (picture ? 0 : span.end),
      ...{ element, language, isPicture: picture !== undefined },
      words: text.slice(span.start, span.end).replace(/\s+/g, ' '),
    }))
  })
  return sentences.map(nameColumn)
}

/** Each before the first text that follows it. */
function addPictures(runs: Run[], scroller: HTMLElement): Run[] {
  const all = [...runs]
  for (const element of scroller.querySelectorAll(PICTURES)) {
    const place = all.findIndex(
      (run) => element.compareDocumentPosition(run.element) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    const start = all[place]?.start ?? runs.at(-1)?.end ?? 0
    all.splice(place < 0 ? all.length : place, 0, {
      ...{ start, end: start, element, language: readLanguage(element) },
      isNote: element.closest(NOTES) !== null,
      picture: element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '',
    })
  }
  return all
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
  const head = element.getAttribute('data-head')
  const isFirst = all[place - 1]?.element !== element
  if (!head || !isFirst || !element.closest(WIDE_TABLE)) return sentence
  return { ...sentence, words: `${head}: ${words}` }
}
