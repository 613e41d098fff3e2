import { escapeHtml, toTypographicQuotes } from '../books/typography'

/** A row of underscores is a blank to fill in, not markup. */
const MARKUP_PATTERN = /(\*\*[^*]+\*\*|(?<![\p{L}\d_])_[^_]+_(?![\p{L}\d_]))/u

export type MarkupRun = { text: string; bold: boolean; italic: boolean }

/** **Bold**, _italic_ and typographic quotation marks. */
export function parseMarkup(markup: string): MarkupRun[] {
  const parts = toTypographicQuotes(markup).split(MARKUP_PATTERN)
  return parts.filter(Boolean).map((part) => {
    if (part.startsWith('**')) return { text: part.slice(2, -2), bold: true, italic: false }
    if (/^_[^_]+_$/.test(part)) return { text: part.slice(1, -1), bold: false, italic: true }
    return { text: part, bold: false, italic: false }
  })
}

export function toPlainText(markup: string): string {
  return parseMarkup(markup)
    .map(({ text }) => text)
    .join('')
}

export function toHtml(markup: string): string {
  return parseMarkup(markup)
    .map(({ text, bold, italic }) => {
      if (bold) return `<strong>${escapeHtml(text)}</strong>`
      return italic ? `<em>${escapeHtml(text)}</em>` : escapeHtml(text)
    })
    .join('')
}
