import 'server-only'
import { countAttempt } from '@/lib/auth/limits'
import { checkPassword } from './check-password'

export async function confirmPassword(userId: string, password: string): Promise<void> {
  await countAttempt('CHANGE_PASSWORD', userId)
  await checkPassword(userId, password)
}
