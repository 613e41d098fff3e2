import 'server-only'

/** Emails as text: nothing of their HTML is ever shown. */

const HIDDEN_ELEMENTS = ['style', 'script', 'head', 'title', 'template']
const BLOCK_ELEMENTS = ['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'blockquote', 'hr']

const ENTITIES: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
}

/** Quoted emails get the `>` that they have in a plain text. */
export function htmlToText(html: string): string {
  const lower = html.toLowerCase()
  let text = ''
  let depth = 0
  let index = 0
  while (index < html.length) {
    const open = html.indexOf('<', index)
    if (open === -1) return decodeEntities(text + html.slice(index))
    text += html.slice(index, open).replace(/\s+/g, ' ')
    const name = /^<\/?([a-z0-9]+|!--)/.exec(lower.slice(open, open + 16))?.[1] ?? ''
    const isEnd = lower[open + 1] === '/'
    if (name === 'blockquote') depth = Math.max(0, depth + (isEnd ? -1 : 1))
    if (BLOCK_ELEMENTS.includes(name)) text += `\n${'> '.repeat(Math.min(depth, 3))}`
    const closing = name === '!--' ? '-->' : isHidden(name, isEnd) ? `</${name}` : '>'
    const close = lower.indexOf(closing, open + 1)
    if (close === -1) return decodeEntities(text)
    const end = closing === '>' || closing === '-->' ? close : lower.indexOf('>', close)
    index = end === -1 ? html.length : end + (closing === '-->' ? closing.length : 1)
  }
  return decodeEntities(text)
}

const isHidden = (name: string, isEnd: boolean) => !isEnd && HIDDEN_ELEMENTS.includes(name)

const decodeEntities = (text: string) =>
  text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{1,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** Direction marks could reverse a sentence; joiners are needed inside words of Indian scripts. */
const UNSAFE_CHARS = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/gu

const MAX_TEXT_CHARACTERS = 20_000

export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(UNSAFE_CHARS, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, MAX_TEXT_CHARACTERS)
    .toWellFormed()

const DIVIDER = /^-{2,} ?(original message|forwarded message)/i
const HEADER_LINE = /^\*?(from|sent|date|to|subject):\*? ?\S/i
const isQuoted = (line: string) => line.startsWith('>')

/**
 * The answer, and the emails that a mail program repeats below it. An answer between the lines of the old email
 * needs those lines, so then nothing is cut.
 */
export function splitQuote(text: string): { text: string; quoted: string } {
  const lines = text.split('\n')
  const start = findQuoteStart(lines)
  const answer = lines.slice(0, start).join('\n').trim()
  if (start === lines.length || answer === '') return { text, quoted: '' }
  return { text: answer, quoted: lines.slice(start).join('\n').trim() }
}

function findQuoteStart(lines: string[]): number {
  for (const [index, line] of lines.entries()) {
    const rest = lines.slice(index)
    if (DIVIDER.test(line) || isHeaderBlock(rest)) return index
    if (isAttribution(rest) && !isMixed(rest.slice(1))) return index
    if (isQuoted(line) && rest.every((other) => isQuoted(other) || other === '')) return index
  }
  return lines.length
}

/** From, Sent, To and Subject in lines below each other, as Outlook writes them. */
const isHeaderBlock = (lines: string[]) =>
  /^\*?from:/i.test(lines[0] ?? '') &&
  lines.slice(0, 5).filter((line) => HEADER_LINE.test(line)).length >= 3

/** “On Sat, 28 Nov 2026, UNS wrote:”, in up to three lines. */
const isAttribution = (lines: string[]) =>
  /^on\s/i.test(lines[0] ?? '') &&
  lines.slice(0, 3).some((line, index, all) => {
    const isEnd = /wrote:$/i.test(line)
    return isEnd && all.slice(0, index).every((earlier) => !/wrote:$/i.test(earlier))
  })

/** Own lines between quoted ones. */
function isMixed(lines: string[]): boolean {
  const afterAttribution = lines.slice(lines.findIndex(isQuoted))
  return lines.some(isQuoted) && afterAttribution.some((line) => line !== '' && !isQuoted(line))
}
