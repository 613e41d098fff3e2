import { hasNameCharacters } from '@/base/name'

/** A name as it may stand on a certificate: in any script that our fonts can set. */

export const MAX_CERTIFICATE_NAME_CHARS = 60

const LETTER_PATTERN = /\p{L}/u

export type CertificateNameError =
  | 'certificateNameRequired'
  | 'certificateNameTooLong'
  | 'nameCharacters'

/** What is wrong with a tidied name. */
export function findNameError(name: string): CertificateNameError | null {
  if (!hasNameCharacters(name)) return 'nameCharacters'
  if (!LETTER_PATTERN.test(name)) return 'certificateNameRequired'
  return countGraphemes(name) > MAX_CERTIFICATE_NAME_CHARS ? 'certificateNameTooLong' : null
}

/** As people count: a letter with its signs is one. */
const countGraphemes = (name: string) => [...graphemeSegmenter.segment(name)].length

const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
