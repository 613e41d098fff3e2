import 'server-only'
import { and, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import { KEPT_FOR } from '@/base/kept-for'
import { ago, fromNow } from '@/db/ago'
import { type Db, database, prepared } from '@/db/client'
import { sessions, users } from '@/db/schema'
import { isSubscribed } from '@/lib/schools/subscribed'
import { sessionIdFrom } from './cookies'
import { newToken, tokenHash } from './secrets'

/** One row is one login. A row that is gone has no life left in its cookie or its token. */

const IDLE = ago(KEPT_FOR.idleSession)
const SEEN_EVERY_MS = 5 * 60_000

export type Viewer = {
  id: string
  firstname: string
  lastname: string
  email: string
  isSubscribed: boolean
  sessionId: string
  /** What there may be to say, found along with who it is. */
  news?: { noticeSeen: string | null; erasedOn: string | null }
}

export type NewSession = { id: string; token: string }

/** The account, the hash that the password was found to match, and from what browser. */
export type Checked = { userId: string; passwordHash: string; browser?: string | null }

/** A session for who has just been checked, or null when the password is another one by now. */
export async function startSession(db: Db, checked: Checked): Promise<NewSession | null> {
  const token = newToken()
  const hashed = { tokenHash: tokenHash(token) }
  const [row] = await insertSession(db).execute({ browser: null, ...checked, ...hashed })
  return row ? { id: row.id, token } : null
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

/**
 * The session's row is made from the account's, and only while the hash that was checked is still the
 * current one. `for share` is what makes it hold: a change of password that is under way is waited for
 * and then seen, and one that comes later waits for this row, and ends it. It asks for `Checked` and
 * the token's hash.
 */
export const startingSession = (db: Db, checked: SQL = STILL_THE_PASSWORD) =>
  db
    .$with('fresh', { id: sql<string>`id`.as('id'), userId: sql<string>`user_id`.as('user_id') })
    .as(sql`
      insert into ${sessions} (user_id, token_hash, browser, expires_at)
      select ${users.id}, ${sql.placeholder('tokenHash')}::text, ${sql.placeholder('browser')}::text,
        ${fromNow(KEPT_FOR.session)}
      from ${users}
      where ${users.id} = ${sql.placeholder('userId')} and ${checked}
      for share
      returning id, user_id`)

const STILL_THE_PASSWORD = sql`${users.passwordHash} = ${sql.placeholder('passwordHash')}`

const insertSession = prepared((db) => {
  const fresh = startingSession(db)
  return db.with(fresh).select({ id: fresh.id }).from(fresh).prepare('insert_session')
})

/** The day on which the account goes, where its person has asked for that. */
const erasedOn = sql<string | null>`(
  select (e.due_at at time zone 'Asia/Kolkata')::date::text from erasures e where e.user_id = users.id)`

const viewerBy = (column: typeof sessions.id | typeof sessions.tokenHash, name: string) =>
  prepared((db) =>
    db
      .select({
        id: users.id,
        firstname: users.firstname,
        lastname: users.lastname,
        email: users.email,
        isSubscribed,
        noticeSeen: users.noticeSeen,
        erasedOn,
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
  const { lastSeenAt, noticeSeen, erasedOn: goes, ...viewer } = row
  if (Date.now() - lastSeenAt.getTime() > SEEN_EVERY_MS) await markSeen(viewer.sessionId)
  return { ...viewer, news: { noticeSeen, erasedOn: goes } }
}

async function markSeen(id: string) {
  const db = await database()
  await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, id))
}
