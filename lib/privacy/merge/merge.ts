import 'server-only'
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Db, database } from '@/db/client'
import { markChangeOfSchool } from '@/db/mark-site-change'
import { accountMerges, memberships, users } from '@/db/schema'
import { siteActor, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { fillFreedPlaces, lockSharedSessions } from '@/lib/live-sessions/registration/waiting-list'
import { enqueueMail } from '@/lib/mail/outbox'
import { findOpenMembership, isOpenMembership, lockSchool } from '@/lib/schools/locks'
import { tellMembers } from '@/lib/schools/webhook-events'
import { KEYED_ROWS, listAuthorColumns } from '../columns'
import type { PrivacyEmailData } from '../emails'
import { type AccountPair, findMergeBlocker, lockAccounts, type MergingAccounts } from './plan'

/** A merge that something blocks by now ends; the log says so. */
export async function mergeDueAccounts(): Promise<void> {
  const db = await database()
  const dueMerges = await db
    .select({ from: accountMerges.fromUserId, into: accountMerges.intoUserId })
    .from(accountMerges)
    .where(lte(accountMerges.readyAt, sql`now()`))
  for (const pair of dueMerges) await db.transaction((tx) => mergeIfStillDue(tx, pair))
}

async function mergeIfStillDue(tx: Db, pair: AccountPair): Promise<void> {
  const sharedSessions = await lockSharedSessions(tx, [pair.from, pair.into])
  // An account that is gone took the waiting merge with it.
  const accounts = await lockAccounts(tx, pair).catch(() => null)
  const merge = accounts && (await takeDueMerge(tx, pair))
  if (!merge) return
  const actor = merge.requestedBy ? userActor(merge.requestedBy) : siteActor
  if (await findMergeBlocker(tx, pair))
    return writeAuditLog(tx, {
      ...{ action: 'user.merge-blocked', actor: siteActor },
      ...{ userId: pair.into, targetId: pair.from },
    })
  await moveEverything(tx, pair)
  await fillFreedPlaces(tx, sharedSessions)
  await writeAuditLog(tx, {
    ...{ action: 'user.merged', actor, userId: pair.into, targetId: pair.from },
  })
  await notifyBoth(tx, accounts)
}

/** Deleting the row decides between the merge and an objection. */
async function takeDueMerge(tx: Db, { from, into }: AccountPair) {
  const isDue = and(
    eq(accountMerges.fromUserId, from),
    eq(accountMerges.intoUserId, into),
    lte(accountMerges.readyAt, sql`now()`),
  )
  const [merge] = await tx
    .delete(accountMerges)
    .where(isDue)
    .returning({ requestedBy: accountMerges.requestedBy })
  return merge
}

/**
 * Everything of one account moves to the other, then the account ends and with it all that opens it. Locked
 * like an erasure: a concurrent insert either moves too, or waits and fails.
 */
async function moveEverything(tx: Db, pair: AccountPair): Promise<void> {
  await mergeSeats(tx, pair)
  // Of the account that ends; a seat that the remaining one takes over follows below.
  await tellMembers(tx, 'member.left', isOpenMembership(pair.from))
  const movesSeat = (await findOpenMembership(tx, pair.from)) !== null
  for (const combine of COMBINED_ROWS) await tx.execute(combine(pair))
  for (const { column, keys } of KEYED_ROWS) await tx.execute(moveRows(pair, column, keys))
  if (movesSeat) await tellMembers(tx, 'member.joined', isOpenMembership(pair.into))
  for (const { table, column } of listAuthorColumns())
    await tx.execute(
      sql`update ${table} set ${sql.identifier(column.name)} = ${pair.into} where ${column} = ${pair.from}`,
    )
  await tx.delete(users).where(eq(users.id, pair.from))
}

async function notifyBoth(tx: Db, { ending, remaining }: MergingAccounts) {
  await enqueueMail<PrivacyEmailData>(tx, {
    template: 'accountEnded',
    to: ending.email,
    data: { firstname: ending.firstname },
  })
  await enqueueMail<PrivacyEmailData>(tx, {
    template: 'accountExtended',
    to: remaining.email,
    data: { firstname: remaining.firstname },
  })
}

/** Two seats in one school become one, with the higher role. */
async function mergeSeats(tx: Db, { from, into }: AccountPair) {
  const [seat, remainingSeat] = [
    await findOpenMembership(tx, from),
    await findOpenMembership(tx, into),
  ]
  if (!seat || !remainingSeat) return
  await lockSchool(tx, seat.schoolId)
  await tellMembers(tx, 'member.left', isOpenMembership(from))
  await tx.update(memberships).set({ leftAt: sql`now()` }).where(isOpenMembership(from))
  if (seat.role === 'coordinator')
    await tx.update(memberships).set({ role: 'coordinator' }).where(isOpenMembership(into))
  await markChangeOfSchool(tx, seat.schoolId)
}

/** Rows of both accounts for one thing: nothing that a user typed is lost, and the better state stays. */
const COMBINED_ROWS: ((pair: AccountPair) => SQL)[] = [
  ({ from, into }) => sql`update live_session_registrations k
    set state = d.state, since = d.since, joined_at = coalesce(k.joined_at, d.joined_at)
    from live_session_registrations d
    where k.user_id = ${into} and d.user_id = ${from} and d.live_session_id = k.live_session_id
      and d.state = 'registered' and k.state <> 'registered'`,
  ({ from, into }) => sql`update page_notes k
    set bookmarked = k.bookmarked or d.bookmarked,
      note = case when k.note = d.note then k.note
        else nullif(concat_ws(chr(10) || chr(10), k.note, d.note), '') end
    from page_notes d
    where k.user_id = ${into} and d.user_id = ${from} and d.book_id = k.book_id and d.page = k.page`,
  ({ from, into }) => sql`update session_feedback k
    set comment = nullif(concat_ws(chr(10) || chr(10), k.comment, d.comment), '')
    from session_feedback d
    where k.user_id = ${into} and d.user_id = ${from} and d.live_session_id = k.live_session_id
      and d.comment is distinct from k.comment`,
  ({ from, into }) => sql`insert into draft_usage
      (key, scope, user_id, period, texts, input_tokens, output_tokens)
    select replace(key, ${from}, ${into}), scope, ${into}::uuid, period, texts, input_tokens, output_tokens
    from draft_usage where user_id = ${from}
    on conflict (key) do update set
      texts = draft_usage.texts + excluded.texts,
      input_tokens = draft_usage.input_tokens + excluded.input_tokens,
      output_tokens = draft_usage.output_tokens + excluded.output_tokens`,
  ...['class_tests', 'class_assignments'].map(joinClasses),
  ({ from, into }) => sql`update privacy_requests k
    set received_on = least(k.received_on, d.received_on)
    from privacy_requests d
    where k.user_id = ${into} and d.user_id = ${from} and d.kind = k.kind
      and k.done_at is null and d.done_at is null`,
  ({ from, into }) => sql`delete from privacy_requests d
    where d.user_id = ${from} and d.done_at is null and exists (select from privacy_requests k
      where k.user_id = ${into} and k.kind = d.kind and k.done_at is null)`,
  ({ from, into }) => sql`update users k
    set certificate_name = coalesce(k.certificate_name, d.certificate_name),
      first_login_at = least(k.first_login_at, d.first_login_at)
    from users d where k.id = ${into} and d.id = ${from}`,
]

/** What belongs to a class that the remaining account has too moves to that class. */
function joinClasses(table: string) {
  return ({ from, into }: AccountPair) => sql`update ${sql.identifier(table)} t set group_id = k.id
    from class_groups d join class_groups k on k.name = d.name and k.school_year = d.school_year
    where t.group_id = d.id and d.user_id = ${from} and k.user_id = ${into}
      and d.removed_at is null and k.removed_at is null`
}

/** A second certificate for one session stays verifiable, without an account. */
function moveRows({ from, into }: AccountPair, column: PgColumn, keys: PgColumn[]) {
  const isSameKey = sql.join(
    keys.map((key) => sql`o.${sql.identifier(key.name)} = ${key}`),
    sql` and `,
  )
  return sql`update ${column.table} set ${sql.identifier(column.name)} = ${into}
    where ${column} = ${from} and not exists (select from ${column.table} o
      where o.${sql.identifier(column.name)} = ${into} and ${isSameKey})`
}
