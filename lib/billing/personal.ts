import 'server-only'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { billingSettings, payments } from '@/db/schema'
import { removeUnusedFiles } from '@/lib/files/cleanup'
import {
  clearedByDatabase,
  type ErasureCleanup,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

/**
 * Tax law keeps documents and payments for eight years. They name the school, never a person, so an erasure
 * removes only who reported or decided, and the photo that the user sent.
 */
export const billingDataSources: PersonalDataSource[] = [
  {
    name: 'paymentsReported',
    table: payments,
    personalColumns: ['reportedBy', 'fileId'],
    where: (user) => eq(payments.reportedBy, user.id),
    withheldColumns: ['decidedBy'],
    outcome: 'freed',
    erase: async (tx, { id }) => {
      await tx
        .update(payments)
        .set({ reportedBy: null, fileId: null })
        .where(eq(payments.reportedBy, id))
    },
    prepareCleanup: async (tx, { id }) => removePhotosAfterErasure(tx, id),
  },
  {
    name: 'paymentsDecided',
    table: payments,
    personalColumns: ['decidedBy'],
    where: (user) => eq(payments.decidedBy, user.id),
    withheldColumns: ['reportedBy', 'fileId'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'billingSettingsSaved',
    table: billingSettings,
    personalColumns: ['savedBy'],
    where: (user) => eq(billingSettings.savedBy, user.id),
    withheldColumns: ['values'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
]

/** The files are removed after the commit, unless something else uses the same bytes. */
async function removePhotosAfterErasure(tx: Db, userId: string): Promise<ErasureCleanup> {
  const photos = await tx
    .select({ id: payments.fileId })
    .from(payments)
    .where(and(eq(payments.reportedBy, userId), isNotNull(payments.fileId)))
  const ids = photos.flatMap(({ id }) => id ?? [])
  return () => removeUnusedFiles({ id: userId }, ids)
}
