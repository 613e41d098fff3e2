import 'server-only'

/** Joiners are needed inside words of Indian scripts; direction overrides can reverse a sentence. */
const UNSAFE_CHARS = /(?:(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}])+/gu

/** A line break in a subject would start a new header, and in a detail would forge the next one. */
export function toOneLine(text: string) {
  return text.replace(UNSAFE_CHARS, ' ').trim()
}

const MAX_NAME_CHARS = 60
const SCHEME_PATTERN = /\b(?:https?|ftps?|mailto|tel|sms|javascript|data)[:：]/giu
/** All but the full stop of an abbreviation, such as “Dr. R. Natarajan”: no mail client links it. */
const SEPARATOR_PATTERN = /(?:[/\\@:。．｡․：／⁄∕＼＠]|(?<![\p{L}\p{M}])\.|\.(?![ ]|$))+/gu
const WWW_PATTERN = /(?<![\p{L}\p{N}])(?:www|ｗｗｗ)\d?(?![\p{L}\p{N}])/giu
const LONG_NUMBER_PATTERN = /\d(?: ?-? ?\d){6,}/g

/**
 * Anyone can enter a name with someone else's address, so emails show at most 60 characters of
 * it, without anything that mail clients turn into a link or phone number.
 */
export function sanitizeName(name: string, fallback: string): string {
  const sanitized = toOneLine(name)
    .replace(SCHEME_PATTERN, ' ')
    .replace(SEPARATOR_PATTERN, ' ')
    .replace(WWW_PATTERN, ' ')
    .replace(/\s+/g, ' ')
    .replace(LONG_NUMBER_PATTERN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return truncate(sanitized, MAX_NAME_CHARS) || fallback
}

/** Between words if possible, with an ellipsis. A combining mark stays with its letter. */
function truncate(text: string, maxChars: number): string {
  const chars = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  if (chars.length <= maxChars) return text
  const keptChars = chars.slice(0, maxChars - 1)
  const lastSpace = chars[maxChars - 1] === ' ' ? keptChars.length : keptChars.lastIndexOf(' ')
  const wholeWords = lastSpace > maxChars / 3 ? keptChars.slice(0, lastSpace) : keptChars
  return `${wholeWords.join('').trim()}…`
}
