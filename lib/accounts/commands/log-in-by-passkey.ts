import 'server-only'
import { database } from '@/db/client'
import type { Place } from '@/lib/auth/known-places'
import { checkAnswer, noteUse, refusedPasskey } from '@/lib/auth/passkeys'
import type { PasskeyAnswer } from '@/lib/auth/schema'
import { countsAsFactor, markProven } from '@/lib/team/shown-factor'
import { publicUser } from '../public-user'
import { findAgain } from '../queries'
import { takenAccount } from '../take-account'
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
    // The account before its passkeys, as everywhere: a reset that is under way comes first.
    await takenAccount(tx, account.id)
    await noteUse(tx, shown)
    const started = await succeedByPasskey(tx, account.id, account.email, place)
    // The device has asked for a finger, a face or a PIN: the second factor is shown with the login.
    if (started && (await countsAsFactor(tx, shown)))
      await markProven(tx, { sessionId: started.id })
    return started
  })
  if (!session) throw refusedPasskey('without an account')
  return { user: publicUser(account), session }
}
