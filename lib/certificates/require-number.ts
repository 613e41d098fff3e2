import 'server-only'
import { AppError } from '@/base/errors'
import { parseCertificateNumber } from './number'

/** What stands in an address where a number belongs; what cannot be one leads to nothing. */
export function requireCertificateNumber(input: string): string {
  const parsed = parseCertificateNumber(input)
  if (parsed.is !== 'number') throw new AppError('notFound', 'nothingHere')
  return parsed.number
}
