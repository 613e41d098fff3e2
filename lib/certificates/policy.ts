export const MAX_OWN_CORRECTIONS = 2

export type CertificateStatus = 'valid' | 'corrected' | 'revoked'

export function getCertificateStatus(certificate: {
  revokedAt: Date | null
  correctedAt: Date | null
}): CertificateStatus {
  if (certificate.revokedAt) return 'revoked'
  return certificate.correctedAt ? 'corrected' : 'valid'
}
