import 'server-only'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { fromNow } from '@/db/ago'
import { database } from '@/db/client'
import { uploads } from '@/db/schema'
import { CHECK_SECONDS } from '../waits'

/** One process looks into an upload at a time. True for the one who may begin. */
export async function takeLease(id: string): Promise<boolean> {
  const db = await database()
  const [taken] = await db
    .update(uploads)
    .set({ checkedUntil: fromNow(CHECK_SECONDS) })
    .where(
      and(
        eq(uploads.id, id),
        eq(uploads.received, uploads.bytes),
        isNull(uploads.fileId),
        isNull(uploads.refusal),
        or(isNull(uploads.checkedUntil), sql`${uploads.checkedUntil} < now()`),
      ),
    )
    .returning({ id: uploads.id })
  return taken !== undefined
}

/** Says again and again that somebody is at it, until the work ends. */
export async function underLease<T>(id: string, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void renew(id), (CHECK_SECONDS / 3) * 1_000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

async function renew(id: string) {
  const db = await database()
  await db
    .update(uploads)
    .set({ checkedUntil: fromNow(CHECK_SECONDS) })
    .where(eq(uploads.id, id))
    // The next turn makes up for it; at worst somebody else begins anew, which does no harm.
    .catch(() => {})
}
