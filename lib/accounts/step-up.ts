import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/schema'
import { recordPasskeyUse, type VerifiedPasskey, verifyAssertion } from '@/lib/auth/passkeys'
import type { Viewer } from '@/lib/auth/sessions'
import { checkPassword, wrongPasswordError } from './check-password'
import { lockAccountRow } from './locks'
import type { StepUpInput } from './schema'

/**
 * Whoever holds a cookie is not yet the person: what decides over the account asks once more. What was
 * shown at the start is looked at again where the change is made.
 */

/** Somebody in one login: a passkey answers to that one alone. */
export type StepUpViewer = Pick<Viewer, 'id' | 'sessionId'>
export type CheckedStepUp = { passwordHash: string } | { shown: VerifiedPasskey }

export async function checkStepUp(
  viewer: StepUpViewer,
  stepUp: StepUpInput,
): Promise<CheckedStepUp> {
  if (stepUp.passkey) return { shown: await verifyAssertion(stepUp.passkey, 'decide', viewer) }
  return { passwordHash: await checkPassword(viewer.id, stepUp.password ?? '') }
}

/** Holds the account, as long as the password is still its own or the passkey still one of its own. */
export async function lockCheckedAccount(tx: Db, userId: string, checkedStepUp: CheckedStepUp) {
  const account = await lockAccountRow(tx, userId)
  if (!account) throw wrongPasswordError()
  if ('shown' in checkedStepUp) await recordPasskeyUse(tx, checkedStepUp.shown)
  else if (!(await hasPasswordHash(tx, userId, checkedStepUp.passwordHash)))
    throw wrongPasswordError()
  return account
}

async function hasPasswordHash(tx: Db, userId: string, passwordHash: string) {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
  return row !== undefined
}
