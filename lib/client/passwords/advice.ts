/**
 * What is said of a password while it is typed. It refuses nothing: six characters are the rule, and
 * the rest is advice.
 */

export type PasswordAdviceResult = { fault?: 'common' | 'own'; strength: 1 | 2 | 3 | 4 }

export type PasswordAdviceInput = {
  password: string
  /** What others know of the person: names, mail address. */
  own: string[]
  isCommon: (password: string) => boolean
}

export function getPasswordAdvice({
  password,
  own: personalTexts,
  isCommon,
}: PasswordAdviceInput): PasswordAdviceResult {
  const normalized = password.normalize('NFC').toLowerCase()
  if (isCommon(normalized)) return { fault: 'common', strength: 1 }
  if (getPersonalTerms(personalTexts).includes(stripSuffix(normalized)))
    return { fault: 'own', strength: 1 }
  return { strength: getStrength(estimateBits(password)) }
}

/** A name is no better for the year behind it. */
const stripSuffix = (text: string) => text.replace(/[\d\W_]{1,8}$/u, '') || text

function getPersonalTerms(personalTexts: string[]) {
  const terms = personalTexts
    .map((text) => text.trim().normalize('NFC').toLowerCase())
    .filter(Boolean)
  const joinedTerms = terms.filter((term) => !term.includes('@')).join('')
  return [...terms, ...terms.map((term) => term.split('@', 1)[0] ?? ''), joinedTerms].flatMap(
    (term) => [term, stripSuffix(term)],
  )
}

/** A sign that only goes on with the one before it (aaa, abc, 321) tells a guesser almost nothing. */
function estimateBits(password: string) {
  const codePoints = Array.from(password, (char) => char.codePointAt(0) ?? 0)
  const bitsPerChar = Math.log2(
    CHAR_CLASSES.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0),
  )
  return codePoints.reduce((bits, codePoint, index) => {
    const previous = codePoints[index - 1]
    const continuesSequence = previous !== undefined && Math.abs(codePoint - previous) <= 1
    return bits + (continuesSequence ? 1 : bitsPerChar)
  }, 0)
}

const CHAR_CLASSES: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9\u0080-\u{10ffff}]/u, 33],
  [/[\u0080-\u{10ffff}]/u, 60],
]

function getStrength(bits: number) {
  if (bits < 34) return 1
  if (bits < 54) return 2
  return bits < 70 ? 3 : 4
}
