/** Advice only: the minimum of six characters is the one rule that rejects a password. */

export type PasswordAdviceResult = { weakness?: 'common' | 'own'; strength: 1 | 2 | 3 | 4 }

export type PasswordAdviceInput = {
  password: string
  personalTexts: string[]
  isCommon: (password: string) => boolean
}

export function getPasswordAdvice({
  password,
  personalTexts,
  isCommon,
}: PasswordAdviceInput): PasswordAdviceResult {
  const normalized = password.normalize('NFC').toLowerCase()
  if (isCommon(normalized)) return { weakness: 'common', strength: 1 }
  if (getPersonalTerms(personalTexts).includes(stripSuffix(normalized)))
    return { weakness: 'own', strength: 1 }
  return { strength: getStrength(estimateBits(password)) }
}

/** A year after a name does not make it stronger. */
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

/** A character that continues a pattern (aaa, abc, 321) adds almost nothing. */
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
