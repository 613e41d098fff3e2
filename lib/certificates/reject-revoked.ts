import 'server-only'
import { AppError } from '@/base/errors'
import type { Certificate } from './queries/certificate'

export function rejectRevoked({ status }: Certificate): void {
  if (status === 'revoked') throw new AppError('gone', 'certificateRevoked')
}
