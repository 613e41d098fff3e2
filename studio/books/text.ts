import type { BookText } from '@/lib/library/schema'
import type { PrintedChapter } from './chapters'
import { type ParsedBook, removeSpaces } from './read-pdf'

/** Characters searched for; fewer where a page ends earlier. */
const KEY_LENGTHS = [48, 24, 12]
/** Allows for a long block in between. */
const SEARCH_WINDOW = 4000

/** The text for screens, with the printed page of each block. */
export function createBookText(
  chapters: PrintedChapter[],
  imprint: BookText['imprint'],
  { pageCount, startPages, pageTexts }: ParsedBook,
): BookText {
  const starts = pageTexts.map((_, index) => pageTexts.slice(0, index).join('').length)
  const fullText = pageTexts.join('')
  let page = 1
  // Within a page, the PDF's drawing order can differ from the reading order.
  const findPage = (html: string) => {
    const position = findPosition(getOpeningText(html), fullText, starts[page - 1] ?? 0)
    page = starts.findLastIndex((start) => start <= position) + 1
    return page
  }
  return {
    pages: pageCount,
    imprint,
    chapters: chapters.map(({ id, title, sections, blocks }) => {
      page = startPages[id] ?? page
      const startPage = page
      const locatedBlocks = blocks.map((html) => ({ page: findPage(html), html }))
      return {
        id,
        title,
        page: startPage,
        sections: sections.map(createSectionLocator(locatedBlocks)),
        blocks: locatedBlocks,
      }
    }),
  }
}

const createSectionLocator =
  (locatedBlocks: { page: number; html: string }[]) =>
  ({ id, title }: { id: string; title: string }) => ({
    id,
    title,
    page: locatedBlocks.find(({ html }) => html.includes(`id="${id}"`))?.page ?? 0,
  })

function findPosition(key: string, fullText: string, fromIndex: number): number {
  for (const length of KEY_LENGTHS) {
    const position = fullText
      .slice(fromIndex, fromIndex + SEARCH_WINDOW)
      .indexOf(key.slice(0, length))
    if (position >= 0) return fromIndex + position
  }
  throw new Error(`The printed book does not go on with "${key}"`)
}

/** Text of the first heading, paragraph, item or cell; of a drawing, all its labels. */
function getOpeningText(html: string): string {
  if (html.startsWith('<figure')) return toPlainText(html)
  const [, openingHtml = ''] =
    /^(?:<(?:ul|ol|blockquote|table|thead|tr|li|p|h\d|th)[^>]*>|\s)*([\s\S]*?)<\/(?:li|p|th|h\d)>/.exec(
      html,
    ) ?? []
  return toPlainText(openingHtml)
}

const toPlainText = (html: string) =>
  removeSpaces(html.replace(/<[^>]+>/g, '').replace(/&(\w+|#39);/g, decodeEntity))

const HTML_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const decodeEntity = (match: string, name: string) => HTML_ENTITIES[name] ?? match
