import 'server-only'
import { and, desc, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { decodeCursor, encodeCursor, type PageCursor } from '@/db/cursor'
import { isUniqueViolation } from '@/db/errors'
import { mailOutbox } from '@/db/read-models/mail'
import { invitations } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { countAttemptInTransaction } from '@/lib/auth/rate-limits'
import { lockOwnSchool } from '../locks'
import { isUsedInvitation, matchesEmailInvitations } from './invitation'
import { requireCanInvite, sendInvitation } from './send'

const PAGE_SIZE = 50

const cursorKey = sql<string>`to_char(${invitations.createdAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`

/** `gone` once the outbox has deleted the email. */
const emailState = sql<'going' | 'sent' | 'failed' | 'gone'>`case
  when ${mailOutbox.id} is null then 'gone'
  when ${mailOutbox.sentAt} is not null then 'sent'
  when ${mailOutbox.dueAt} is null then 'failed' else 'going' end`

/** A pasted list shares one timestamp, so the cursor includes the email. */
const isAfterCursor = ({
  value,
  id,
}: PageCursor) => sql`(${cursorKey} < ${value} or (${cursorKey} = ${value}
  and (${lowerEmail}, ${invitations.id}) > (
    select lower(last.email), last.id from invitations last where last.id = ${id}::uuid)))`

const lowerEmail = sql<string>`lower(${invitations.email})`

type InvitationEditor = { id: string; firstname: string; lastname: string }

export async function listInvitations(schoolId: string, query: { after?: string | null }) {
  const db = await database()
  const after = decodeCursor(query.after)
  const rows = await db
    .select({
      key: cursorKey,
      id: invitations.id,
      email: sql<string>`${invitations.email}`,
      name: invitations.name,
      role: invitations.role,
      state: sql<
        'open' | 'expired'
      >`case when ${invitations.expiresAt} > now() then 'open' else 'expired' end`,
      emailState,
      sentAt: invitations.createdAt,
      expiresAt: sql<Date>`${invitations.expiresAt}`.mapWith(invitations.createdAt),
    })
    .from(invitations)
    .leftJoin(mailOutbox, eq(mailOutbox.id, invitations.mailId))
    .where(and(matchesEmailInvitations(schoolId), after ? isAfterCursor(after) : undefined))
    .orderBy(desc(cursorKey), lowerEmail, invitations.id)
    .limit(PAGE_SIZE + 1)
  const visibleRows = rows.slice(0, PAGE_SIZE)
  const lastRow = visibleRows.at(-1)
  const next =
    rows.length > PAGE_SIZE && lastRow ? encodeCursor({ value: lastRow.key, id: lastRow.id }) : null
  return { rows: visibleRows.map(({ key: _, ...row }) => row), next }
}

const UNANSWERED_AFTER = sql`interval '3 days'`

/** Sent some days ago, or expired; oldest first, with the names of the first few. */
export async function listUnanswered(schoolId: string) {
  const db = await database()
  const rows = await db
    .select({
      name: sql<string>`coalesce(${invitations.name}, ${invitations.email})`,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(invitations)
    .where(
      and(
        matchesEmailInvitations(schoolId),
        sql`(${invitations.createdAt} < now() - ${UNANSWERED_AFTER} or ${invitations.expiresAt} <= now())`,
      ),
    )
    .orderBy(invitations.createdAt, lowerEmail, invitations.id)
    .limit(NAMED)
  return { count: rows[0]?.count ?? 0, names: rows.map(({ name }) => name) }
}

/** So many objects of a task are named; the others are counted. */
const NAMED = 3

export async function countEmailProgress(schoolId: string) {
  const db = await database()
  const countState = (state: string) =>
    sql<number>`(count(*) filter (where ${emailState} = ${state}))::int`
  const [row] = await db
    .select({ going: countState('going'), sent: countState('sent'), failed: countState('failed') })
    .from(invitations)
    .leftJoin(mailOutbox, eq(mailOutbox.id, invitations.mailId))
    .where(matchesEmailInvitations(schoolId))
  return row ?? { going: 0, sent: 0, failed: 0 }
}

export async function resendInvitation(viewer: InvitationEditor, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const email = await findInvitedEmail(tx, school.id, id)
    await requireCanInvite(tx, viewer, school.id)
    const { isFull } = await countAttemptInTransaction(tx, 'SCHOOL_EMAILS', school.id)
    const result = isFull ? 'limitReached' : await sendInvitation(tx, school, viewer, email)
    if (result === 'declined') throw new AppError('conflict', 'invitationsDeclined')
    if (result === 'limitReached') throw new AppError('tooMany', 'dailyEmailLimitReached')
    const values = { count: 1 }
    await writeAuditLog(tx, {
      action: 'invitations.sent',
      actor: userActor(viewer.id),
      schoolId: school.id,
      values,
    })
  })
}

export const revokeInvitation = (viewer: { id: string }, id: string) =>
  setRevoked(viewer, id, isNull(invitations.revokedAt), true)

export const restoreInvitation = (viewer: { id: string }, id: string) =>
  setRevoked(viewer, id, isNotNull(invitations.revokedAt), false)

async function setRevoked(
  viewer: { id: string },
  id: string,
  condition: SQL,
  shouldRevoke: boolean,
) {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const updatedRows = await tx
      .update(invitations)
      .set({ revokedAt: shouldRevoke ? sql`now()` : null })
      .where(and(matchesOwnInvitation(school.id, id), condition))
      .returning({ id: invitations.id })
      .catch((error) => {
        // The address was invited again meanwhile: that invitation stays.
        throw isUniqueViolation(error, 'invitations_open_unique') ? notFoundError() : error
      })
    if (updatedRows.length === 0) throw notFoundError()
    const action = shouldRevoke ? 'invitation.revoked' : 'invitation.restored'
    await writeAuditLog(tx, { action, actor: userActor(viewer.id), schoolId: school.id })
  })
}

async function findInvitedEmail(tx: Db, schoolId: string, id: string) {
  const [row] = await tx
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(matchesOwnInvitation(schoolId, id), isNull(invitations.revokedAt)))
  if (!row?.email) throw notFoundError()
  return row.email
}

/** Of this school, for one email, and unused; others are not found. */
const matchesOwnInvitation = (schoolId: string, id: string) =>
  and(
    eq(invitations.id, requireUuid(id)),
    eq(invitations.schoolId, schoolId),
    eq(invitations.role, 'teacher'),
    isNotNull(invitations.email),
    not(isUsedInvitation),
  )

const notFoundError = () => new AppError('notFound', 'notFound')
