import 'server-only'
import { Refusal } from '@/base/errors'
import { countAttempt } from '@/lib/auth/limits'
import { passwordMatches } from '@/lib/auth/passwords'
import { passwordHashOf } from './queries'

/** For what a stolen cookie alone must not be able to do. */
export async function confirmPassword(userId: string, password: string): Promise<void> {
  await countAttempt('CHANGE_PASSWORD', userId)
  const hash = await passwordHashOf(userId)
  if (hash && (await passwordMatches(hash, password))) return
  throw new Refusal('badRequest', 'wrongCurrentPassword', {
    errors: { password: 'wrongCurrentPassword' },
  })
}
