import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/schema'
import { checkAnswer, noteUse, type ShownPasskey } from '@/lib/auth/passkeys'
import type { Viewer } from '@/lib/auth/sessions'
import { checkedPassword, wrongPassword } from './checked-password'
import type { Proof } from './schema'
import { takenAccount } from './take-account'

/**
 * Whoever holds a cookie is not yet the person: what decides over the account asks once more. What was
 * shown at the start is looked at again where the change is made.
 */

/** Somebody in one login: a passkey answers to that one alone. */
export type Asker = Pick<Viewer, 'id' | 'sessionId'>
export type Checked = { passwordHash: string } | { shown: ShownPasskey }

export async function checkedProof(asker: Asker, proof: Proof): Promise<Checked> {
  if (proof.passkey) return { shown: await checkAnswer(proof.passkey, 'decide', asker) }
  return { passwordHash: await checkedPassword(asker.id, proof.password ?? '') }
}

/** Holds the account, as long as the password is still its own or the passkey still one of its own. */
export async function takeChecked(tx: Db, userId: string, checked: Checked) {
  const account = await takenAccount(tx, userId)
  if (!account) throw wrongPassword()
  if ('shown' in checked) await noteUse(tx, checked.shown)
  else if (!(await hasHash(tx, userId, checked.passwordHash))) throw wrongPassword()
  return account
}

async function hasHash(tx: Db, userId: string, passwordHash: string) {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
  return row !== undefined
}
