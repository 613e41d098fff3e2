import 'server-only'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { fromNow } from '@/db/ago'
import { database } from '@/db/client'
import { uploads } from '@/db/schema'
import { CHECK_LEASE_SECONDS } from './cleanup'

/** One process inspects an upload at a time. Returns true to the one that may start. */
export async function acquireLease(id: string): Promise<boolean> {
  const db = await database()
  const [leasedUpload] = await db
    .update(uploads)
    .set({ checkedUntil: fromNow(CHECK_LEASE_SECONDS) })
    .where(
      and(
        eq(uploads.id, id),
        eq(uploads.received, uploads.bytes),
        isNull(uploads.fileId),
        isNull(uploads.rejection),
        or(isNull(uploads.checkedUntil), sql`${uploads.checkedUntil} < now()`),
      ),
    )
    .returning({ id: uploads.id })
  return leasedUpload !== undefined
}

/** Renews the lease until the work ends. */
export async function runWithLease<T>(id: string, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void renewLease(id), (CHECK_LEASE_SECONDS / 3) * 1_000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

async function renewLease(id: string) {
  const db = await database()
  await db
    .update(uploads)
    .set({ checkedUntil: fromNow(CHECK_LEASE_SECONDS) })
    .where(eq(uploads.id, id))
    // The next renewal makes up for it; at worst another process starts again, which is harmless.
    .catch(() => {})
}
