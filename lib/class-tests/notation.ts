/**
 * A small notation for questions: `x^2`, `x^{n+1}`, `H_2O`, `a_{12}`, `3/4`, `{a+b}/{2c}`. A backslash keeps a
 * character as it is. The result is data, so markup in a question stays text.
 */

export type NotationSpan =
  | { kind: 'text' | 'superscript' | 'subscript'; text: string }
  | { kind: 'fraction'; top: string; bottom: string }

const ESCAPABLE = new Set(['\\', '^', '_', '/', '{', '}'])
const MAX_GROUP_CHARACTERS = 60
/** Longer numbers with a slash are dates, shares and references. */
const MAX_FRACTION_DIGITS = 3

const isDigit = (char: string | undefined) => char !== undefined && char >= '0' && char <= '9'
const isLetter = (char: string | undefined) => char !== undefined && /\p{L}/u.test(char)
/** A script's own marks belong to the letter before them. */
const isWordPart = (char: string | undefined) =>
  char !== undefined && /[\p{L}\p{M}\p{N}]/u.test(char)

/** In one pass, so that time grows with the length only. */
export function parseNotation(source: string): NotationSpan[] {
  const spans: NotationSpan[] = []
  let text = ''
  const add = (span: NotationSpan) => {
    if (text) spans.push({ kind: 'text', text })
    text = ''
    spans.push(span)
  }
  for (let index = 0; index < source.length; ) {
    const char = source[index] as string
    if (char === '\\' && ESCAPABLE.has(source[index + 1] ?? '')) {
      text += source[index + 1]
      index += 2
      continue
    }
    const raised = char === '^' || char === '_' ? readRaised(source, index) : null
    const fraction = char === '{' || isDigit(char) ? readFraction(source, index) : null
    if (raised) {
      add({ kind: char === '^' ? 'superscript' : 'subscript', text: raised.text })
      index = raised.end
    } else if (fraction) {
      add({ kind: 'fraction', top: fraction.top, bottom: fraction.bottom })
      index = fraction.end
    } else if (isDigit(char)) {
      // A number that is no fraction is read at once, so that no part of it becomes one.
      const end = readDigits(source, index)
      text += source.slice(index, end)
      index = end
    } else {
      text += char
      index += 1
    }
  }
  if (text) spans.push({ kind: 'text', text })
  return spans
}

/** As one line, for a list or a screen reader. */
export const toPlainText = (source: string): string =>
  parseNotation(source)
    .map((span) => {
      if (span.kind === 'fraction') return `${span.top}/${span.bottom}`
      return span.kind === 'superscript' ? `^${span.text}` : span.text
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** Keeps the words of someone else as they are. */
export const escapeNotation = (text: string): string => text.replace(/[\\^_/{}]/g, '\\$&')

/** What stands above or below the line: a group in braces, a number, or a single letter. */
function readRaised(source: string, start: number) {
  const before = source[start - 1]
  if (!isWordPart(before) && before !== ')' && before !== ']') return null
  const group = readGroup(source, start + 1)
  if (group) return group
  const hasSign = source[start + 1] === '-' || source[start + 1] === '−'
  const first = start + (hasSign ? 2 : 1)
  const end = readDigits(source, first)
  if (end > first) return { text: source.slice(start + 1, end), end }
  if (!isLetter(source[first]) || isWordPart(source[first + 1])) return null
  return { text: source.slice(start + 1, first + 1), end: first + 1 }
}

function readFraction(source: string, start: number) {
  if (source[start] === '{') {
    const top = readGroup(source, start)
    const bottom = top && source[top.end] === '/' ? readGroup(source, top.end + 1) : null
    return top && bottom ? { top: top.text, bottom: bottom.text, end: bottom.end } : null
  }
  const before = source[start - 1]
  if (isWordPart(before) || before === '/' || before === '.' || before === ',') return null
  const topEnd = readDigits(source, start)
  if (source[topEnd] !== '/') return null
  const end = readDigits(source, topEnd + 1)
  const digits = [topEnd - start, end - topEnd - 1]
  if (digits.some((count) => count < 1 || count > MAX_FRACTION_DIGITS)) return null
  const after = source[end]
  const isLonger =
    isLetter(after) ||
    after === '/' ||
    ((after === '.' || after === ',') && isDigit(source[end + 1]))
  if (isLonger) return null
  return { top: source.slice(start, topEnd), bottom: source.slice(topEnd + 1, end), end }
}

/** Between braces, without braces inside. */
function readGroup(source: string, start: number) {
  if (source[start] !== '{') return null
  for (let index = start + 1; index <= start + MAX_GROUP_CHARACTERS + 1; index += 1) {
    const char = source[index]
    if (char === '}' && index > start + 1)
      return { text: source.slice(start + 1, index), end: index + 1 }
    if (char === undefined || char === '{' || char === '}' || char === '\n') return null
  }
  return null
}

function readDigits(source: string, start: number): number {
  let end = start
  while (isDigit(source[end])) end += 1
  return end
}
