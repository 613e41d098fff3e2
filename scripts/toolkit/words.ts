import { inHtml, printersQuotes } from '../books/chapters'

/** A row of underscores is a place to write, not a mark. */
const MARKED = /(\*\*[^*]+\*\*|(?<![\p{L}\d_])_[^_]+_(?![\p{L}\d_]))/u

export type Run = { text: string; bold: boolean; italic: boolean }

/** **Bold** and _italic_, as every format takes them; typed quotation marks as a printer sets them. */
export function runsOf(words: string): Run[] {
  const parts = printersQuotes(words).split(MARKED)
  return parts.filter(Boolean).map((part) => {
    if (part.startsWith('**')) return { text: part.slice(2, -2), bold: true, italic: false }
    if (/^_[^_]+_$/.test(part)) return { text: part.slice(1, -1), bold: false, italic: true }
    return { text: part, bold: false, italic: false }
  })
}

export function plain(words: string): string {
  return runsOf(words)
    .map(({ text }) => text)
    .join('')
}

export function html(words: string): string {
  return runsOf(words)
    .map(({ text, bold, italic }) => {
      if (bold) return `<strong>${inHtml(text)}</strong>`
      return italic ? `<em>${inHtml(text)}</em>` : inHtml(text)
    })
    .join('')
}
