import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { decodeCursor, encodeCursor, type PageCursor } from '@/db/cursor'
import { mailOutbox } from '@/db/relations/mail'
import { invitations } from '@/db/schema'
import { matchesEmailInvitations } from '../invitation'

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

export async function listInvitations(schoolId: string, query: { after?: string | null }) {
  const db = await database()
  const after = decodeCursor(query.after)
  const rows = await db
    .select({
      key: cursorKey,
      id: invitations.id,
      email: sql<string>`${invitations.email}`,
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
