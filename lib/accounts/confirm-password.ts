import 'server-only'
import { countAttempt } from '@/lib/auth/limits'
import { checkPassword } from './check-password'

/** For what a stolen cookie alone must not be able to do. */
export async function confirmPassword(userId: string, password: string): Promise<void> {
  await countAttempt('CHANGE_PASSWORD', userId)
  await checkPassword(userId, password)
}
