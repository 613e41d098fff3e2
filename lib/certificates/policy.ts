import { hasNameCharacters } from '@/base/name'

export const MAX_OWN_CORRECTIONS = 2

export type CertificateStatus = 'valid' | 'corrected' | 'revoked'

const MAX_CERTIFICATE_NAME_CHARS = 60

const LETTER_PATTERN = /\p{L}/u

export type CertificateNameError =
  | 'certificateNameRequired'
  | 'certificateNameTooLong'
  | 'nameCharacters'

const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function getCertificateStatus(certificate: {
  revokedAt: Date | null
  correctedAt: Date | null
}): CertificateStatus {
  if (certificate.revokedAt) return 'revoked'
  return certificate.correctedAt ? 'corrected' : 'valid'
}

export function findNameError(name: string): CertificateNameError | null {
  if (!LETTER_PATTERN.test(name)) return 'certificateNameRequired'
  if (!hasNameCharacters(name)) return 'nameCharacters'
  return countGraphemes(name) > MAX_CERTIFICATE_NAME_CHARS ? 'certificateNameTooLong' : null
}

/** Counts a letter with its combining marks as one. */
const countGraphemes = (name: string) => [...graphemeSegmenter.segment(name)].length
