import 'server-only'
import { randomBytes } from 'node:crypto'
import { formatCertificateNumber } from './number'

/** Not checked for collisions: the unique index rejects them, and the caller draws another. */
export const randomCertificateNumber = (): string =>
  formatCertificateNumber([...randomBytes(9)].map((byte) => byte & 31))
