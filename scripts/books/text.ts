import type { BookText } from '@/lib/library/schema'
import type { Chapter } from './chapters'
import { lettersOf, type ReadBook } from './read'

/** So many letters of a paragraph are looked for; fewer where its page ends earlier. */
const KEY = [48, 24, 12]
/** A long paragraph, list or table before it. */
const AHEAD = 4000

/** The book as a text to read on a screen: each block knows on which printed page it begins. */
export function bookText(chapters: Chapter[], { pages, opensOn, letters }: ReadBook): BookText {
  const starts = letters.map((_, index) => letters.slice(0, index).join('').length)
  const whole = letters.join('')
  let page = 1
  // Within a page, boxes and lists may be drawn in another order than they are read.
  const pageOf = (html: string) => {
    const place = placeOf(firstLetters(html), whole, starts[page - 1] ?? 0)
    page = starts.findLastIndex((start) => start <= place) + 1
    return page
  }
  return {
    pages,
    chapters: chapters.map(({ id, title, sections, blocks }) => {
      page = opensOn[id] ?? page
      const opens = page
      const placed = blocks.map((html) => ({ page: pageOf(html), html }))
      return { id, title, page: opens, sections: sections.map(sectionIn(placed)), blocks: placed }
    }),
  }
}

const sectionIn =
  (placed: { page: number; html: string }[]) =>
  ({ id, title }: { id: string; title: string }) => ({
    id,
    title,
    page: placed.find(({ html }) => html.includes(`id="${id}"`))?.page ?? 0,
  })

function placeOf(key: string, whole: string, from: number): number {
  for (const length of KEY) {
    const place = whole.slice(from, from + AHEAD).indexOf(key.slice(0, length))
    if (place >= 0) return from + place
  }
  throw new Error(`The printed book does not go on with "${key}"`)
}

/** Of the first part that is set as one: a heading, a paragraph, an item, a cell. */
function firstLetters(html: string): string {
  const [, first = ''] =
    /^(?:<(?:ul|ol|blockquote|table|thead|tr|li|p|h\d|th)[^>]*>|\s)*([\s\S]*?)<\/(?:li|p|th|h\d)>/.exec(
      html,
    ) ?? []
  return lettersOf(first.replace(/<[^>]+>/g, '').replace(/&(\w+|#39);/g, entity))
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const entity = (whole: string, name: string) => SIGNS[name] ?? whole
