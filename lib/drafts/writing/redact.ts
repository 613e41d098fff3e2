import 'server-only'

/** Personal data stays here: it is replaced before a text goes to the provider. */

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,190}/gu
const DIGITS_WITH_SEPARATORS = /[+(]?\p{Nd}[\p{Nd}\s().\-–]{6,24}\p{Nd}/gu
const YEARS = /^\d{4}\s?[-–]\s?\d{4}$/
/** A helpline has 4 digits and a year 4; subscriber numbers begin at 8. */
const MIN_PHONE_DIGITS = 8
const MIN_NAME_LETTERS = 3

const LATIN_TITLES = [
  ...['mr', 'mrs', 'ms', 'miss', 'dr', 'prof'],
  ...['shri', 'sri', 'smt', 'kumari', 'thiru', 'tmt'],
]
/** The name after it keeps its case, so the expression cannot ignore case. */
const TITLES = [
  ...LATIN_TITLES.flatMap((title) => [
    title,
    `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
    title.toUpperCase(),
  ]),
  ...['श्रीमती', 'श्री', 'सुश्री', 'डॉ', 'திருமதி', 'திரு'],
]
const TITLED_NAME = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${TITLES.join('|')})\\.?\\s{1,3}[\\p{L}\\p{M}.]{2,40}(?:\\s\\p{Lu}[\\p{L}\\p{M}.]{0,40}){0,2}`,
  'gu',
)
const INTRODUCED_NAME =
  /(?<=(?<![\p{L}\p{M}])(?:named|called|name is)\s)\p{Lu}[\p{L}\p{M}]{1,40}(?:\s\p{Lu}[\p{L}\p{M}]{1,40}){0,2}/gu

export const REMOVED = '[…]'

export const removeContacts = (text: string): string =>
  text.replace(EMAIL, REMOVED).replace(DIGITS_WITH_SEPARATORS, (match) => {
    const digitCount = match.match(/\p{Nd}/gu)?.length ?? 0
    return digitCount < MIN_PHONE_DIGITS || YEARS.test(match) ? match : REMOVED
  })

/** For what a teacher types: also names that we know, and names with a title. */
export const removePersonalData = (text: string, names: string[]): string =>
  removeNames(
    removeContacts(text).replace(TITLED_NAME, REMOVED).replace(INTRODUCED_NAME, REMOVED),
    names,
  )

const LETTER = /[\p{L}\p{M}]/u

/** Whole words in any case, without an expression for each name. */
function removeNames(text: string, names: string[]): string {
  const words = new Set(
    names
      .flatMap((name) => name.split(/[\s.]+/))
      .map((word) => word.toLowerCase())
      .filter((word) => word.length >= MIN_NAME_LETTERS),
  )
  let result = ''
  let word = ''
  const finishWord = () => {
    result += words.has(word.toLowerCase()) ? REMOVED : word
    word = ''
  }
  for (const character of text) {
    if (LETTER.test(character)) word += character
    else {
      finishWord()
      result += character
    }
  }
  finishWord()
  return result
}
