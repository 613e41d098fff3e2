/**
 * A name as it may stand on a certificate: in any script that our fonts can set, on one line, without
 * signs that nobody sees. What looks like markup is a name like any other; whoever shows it escapes it.
 */

export const LONGEST_NAME = 60

/** The joiners alone have work to do inside of words, in most Indian scripts. */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u
const LETTER = /\p{L}/u
const NEITHER_LETTER_NOR_SIGN = /[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\u200C\u200D]/u

export type NameFault = 'certificateNameRequired' | 'certificateNameTooLong' | 'oddCharacters'

/** One space where there were several; accents put together with their letters. */
export const tidyName = (typed: string): string =>
  typed.normalize('NFC').replace(/\s+/g, ' ').trim()

/** What is wrong with a tidied name. */
export function faultOfName(name: string): NameFault | null {
  if (UNSEEN.test(name) || NEITHER_LETTER_NOR_SIGN.test(name)) return 'oddCharacters'
  if (!LETTER.test(name)) return 'certificateNameRequired'
  return lengthOf(name) > LONGEST_NAME ? 'certificateNameTooLong' : null
}

/** As people count: a letter with its signs is one. */
const lengthOf = (name: string) => [...graphemes.segment(name)].length

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
