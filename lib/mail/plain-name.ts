import 'server-only'

/** A line break in a subject would begin a new header; in a detail, it would fake the next one. */
export function oneLine(text: string) {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

const MOST_SIGNS = 60
const SCHEME = /\b(?:https?|ftps?|mailto|tel|sms|javascript|data)[:：]/giu
const JOINTS = /[./\\@:。．｡․：／⁄∕＼＠]+/gu
const WWW = /(?<![\p{L}\p{N}])(?:www|ｗｗｗ)\d?(?![\p{L}\p{N}])/giu
const LONG_NUMBER = /\d(?: ?-? ?\d){6,}/g

/**
 * Anyone can type a name beside somebody else's address, so a letter that nobody asked for carries no
 * more of it than a name needs: 60 signs, and nothing that a mail client would make into a link or a
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
  return [...bare].slice(0, MOST_SIGNS).join('').trim() || otherwise
}
