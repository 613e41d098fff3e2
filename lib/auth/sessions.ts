import 'server-only'
import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import { type Db, database, prepared } from '@/db/client'
import { sessions, users } from '@/db/schema'
import { SESSION_SECONDS, sessionIdFrom } from './cookies'
import { newToken, tokenHash } from './secrets'

/** One row is one login. A row that is gone has no life left in its cookie or its token. */

const IDLE = sql`now() - interval '24 hours'`
const SEEN_EVERY_MS = 5 * 60_000

export type Viewer = {
  id: string
  firstname: string
  lastname: string
  email: string
  isSubscribed: boolean
  sessionId: string
}

export type NewSession = { id: string; token: string }

export async function startSession(db: Db, userId: string): Promise<NewSession> {
  const token = newToken()
  const [row] = await insertSession(db).execute({ userId, tokenHash: tokenHash(token) })
  if (!row) throw new Error('the session was not stored')
  return { id: row.id, token }
}

export async function viewerOfCookie(header: string | null): Promise<Viewer | null> {
  const id = await sessionIdFrom(header)
  return id ? viewerOfSession(id) : null
}

export const viewerOfSession = (id: string) => findViewer(bySession, id)
export const viewerOfToken = (token: string) => findViewer(byToken, tokenHash(token))

export async function endSession(id: string): Promise<void> {
  await (await database()).delete(sessions).where(eq(sessions.id, id))
}

export async function endSessionsOf(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export async function purgeSessions(db: Db): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, sql`now()`), lt(sessions.lastSeenAt, IDLE)))
}

const insertSession = prepared((db) =>
  db
    .insert(sessions)
    .values({
      userId: sql.placeholder('userId'),
      tokenHash: sql.placeholder('tokenHash'),
      expiresAt: sql`now() + make_interval(secs => ${SESSION_SECONDS})`,
    })
    .returning({ id: sessions.id })
    .prepare('insert_session'),
)

const viewerBy = (column: typeof sessions.id | typeof sessions.tokenHash, name: string) =>
  prepared((db) =>
    db
      .select({
        id: users.id,
        firstname: users.firstname,
        lastname: users.lastname,
        email: users.email,
        isSubscribed: users.isSubscribed,
        sessionId: sessions.id,
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(column, sql.placeholder('key')),
          gt(sessions.expiresAt, sql`now()`),
          gt(sessions.lastSeenAt, IDLE),
        ),
      )
      .limit(1)
      .prepare(name),
  )

const bySession = viewerBy(sessions.id, 'viewer_by_session')
const byToken = viewerBy(sessions.tokenHash, 'viewer_by_token')

async function findViewer(by: typeof bySession, key: string): Promise<Viewer | null> {
  const [row] = await by(await database()).execute({ key })
  if (!row) return null
  const { lastSeenAt, ...viewer } = row
  if (Date.now() - lastSeenAt.getTime() > SEEN_EVERY_MS) await markSeen(viewer.sessionId)
  return viewer
}

async function markSeen(id: string) {
  const db = await database()
  await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, id))
}
