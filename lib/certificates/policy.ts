/** How often a person may correct the name on a certificate by themselves. */
export const OWN_CORRECTIONS = 2

export type Standing = 'valid' | 'corrected' | 'revoked'

export function standingOf(certificate: {
  revokedAt: Date | null
  correctedAt: Date | null
}): Standing {
  if (certificate.revokedAt) return 'revoked'
  return certificate.correctedAt ? 'corrected' : 'valid'
}
