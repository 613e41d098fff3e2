import { hasNameCharacters } from '@/base/name'

/** A name as it may stand on a certificate: in any script that our fonts can set. */

export const LONGEST_NAME = 60

const LETTER = /\p{L}/u

export type NameFault = 'certificateNameRequired' | 'certificateNameTooLong' | 'nameCharacters'

/** What is wrong with a tidied name. */
export function faultOfName(name: string): NameFault | null {
  if (!hasNameCharacters(name)) return 'nameCharacters'
  if (!LETTER.test(name)) return 'certificateNameRequired'
  return lengthOf(name) > LONGEST_NAME ? 'certificateNameTooLong' : null
}

/** As people count: a letter with its signs is one. */
const lengthOf = (name: string) => [...graphemes.segment(name)].length

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
