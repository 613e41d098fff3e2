import 'server-only'
import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'

/** Today, by which notices appear and documents end. */
export async function readIndianDay(db: Db): Promise<string> {
  const [row] = await db
    .select({ day: sql<string>`day_in_india()::text` })
    .from(sql`(values (1)) as once`)
  return row?.day ?? ''
}
