import 'server-only'
import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { database } from '@/db/client'
import { certificates, users } from '@/db/schema'
import { knownNumber } from '../known-number'
import { forgetPictures } from '../pictures'
import { OWN_CORRECTIONS } from '../policy'
import { refuseUnset } from './confirm-name'

/**
 * The person's own correction: twice, and not of what is revoked. One statement counts and corrects, so
 * that of fifty at once two get through. The next certificates bear the corrected name, too.
 */
export async function correctOwn(viewer: { id: string }, typed: string, name: string) {
  await refuseUnset(name)
  const number = knownNumber(typed)
  const own = and(eq(certificates.number, number), eq(certificates.userId, viewer.id))
  const db = await database()
  const corrected = await db.transaction(async (tx) => {
    const [corrected] = await tx
      .update(certificates)
      .set({
        name,
        corrections: sql`${certificates.corrections} + 1`,
        correctedAt: sql`now()`,
        formerName: null,
        formerCorrectedAt: null,
      })
      .where(
        and(
          own,
          lt(certificates.corrections, OWN_CORRECTIONS),
          isNull(certificates.revokedAt),
          ne(certificates.name, name),
        ),
      )
      .returning({ left: sql<number>`${OWN_CORRECTIONS} - ${certificates.corrections}` })
    if (!corrected) throw await whyNot()
    await tx.update(users).set({ certificateName: name }).where(eq(users.id, viewer.id))
    return { left: Number(corrected.left) }

    async function whyNot() {
      const { revokedAt, corrections } = certificates
      const [known] = await tx.select({ revokedAt, corrections }).from(certificates).where(own)
      if (!known) return new Refusal('notFound', 'nothingHere')
      if (known.revokedAt) return new Refusal('conflict', 'certificateRevoked')
      if (known.corrections >= OWN_CORRECTIONS) return new Refusal('conflict', 'correctedTwice')
      return new Refusal('conflict', 'sameName')
    }
  })
  await forgetPictures([number])
  return corrected
}
