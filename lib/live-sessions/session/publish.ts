import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { requireUuid } from '@/base/ids'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { liveSessions } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { NO_WAITING_TIME } from '../new-time'
import { liveSessionForm } from '../schema'
import { tellSessions } from '../webhook-events'
import { toSessionFormValues } from './form'

type PublishResult = {
  published: string[]
  /** What a published session needs and these lack. */
  incomplete: { title: string; fields: string[] }[]
}

/** Publishes each complete draft; the others stay drafts. What is published already counts as done. */
export async function publishSessions(
  actor: { id: string },
  ids: string[],
): Promise<PublishResult> {
  const db = await database()
  return db.transaction(async (tx) => {
    const result: PublishResult = { published: [], incomplete: [] }
    // In the order of the ids, so that two colleagues cannot deadlock.
    for (const id of [...new Set(ids)].sort()) await publishOne(tx, actor, requireUuid(id), result)
    if (result.published.length > 0) await bumpContentVersion(tx)
    return result
  })
}

async function publishOne(tx: Db, actor: { id: string }, id: string, result: PublishResult) {
  const [session] = await tx
    .select()
    .from(liveSessions)
    .where(eq(liveSessions.id, id))
    .for('no key update')
  if (!session || session.state === 'cancelled') return
  if (session.state === 'published') {
    result.published.push(session.title)
    return
  }
  const parsed = liveSessionForm.safeParse(toSessionFormValues(session))
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))]
    result.incomplete.push({ title: session.title, fields })
    return
  }
  await tx
    .update(liveSessions)
    .set({
      ...{ state: 'published' as const, changedBy: actor.id, ...NO_WAITING_TIME },
      version: sql`${liveSessions.version} + 1`,
    })
    .where(eq(liveSessions.id, id))
  await tellSessions(tx, 'session.published', [id])
  await writeAuditLog(tx, {
    action: 'live-session.changed',
    actor: userActor(actor.id),
    targetId: id,
    values: {
      title: session.title,
      changes: [{ field: 'state', from: 'draft', to: 'published' }],
    },
  })
  result.published.push(session.title)
}
