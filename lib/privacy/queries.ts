import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { erasureRequests } from '@/db/schema'
import { hashToken, isToken } from '@/lib/auth/secrets'
import { findErasureBlocker } from './erasure-blocker'
import type { ErasureBlocker } from './policy'

export async function findPlannedErasure(userId: string) {
  const db = await database()
  const [row] = await db
    .select({ day: dueDaySql, keepCertificates: erasureRequests.keepCertificates })
    .from(erasureRequests)
    .where(eq(erasureRequests.userId, userId))
  return row ?? null
}

export async function getCurrentErasureBlocker(userId: string): Promise<ErasureBlocker | null> {
  const db = await database()
  return db.transaction((tx) => findErasureBlocker(tx, userId))
}

export async function findErasureDayByToken(token: string): Promise<string | null> {
  if (!isToken(token)) return null
  const db = await database()
  const [row] = await db
    .select({ day: dueDaySql })
    .from(erasureRequests)
    .where(
      sql`${erasureRequests.tokenHash} = ${hashToken(token)} and ${erasureRequests.dueAt} > now()`,
    )
  return row?.day ?? null
}

const dueDaySql = sql<string>`(${erasureRequests.dueAt} at time zone 'Asia/Kolkata')::date::text`
