import 'server-only'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { liveSessions } from '@/db/schema'
import { type Actor, siteActor, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { endsAt, hasEnded } from './conditions'

export async function closeLiveSessionByTeam(viewer: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction((tx) => closeLiveSession(tx, requireUuid(id), userActor(viewer.id)))
}

/** Those that are over and not closed yet. The caller runs `issuePending` for each. */
export async function closeChosenSessions(viewer: { id: string }, ids: string[]) {
  const db = await database()
  return db.transaction(async (tx) => {
    const closed = await tx
      .update(liveSessions)
      .set({ closedAt: sql`now()` })
      .where(and(inArray(liveSessions.id, ids), hasEnded, isNull(liveSessions.closedAt)))
      .returning({ id: liveSessions.id, title: liveSessions.title })
    for (const { id: targetId, title } of closed)
      await writeAuditLog(tx, {
        action: 'live-session.closed',
        actor: userActor(viewer.id),
        ...{ targetId, values: { title } },
      })
    return closed
  })
}

/** Idempotent. The caller runs `issuePending` after the transaction. */
export async function closeLiveSession(tx: Db, id: string, actor: Actor): Promise<void> {
  const closedRows = await tx
    .update(liveSessions)
    .set({ closedAt: sql`now()` })
    .where(and(eq(liveSessions.id, id), hasEnded, isNull(liveSessions.closedAt)))
    .returning({ title: liveSessions.title })
  const [values] = closedRows
  if (values)
    return writeAuditLog(tx, { action: 'live-session.closed', actor, targetId: id, values })
  const [existing] = await tx
    .select({ closedAt: liveSessions.closedAt })
    .from(liveSessions)
    .where(eq(liveSessions.id, id))
  if (!existing) throw new AppError('notFound', 'notFound')
  if (!existing.closedAt) throw new AppError('conflict', 'sessionNotOver')
}

/** For late attendance lists. Issued certificates stay; the next closing issues the missing ones. */
export async function reopenLiveSession(viewer: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const [values] = await tx
      .update(liveSessions)
      .set({ closedAt: null })
      .where(and(eq(liveSessions.id, requireUuid(id)), isNotNull(liveSessions.closedAt)))
      .returning({ title: liveSessions.title })
    if (!values) throw new AppError('notFound', 'notFound')
    await writeAuditLog(tx, {
      action: 'live-session.reopened',
      actor: userActor(viewer.id),
      targetId: id,
      values,
    })
  })
}

/** Closes sessions a day after their end or last change. */
export async function closeUnattendedSessions(): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const closedRows = await tx
      .update(liveSessions)
      .set({ closedAt: sql`now()` })
      .where(and(hasEnded, isNull(liveSessions.closedAt), isUntouchedForADay))
      .returning({ id: liveSessions.id, title: liveSessions.title })
    for (const { id: targetId, ...values } of closedRows)
      await writeAuditLog(tx, {
        action: 'live-session.closed',
        actor: siteActor,
        ...{ targetId, values },
      })
  })
}

const isUntouchedForADay = sql`greatest(${endsAt}, ${liveSessions.updatedAt}) <= now() - interval '1 day'`
