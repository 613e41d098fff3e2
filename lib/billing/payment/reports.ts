import 'server-only'
import { and, eq, ne, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid, requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { payments } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { removeUnusedFiles } from '@/lib/files/cleanup'
import { getFile, type StoredFile } from '@/lib/files/file'
import { PART_BYTES } from '@/lib/files/schema'
import { storeCheckedFile } from '@/lib/files/upload/finish'
import type { UploadStream } from '@/lib/http/upload-stream'
import { addPaise, formatRupees, type Paise, subtractPaise, toPaise } from '../money'
import { getOutstanding, type LockedOrder, lockOwnOrder } from '../order/order'
import type { PaymentInput } from '../schema'
import { findPayment, insertPayment, storePayment } from './record'

/** Payments that a coordinator reports. Until the office decides, the school can correct or withdraw them. */

type Reporter = { id: string }

export async function reportPayment(
  viewer: Reporter,
  orderId: string,
  payment: PaymentInput,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { order } = await lockOwnOrder(tx, viewer.id, orderId)
    await requireOwed(tx, order, payment)
    await insertPayment(tx, orderId, payment, viewer.id)
    await logReport(tx, 'payment.reported', { viewer, order, amount: payment.amount })
  })
}

export async function correctReport(
  viewer: Reporter,
  id: string,
  payment: PaymentInput,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { order } = await lockOwnReport(tx, viewer, id)
    await requireOwed(tx, order, payment, id)
    await storePayment(tx, payment, (values) =>
      tx
        .update(payments)
        .set({ ...values, reportedBy: viewer.id })
        .where(eq(payments.id, id))
        .returning({ id: payments.id }),
    )
    await logReport(tx, 'payment.report-corrected', { viewer, order, amount: payment.amount })
  })
}

/** The row goes, and its photo with it: no money came. */
export async function withdrawReport(viewer: Reporter, id: string): Promise<void> {
  const db = await database()
  const fileId = await db.transaction(async (tx) => {
    const { order, payment } = await lockOwnReport(tx, viewer, id)
    const [deleted] = await tx
      .delete(payments)
      .where(eq(payments.id, id))
      .returning({ fileId: payments.fileId })
    await logReport(tx, 'payment.report-withdrawn', { viewer, order, amount: payment.amount })
    return deleted?.fileId
  })
  if (fileId) await removeUnusedFiles(viewer, [fileId])
}

/** Of the viewer's own school, and not decided yet. */
export async function lockOwnReport(tx: Db, viewer: Reporter, id: string) {
  const { orderId } = await findPayment(tx, requireUuid(id))
  const { order } = await lockOwnOrder(tx, viewer.id, orderId)
  const payment = await findPayment(tx, id)
  if (payment.state !== 'reported') throw new AppError('conflict', 'paymentDecided')
  return { order, payment }
}

/** What waits for the office, with the tax that the school deducted. */
export async function sumReports(tx: Db, orderId: string, exceptId?: string): Promise<Paise> {
  const [row] = await tx
    .select({
      sum: sql<number>`coalesce(sum(${payments.amountPaise} + ${payments.tdsPaise}), 0)::float8`,
    })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.state, 'reported'),
        exceptId ? ne(payments.id, exceptId) : undefined,
      ),
    )
  return toPaise(Number(row?.sum ?? 0))
}

async function requireOwed(
  tx: Db,
  order: LockedOrder,
  { amount, tds }: PaymentInput,
  exceptId?: string,
) {
  const waiting = await sumReports(tx, order.id, exceptId)
  const unpaid = getOutstanding(order)
  const left = waiting < unpaid ? subtractPaise(unpaid, waiting) : toPaise(0)
  if (addPaise(amount, tds) <= left) return
  throw new AppError('conflict', waiting > 0 ? 'reportTooHigh' : 'paymentTooHigh', {
    values: { outstanding: formatRupees(left), waiting: formatRupees(waiting) },
  })
}

type ReportAction = 'payment.reported' | 'payment.report-corrected' | 'payment.report-withdrawn'
type LoggedReport = { viewer: Reporter; order: LockedOrder; amount: Paise }

const logReport = (tx: Db, action: ReportAction, { viewer, order, amount }: LoggedReport) =>
  writeAuditLog(tx, {
    ...{ action, actor: userActor(viewer.id), targetId: order.id },
    schoolId: order.schoolId ?? undefined,
    values: { amount: formatRupees(amount) },
  })

type PhotoSender = { id: string }

/** The caller must check access. */
export async function findPaymentPhoto(paymentId: string): Promise<StoredFile | null> {
  if (!isUuid(paymentId)) return null
  const db = await database()
  const [row] = await db
    .select({ fileId: payments.fileId })
    .from(payments)
    .where(eq(payments.id, paymentId))
  return row?.fileId ? getFile(row.fileId) : null
}

/** A picture or PDF that proves a reported payment. Anything else is removed again. */
export async function addPaymentPhoto(
  viewer: PhotoSender,
  paymentId: string,
  { name, stream }: { name: string | null; stream: UploadStream },
): Promise<void> {
  if (stream.bytes > PART_BYTES) throw new AppError('tooLarge', 'photoTooLarge')
  const db = await database()
  await db.transaction((tx) => lockOwnReport(tx, viewer, paymentId))
  const { id: fileId, kind } = await storeCheckedFile(viewer.id, { name, stream })
  try {
    if (kind !== 'picture' && kind !== 'pdf') throw new AppError('invalid', 'photoNotFound')
    await db.transaction(async (tx) => {
      await lockOwnReport(tx, viewer, paymentId)
      await tx.update(payments).set({ fileId }).where(eq(payments.id, paymentId))
    })
  } catch (error) {
    await removeUnusedFiles(viewer, [fileId])
    throw error
  }
}
