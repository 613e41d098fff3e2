import 'server-only'
import { Refusal } from '@/base/errors'
import { passwordMatches } from '@/lib/auth/passwords'
import { passwordHashOf } from './queries'

/** The hash that the password matched, for what is decided later to look at again. */
export async function checkedPassword(userId: string, password: string): Promise<string> {
  const passwordHash = await passwordHashOf(userId)
  if (!passwordHash || !(await passwordMatches(passwordHash, password))) throw wrongPassword()
  return passwordHash
}

export const wrongPassword = () =>
  new Refusal('badRequest', 'wrongCurrentPassword', {
    errors: { password: 'wrongCurrentPassword' },
  })
