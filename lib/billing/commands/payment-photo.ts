import 'server-only'
import { and, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { orders, payments } from '@/db/schema'
import { removeUnusedFiles } from '@/lib/files/remove-unused'
import { PART_BYTES } from '@/lib/files/schema'
import { storeCheckedFile } from '@/lib/files/store-checked'
import type { UploadStream } from '@/lib/http/upload-stream'
import { lockOwnSchool } from '@/lib/schools/locks'

type PhotoSender = { id: string }

/** A picture or PDF that proves a reported payment. Anything else is removed again. */
export async function addPaymentPhoto(
  viewer: PhotoSender,
  paymentId: string,
  { name, stream }: { name: string | null; stream: UploadStream },
): Promise<void> {
  if (stream.bytes > PART_BYTES) throw new AppError('tooLarge', 'photoTooLarge')
  const db = await database()
  await db.transaction((tx) => requireWaitingPayment(tx, viewer, paymentId))
  const { id: fileId, kind } = await storeCheckedFile(viewer.id, { name, stream })
  try {
    if (kind !== 'picture' && kind !== 'pdf') throw new AppError('invalid', 'photoNotFound')
    await db.transaction(async (tx) => {
      await requireWaitingPayment(tx, viewer, paymentId)
      await tx.update(payments).set({ fileId }).where(eq(payments.id, paymentId))
    })
  } catch (error) {
    await removeUnusedFiles(viewer, [fileId])
    throw error
  }
}

/** Of the viewer's own school, and not decided yet. */
async function requireWaitingPayment(tx: Db, viewer: PhotoSender, paymentId: string) {
  const { school } = await lockOwnSchool(tx, viewer.id)
  const [payment] = await tx
    .select({ state: payments.state })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.id, requireUuid(paymentId)), eq(orders.schoolId, school.id)))
  if (!payment) throw new AppError('notFound', 'notFound')
  if (payment.state !== 'reported') throw new AppError('conflict', 'paymentDecided')
}
