import 'server-only'
import { randomBytes } from 'node:crypto'
import { formatCertificateNumber } from './number'

/** Nobody looks whether it is taken: the database refuses one that is, and the next lot is drawn. */
export const randomCertificateNumber = (): string =>
  formatCertificateNumber([...randomBytes(9)].map((byte) => byte & 31))
