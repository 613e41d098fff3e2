/**
 * Two characters without a picture enclose an English sentence in a partial language, so that it keeps its
 * language wherever a component passes it. HTML then has a `lang` attribute in their place; a mark that is
 * forgotten stays invisible.
 */
const [OPEN, CLOSE] = ['\u2063', '\u2064']
const MARKS = /[\u2063\u2064]|%E2%81%A[34]/g

export const hasMarks = (text: string): boolean =>
  text.includes(OPEN) || text.includes(CLOSE) || text.includes('%E2%81%A')

export const stripMarks = (text: string): string => text.replace(MARKS, '')

/** A text without letters is in every language. */
export const markEnglish = (text: string): string =>
  /\p{L}/u.test(text) ? `${OPEN}${stripMarks(text)}${CLOSE}` : text

type MarkedPart = { text: string; isEnglish: boolean }

/** In turns. A part of a sentence may have only one of its marks. */
export function splitMarked(text: string, beginsInside = isClosedFirst(text)): MarkedPart[] {
  const parts: MarkedPart[] = []
  let isInside = beginsInside
  for (const part of text.split(/([\u2063\u2064])/)) {
    if (part === OPEN || part === CLOSE) isInside = part === OPEN
    else if (part) parts.push({ text: part, isEnglish: isInside && part.trim() !== '' })
  }
  return parts
}

function isClosedFirst(text: string): boolean {
  const [open, close] = [text.indexOf(OPEN), text.indexOf(CLOSE)]
  return close >= 0 && (open < 0 || close < open)
}

/** Whether a text after this one is still within its last sentence. */
export function endsInside(text: string, beganInside: boolean): boolean {
  const [open, close] = [text.lastIndexOf(OPEN), text.lastIndexOf(CLOSE)]
  return open === close ? beganInside : open > close
}
