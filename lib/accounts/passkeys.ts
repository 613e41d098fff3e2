import 'server-only'
import { and, count, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { passkeys } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { createRegistrationOptions, passkeyError, verifyNewPasskey } from '@/lib/auth/passkeys'
import type { NewPasskey } from '@/lib/auth/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { enqueueMail } from '@/lib/mail/outbox'
import {
  listExcludedPasskeys,
  removeUnlessLastFactor,
  requireEnrolmentProof,
  requireFreshFactor,
} from '@/lib/team-access/factors'
import { clearRevokedFactor } from '@/lib/team-access/revoke-factors'
import type { AccountEmailData } from './emails'
import { lockLiveLogin, requireConfirmedAccount } from './locks'
import { confirmPassword } from './password/check'
import type { PasskeyRemoval, PasswordOnly } from './schema'

const MAX_PASSKEYS = 20

/** Requires the password before issuing a challenge, and more from team members. */
export async function createPasskeyOptions(viewer: Viewer, { password }: PasswordOnly) {
  await requireEnrolmentProof(viewer)
  await requireConfirmedAccount(viewer.id)
  await confirmPassword(viewer.id, password)
  return createRegistrationOptions(viewer, await listExcludedPasskeys(viewer.id))
}

export async function addPasskey(
  viewer: Viewer,
  newPasskey: NewPasskey,
  name: string,
): Promise<void> {
  await requireEnrolmentProof(viewer)
  await requireConfirmedAccount(viewer.id)
  const passkeyRow = await verifyNewPasskey(viewer, newPasskey)
  const db = await database()
  await db
    .transaction(async (tx) => {
      await lockLiveLogin(tx, viewer)
      if ((await countPasskeys(tx, viewer.id)) >= MAX_PASSKEYS)
        throw new AppError('conflict', 'tooManyPasskeys', { values: { most: MAX_PASSKEYS } })
      await tx.insert(passkeys).values({ ...passkeyRow, name })
      await clearRevokedFactor(tx, viewer.id)
      await writeAuditLog(tx, { action: 'passkey.added', actor: userActor(viewer.id) })
      await notifyOwner(tx, viewer, 'passkeyAdded', name)
    })
    .catch((error) => {
      throw isUniqueViolation(error, 'passkeys_pkey') ? passkeyError('known already') : error
    })
}

/** Team members must keep their last second factor. */
export async function removePasskey(viewer: Viewer, form: PasskeyRemoval): Promise<void> {
  await requireFreshFactor(viewer)
  await confirmPassword(viewer.id, form.password)
  const db = await database()
  await db.transaction(async (tx) => {
    await lockLiveLogin(tx, viewer)
    const removedPasskey = await removeUnlessLastFactor(tx, viewer.id, async () => {
      const [row] = await tx
        .delete(passkeys)
        .where(and(eq(passkeys.id, form.id), eq(passkeys.userId, viewer.id)))
        .returning({ name: passkeys.name })
      if (!row) throw new AppError('notFound', 'notFound')
      return row
    })
    await writeAuditLog(tx, { action: 'passkey.removed', actor: userActor(viewer.id) })
    await notifyOwner(tx, viewer, 'passkeyRemoved', removedPasskey.name)
  })
}

function notifyOwner(
  tx: Db,
  owner: Viewer,
  change: 'passkeyAdded' | 'passkeyRemoved',
  name: string,
) {
  const data = { firstname: owner.firstname, change, name }
  return enqueueMail<AccountEmailData>(tx, {
    template: 'loginMethodChanged',
    to: owner.email,
    data,
  })
}

async function countPasskeys(tx: Db, userId: string) {
  const [row] = await tx.select({ many: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return row?.many ?? 0
}
