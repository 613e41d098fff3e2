import 'server-only'
import { and, count, eq } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { passkeys } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import { checkNewPasskey, creationOptions, refusedPasskey } from '@/lib/auth/passkeys'
import type { NewPasskey } from '@/lib/auth/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { enqueueMail } from '@/lib/mail/outbox'
import { keepingAFactor, keysToExclude, requireFreshFactor } from '@/lib/team/factors'
import { forgetRevokedFactor } from '@/lib/team/revoke-factors'
import { confirmPassword } from '../confirm-password'
import type { PasskeyRemoval, PasswordAlone } from '../schema'
import { requireConfirmedAccount, takeLiveLogin } from '../take-account'

const AT_MOST = 20

/**
 * What the browser needs to make a passkey. The password is asked for here, and without it there is no
 * challenge for the device to answer; who has a second factor for the team's side shows that as well.
 */
export async function offerPasskey(viewer: Viewer, { password }: PasswordAlone) {
  await requireFreshFactor(viewer)
  await requireConfirmedAccount(viewer.id)
  await confirmPassword(viewer.id, password)
  return creationOptions(viewer, await keysToExclude(viewer.id))
}

export async function addPasskey(viewer: Viewer, made: NewPasskey, name: string): Promise<void> {
  await requireFreshFactor(viewer)
  await requireConfirmedAccount(viewer.id)
  const key = await checkNewPasskey(viewer, made)
  const db = await database()
  await db
    .transaction(async (tx) => {
      await takeLiveLogin(tx, viewer)
      if ((await countOf(tx, viewer.id)) >= AT_MOST)
        throw new Refusal('conflict', 'enoughPasskeys', { values: { most: AT_MOST } })
      await tx.insert(passkeys).values({ ...key, name })
      await forgetRevokedFactor(tx, viewer.id)
      await record(tx, { act: 'passkey.added', by: aPerson(viewer.id) })
      await tell(tx, viewer, 'passkeyAdded', name)
    })
    .catch((error) => {
      throw isUniqueViolation(error, 'passkeys_pkey') ? refusedPasskey('known already') : error
    })
}

/** The last way to show the second factor stays, where the team's side needs one. */
export async function removePasskey(viewer: Viewer, form: PasskeyRemoval): Promise<void> {
  await requireFreshFactor(viewer)
  await confirmPassword(viewer.id, form.password)
  const db = await database()
  await db.transaction(async (tx) => {
    await takeLiveLogin(tx, viewer)
    const gone = await keepingAFactor(tx, viewer.id, async () => {
      const [row] = await tx
        .delete(passkeys)
        .where(and(eq(passkeys.id, form.id), eq(passkeys.userId, viewer.id)))
        .returning({ name: passkeys.name })
      if (!row) throw new Refusal('notFound', 'nothingHere')
      return row
    })
    await record(tx, { act: 'passkey.removed', by: aPerson(viewer.id) })
    await tell(tx, viewer, 'passkeyRemoved', gone.name)
  })
}

function tell(tx: Db, to: Viewer, what: 'passkeyAdded' | 'passkeyRemoved', name: string) {
  const data = { firstname: to.firstname, what, name }
  return enqueueMail(tx, { template: 'wayInChanged', to: to.email, data })
}

async function countOf(tx: Db, userId: string) {
  const [row] = await tx.select({ many: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return row?.many ?? 0
}
