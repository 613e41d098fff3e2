import 'server-only'
import { AppError } from '@/base/errors'
import { parseCertificateNumber } from './number'

export function requireCertificateNumber(input: string): string {
  const parsed = parseCertificateNumber(input)
  if (parsed.is !== 'number') throw new AppError('notFound', 'notFound')
  return parsed.number
}
