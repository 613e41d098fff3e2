import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { erasureRequests, privacyRequests } from '@/db/schema'
import { privacyRequestDaysLeft } from '@/lib/accounts/privacy-request-days'
import { hashToken, isToken } from '@/lib/auth/secrets'
import { findErasureBlocker } from './erasure/request'
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

/** Open ones first, and of these the one with the least time left. */
export async function listPrivacyRequests(userId: string) {
  const db = await database()
  return db
    .select({
      id: privacyRequests.id,
      kind: privacyRequests.kind,
      receivedOn: privacyRequests.receivedOn,
      contactMessageId: privacyRequests.contactMessageId,
      doneAt: privacyRequests.doneAt,
      daysLeft: privacyRequestDaysLeft,
    })
    .from(privacyRequests)
    .where(eq(privacyRequests.userId, userId))
    .orderBy(
      sql`${privacyRequests.doneAt} desc nulls first`,
      asc(privacyRequests.receivedOn),
      asc(privacyRequests.id),
    )
    .limit(MAX_LISTED_REQUESTS)
}

const MAX_LISTED_REQUESTS = 50

/** The request that the team linked to a message. */
export async function findRequestOfMessage(contactMessageId: string) {
  const db = await database()
  const [row] = await db
    .select({ kind: privacyRequests.kind, userId: privacyRequests.userId })
    .from(privacyRequests)
    .where(eq(privacyRequests.contactMessageId, contactMessageId))
  return row ?? null
}
