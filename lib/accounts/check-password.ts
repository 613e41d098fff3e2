import 'server-only'
import { AppError } from '@/base/errors'
import { passwordMatches } from '@/lib/auth/passwords'
import { findPasswordHash } from './queries'

/** Returns the hash that matched, so that a later statement can check that it is still current. */
export async function checkPassword(userId: string, password: string): Promise<string> {
  const passwordHash = await findPasswordHash(userId)
  if (!passwordHash || !(await passwordMatches(passwordHash, password))) throw wrongPasswordError()
  return passwordHash
}

export const wrongPasswordError = () =>
  new AppError('badRequest', 'wrongCurrentPassword', {
    errors: { password: 'wrongCurrentPassword' },
  })
