import 'server-only'

/** The joiners alone have work to do inside of words; a direction override turns the sentence around. */
const UNSAFE = /(?:(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}])+/gu

/** A line break in a subject would begin a new header; in a detail, it would fake the next one. */
export function oneLine(text: string) {
  return text.replace(UNSAFE, ' ').trim()
}

const MAX_CHARS = 60
const SCHEME = /\b(?:https?|ftps?|mailto|tel|sms|javascript|data)[:：]/giu
const JOINTS = /[./\\@:。．｡․：／⁄∕＼＠]+/gu
const WWW = /(?<![\p{L}\p{N}])(?:www|ｗｗｗ)\d?(?![\p{L}\p{N}])/giu
const LONG_NUMBER = /\d(?: ?-? ?\d){6,}/g

/**
 * Anyone can type a name beside somebody else's address, so a letter that nobody asked for carries no
 * more of it than a name needs: 60 characters, and nothing that a mail client would make into a link or a
 * number to call.
 */
export function plainName(name: string, otherwise: string): string {
  const bare = oneLine(name)
    .replace(SCHEME, ' ')
    .replace(JOINTS, ' ')
    .replace(WWW, ' ')
    .replace(/\s+/g, ' ')
    .replace(LONG_NUMBER, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return cut(bare, MAX_CHARS) || otherwise
}

/** Between two words where there are any, and visibly. A combining mark stays with its letter. */
function cut(text: string, maxChars: number): string {
  const chars = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  if (chars.length <= maxChars) return text
  const kept = chars.slice(0, maxChars - 1)
  const space = chars[maxChars - 1] === ' ' ? kept.length : kept.lastIndexOf(' ')
  const words = space > maxChars / 3 ? kept.slice(0, space) : kept
  return `${words.join('').trim()}…`
}
