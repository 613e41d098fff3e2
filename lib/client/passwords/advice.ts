/**
 * What is said of a password while it is typed. It refuses nothing: six characters are the rule, and
 * the rest is advice.
 */

export type Advice = { fault?: 'common' | 'own'; strength: 1 | 2 | 3 | 4 }

export type AdviceOf = {
  password: string
  /** What others know of the person: names, mail address. */
  own: string[]
  isCommon: (password: string) => boolean
}

export function adviceOn({ password, own, isCommon }: AdviceOf): Advice {
  const plain = password.normalize('NFC').toLowerCase()
  if (isCommon(plain)) return { fault: 'common', strength: 1 }
  if (ownWords(own).includes(withoutTail(plain))) return { fault: 'own', strength: 1 }
  return { strength: strengthOf(bitsIn(password)) }
}

/** A name is no better for the year behind it. */
const withoutTail = (text: string) => text.replace(/[\d\W_]{1,8}$/u, '') || text

function ownWords(own: string[]) {
  const words = own.map((text) => text.trim().normalize('NFC').toLowerCase()).filter(Boolean)
  const joined = words.filter((word) => !word.includes('@')).join('')
  return [...words, ...words.map((word) => word.split('@', 1)[0] ?? ''), joined].flatMap((word) => [
    word,
    withoutTail(word),
  ])
}

/** A sign that only goes on with the one before it (aaa, abc, 321) tells a guesser almost nothing. */
function bitsIn(password: string) {
  const signs = Array.from(password, (sign) => sign.codePointAt(0) ?? 0)
  const pool = Math.log2(
    KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0),
  )
  return signs.reduce((bits, sign, at) => {
    const before = signs[at - 1]
    const goesOn = before !== undefined && Math.abs(sign - before) <= 1
    return bits + (goesOn ? 1 : pool)
  }, 0)
}

const KINDS: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9\u0080-\u{10ffff}]/u, 33],
  [/[\u0080-\u{10ffff}]/u, 60],
]

function strengthOf(bits: number) {
  if (bits < 34) return 1
  if (bits < 54) return 2
  return bits < 70 ? 3 : 4
}
