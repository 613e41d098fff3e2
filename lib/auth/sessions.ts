import 'server-only'
import { and, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PolicyName } from '@/base/policy-kinds'
import { RETENTION } from '@/base/retention'
import { ago, fromNow } from '@/db/ago'
import { type Db, database, prepareOnce } from '@/db/client'
import { isSubscribed } from '@/db/read-models/is-subscribed'
import { sessions, users } from '@/db/schema'
import { readSessionId } from './cookies'
import { createToken, hashToken } from './secrets'

/** One row per login. Deleting it invalidates cookie and token. */

const IDLE_CUTOFF = ago(RETENTION.idleSession)
const SEEN_INTERVAL_MS = 5 * 60_000

export type Viewer = {
  id: string
  firstname: string
  lastname: string
  email: string
  isSubscribed: boolean
  sessionId: string
  notices?: {
    noticeSeen: string | null
    versionsSeen: Record<PolicyName, number | null>
    erasureDay: string | null
    /** What would give the account to someone else, unless its owner stops it. */
    takeover: Takeover | null
  }
}

export type Takeover = 'recovery' | 'merge'

export type NewSession = { id: string; token: string }

export type CheckedCredentials = { userId: string; passwordHash: string; browser?: string | null }

export async function startSession(
  db: Db,
  credentials: CheckedCredentials,
): Promise<NewSession | null> {
  const token = createToken()
  const tokenColumns = { tokenHash: hashToken(token) }
  const [row] = await insertSessionStatement(db).execute({
    browser: null,
    ...credentials,
    ...tokenColumns,
  })
  return row ? { id: row.id, token } : null
}

export async function findViewerByCookie(header: string | null): Promise<Viewer | null> {
  const id = await readSessionId(header)
  return id ? findViewerBySession(id) : null
}

export const findViewerBySession = (id: string) => findViewer(viewerBySession, id)
export const findViewerByToken = (token: string) => findViewer(viewerByToken, hashToken(token))

export async function endSession(id: string): Promise<void> {
  await (await database()).delete(sessions).where(eq(sessions.id, id))
}

export async function endUserSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export async function endAllLogins(db: Db): Promise<number> {
  const endedRows = await db.delete(sessions).returning({ id: sessions.id })
  return endedRows.length
}

export async function purgeSessions(db: Db): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, sql`now()`), lt(sessions.lastSeenAt, IDLE_CUTOFF)))
}

/**
 * Inserts only while the checked hash is current. `for share` waits for a concurrent password change and then
 * sees it; a later one waits for this row and ends it. Its placeholders are `CheckedCredentials` and `tokenHash`.
 */
export const buildSessionInsert = (db: Db, condition: SQL = PASSWORD_UNCHANGED) =>
  db
    .$with('fresh', { id: sql<string>`id`.as('id'), userId: sql<string>`user_id`.as('user_id') })
    .as(sql`
      insert into ${sessions} (user_id, token_hash, browser, expires_at)
      select ${users.id}, ${sql.placeholder('tokenHash')}::text, ${sql.placeholder('browser')}::text,
        ${fromNow(RETENTION.session)}
      from ${users}
      where ${users.id} = ${sql.placeholder('userId')} and ${condition}
      for share
      returning id, user_id`)

const PASSWORD_UNCHANGED = sql`${users.passwordHash} = ${sql.placeholder('passwordHash')}`

const insertSessionStatement = prepareOnce((db) => {
  const insertedSession = buildSessionInsert(db)
  return db
    .with(insertedSession)
    .select({ id: insertedSession.id })
    .from(insertedSession)
    .prepare('insert_session')
})

const erasureDaySql = sql<string | null>`(
  select (e.due_at at time zone 'Asia/Kolkata')::date::text from erasure_requests e where e.user_id = users.id)`

const takeoverSql = sql<Takeover | null>`case
  when exists (select from account_recoveries r where r.user_id = users.id
    and r.state in ('requested', 'granted', 'sent')) then 'recovery'
  when exists (select from account_merges m where m.from_user_id = users.id
    or m.into_user_id = users.id) then 'merge' end`

const prepareViewerQuery = (column: typeof sessions.id | typeof sessions.tokenHash, name: string) =>
  prepareOnce((db) =>
    db
      .select({
        id: users.id,
        firstname: users.firstname,
        lastname: users.lastname,
        email: users.email,
        isSubscribed,
        noticeSeen: users.noticeSeen,
        privacyVersionSeen: users.privacyVersionSeen,
        termsVersionSeen: users.termsVersionSeen,
        erasedOn: erasureDaySql,
        takeover: takeoverSql,
        sessionId: sessions.id,
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(column, sql.placeholder('key')),
          gt(sessions.expiresAt, sql`now()`),
          gt(sessions.lastSeenAt, IDLE_CUTOFF),
        ),
      )
      .limit(1)
      .prepare(name),
  )

const viewerBySession = prepareViewerQuery(sessions.id, 'viewer_by_session')
const viewerByToken = prepareViewerQuery(sessions.tokenHash, 'viewer_by_token')

async function findViewer(statement: typeof viewerBySession, key: string): Promise<Viewer | null> {
  const [row] = await statement(await database()).execute({ key })
  if (!row) return null
  const { lastSeenAt, noticeSeen, privacyVersionSeen, termsVersionSeen, ...others } = row
  const { erasedOn, takeover, ...viewer } = others
  if (Date.now() - lastSeenAt.getTime() > SEEN_INTERVAL_MS) await updateLastSeen(viewer.sessionId)
  const versionsSeen = { privacy: privacyVersionSeen, terms: termsVersionSeen }
  return { ...viewer, notices: { noticeSeen, versionsSeen, erasureDay: erasedOn, takeover } }
}

async function updateLastSeen(id: string) {
  const db = await database()
  await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, id))
}
