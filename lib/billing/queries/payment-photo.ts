import 'server-only'
import { eq } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import { database } from '@/db/client'
import { payments } from '@/db/schema'
import { getFile, type StoredFile } from '@/lib/files/queries'

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
