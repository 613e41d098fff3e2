import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { erasures } from '@/db/schema'
import { hashToken, isToken } from '@/lib/auth/secrets'
import { findErasureBlocker } from './erasure-blocker'
import type { ErasureBlocker } from './policy'

export async function findPlannedErasure(userId: string) {
  const db = await database()
  const [row] = await db
    .select({ day: dueDaySql, keepCertificates: erasures.keepCertificates })
    .from(erasures)
    .where(eq(erasures.userId, userId))
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
    .from(erasures)
    .where(sql`${erasures.tokenHash} = ${hashToken(token)} and ${erasures.dueAt} > now()`)
  return row?.day ?? null
}

const dueDaySql = sql<string>`(${erasures.dueAt} at time zone 'Asia/Kolkata')::date::text`
