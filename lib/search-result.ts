import 'server-only'
import { site } from '@/base/site'

/** Titles and descriptions of pages about content, whose texts may have any length. Search engines cut longer ones. */

const MAX_TITLE_CHARS = 60 - ` | ${site.name}`.length
const MIN_DESCRIPTION_CHARS = 70
const MAX_DESCRIPTION_CHARS = 160

/** With what it is, if there is room. */
export function fitTitle(title: string, kind: string): string {
  const whole = `${title}: ${kind}`
  return whole.length <= MAX_TITLE_CHARS ? whole : cutAfterWord(title, MAX_TITLE_CHARS)
}

/** With the day, which tells events of one title apart. */
export const fitDatedTitle = (title: string, day: string) =>
  `${cutAfterWord(title, MAX_TITLE_CHARS - day.length - 2)}: ${day}`

/** Whole sentences if they say enough; a short text is followed by `more`. */
export function fitDescription(text: string, more: string): string {
  const whole = text.length < MIN_DESCRIPTION_CHARS ? `${text} ${more}`.trim() : text
  if (whole.length <= MAX_DESCRIPTION_CHARS) return whole
  const ends = [...whole.matchAll(/[.!?\u0964](?= )/g)].map(({ index }) => index + 1)
  const end = ends.findLast((place) => place <= MAX_DESCRIPTION_CHARS) ?? 0
  return end >= MIN_DESCRIPTION_CHARS
    ? whole.slice(0, end)
    : cutAfterWord(whole, MAX_DESCRIPTION_CHARS)
}

function cutAfterWord(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text
  const start = text.slice(0, maxChars - 1)
  const lastSpace = start.lastIndexOf(' ')
  return `${(lastSpace > 0 ? start.slice(0, lastSpace) : start).replace(/[,;:.]$/, '')}…`
}
