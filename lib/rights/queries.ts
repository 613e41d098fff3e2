import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { erasures } from '@/db/schema'
import { isToken, tokenHash } from '@/lib/auth/secrets'
import { obstacleOf } from './obstacle'
import type { Obstacle } from './policy'

/** On which day the account goes, where its owner has wished so. */
export async function plannedErasure(userId: string) {
  const db = await database()
  const [row] = await db
    .select({ day: dueDay, keepCertificates: erasures.keepCertificates })
    .from(erasures)
    .where(eq(erasures.userId, userId))
  return row ?? null
}

/** What has to happen first, told before somebody asks in vain. */
export async function whatStandsInTheWay(userId: string): Promise<Obstacle | null> {
  const db = await database()
  return db.transaction((tx) => obstacleOf(tx, userId))
}

/** The day that a letter's link can still take back. */
export async function keepableUntil(token: string): Promise<string | null> {
  if (!isToken(token)) return null
  const db = await database()
  const [row] = await db
    .select({ day: dueDay })
    .from(erasures)
    .where(sql`${erasures.tokenHash} = ${tokenHash(token)} and ${erasures.dueAt} > now()`)
  return row?.day ?? null
}

const dueDay = sql<string>`(${erasures.dueAt} at time zone 'Asia/Kolkata')::date::text`
