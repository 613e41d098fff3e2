import 'server-only'
import { Refusal } from '@/base/errors'
import { passwordMatches } from '@/lib/auth/passwords'
import { passwordHashOf } from './queries'

/**
 * Whoever holds a cookie is not yet the person. What decides over the account asks for the password;
 * the hash that it matched is compared again where the change is made.
 */
export async function checkedPassword(userId: string, password: string): Promise<string> {
  const passwordHash = await passwordHashOf(userId)
  if (!passwordHash || !(await passwordMatches(passwordHash, password))) throw wrongPassword()
  return passwordHash
}

export const wrongPassword = () =>
  new Refusal('badRequest', 'wrongCurrentPassword', {
    errors: { password: 'wrongCurrentPassword' },
  })
