import 'server-only'
import { and, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { users } from '@/db/schema'
import { recordPasskeyUse, type VerifiedPasskey, verifyAssertion } from '@/lib/auth/passkeys'
import { passwordMatches } from '@/lib/auth/passwords'
import { countAttempt } from '@/lib/auth/rate-limits'
import type { Viewer } from '@/lib/auth/sessions'
import { findPasswordHash } from '../account'
import { lockAccountRow } from '../locks'
import type { StepUpInput } from '../schema'

/** A cookie alone must not decide over the account. Checked again under the lock where the change is made. */

/** A passkey challenge is valid for one login only, hence the session id. */
export type StepUpViewer = Pick<Viewer, 'id' | 'sessionId'>

export type CheckedStepUp = { passwordHash: string } | { shown: VerifiedPasskey }

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

export async function confirmPassword(userId: string, password: string): Promise<void> {
  await countAttempt('CHANGE_PASSWORD', userId)
  await checkPassword(userId, password)
}

export async function checkStepUp(
  viewer: StepUpViewer,
  stepUp: StepUpInput,
): Promise<CheckedStepUp> {
  if (stepUp.passkey) return { shown: await verifyAssertion(stepUp.passkey, 'decide', viewer) }
  return { passwordHash: await checkPassword(viewer.id, stepUp.password ?? '') }
}

/** Locks the account if the checked password or passkey is still current. */
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
