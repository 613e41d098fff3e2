import 'server-only'
import { database } from '@/db/client'
import type { Place } from '@/lib/auth/known-places'
import { checkAnswer, noteUse, refusedPasskey } from '@/lib/auth/passkeys'
import type { PasskeyAnswer } from '@/lib/auth/schema'
import { publicUser } from '../public-user'
import { findAgain } from '../queries'
import type { LoggedIn } from './log-in'
import { succeedByPasskey } from './login-attempt'

/**
 * The same session as by the password, in a row of its own: what else is logged in stays as it is. A
 * passkey cannot be guessed, so wrong passwords of strangers do not keep its owner out.
 */
export async function logInByPasskey(answer: PasskeyAnswer, place: Place): Promise<LoggedIn> {
  const shown = await checkAnswer(answer, 'log-in', null)
  const account = await findAgain(shown.userId)
  if (!account) throw refusedPasskey('without an account')
  const db = await database()
  const session = await db.transaction(async (tx) => {
    await noteUse(tx, shown)
    return succeedByPasskey(tx, account.id, account.email, place)
  })
  if (!session) throw refusedPasskey('without an account')
  return { user: publicUser(account), session }
}
