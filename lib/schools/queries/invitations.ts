import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { type Cursor, cursorFrom, cursorText } from '@/db/cursor'
import { invitations, mailOutbox } from '@/db/schema'
import { lettersOf } from '../invitation'

const A_PAGE = 50

const key = sql<string>`to_char(${invitations.createdAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`
/** How far the letter is; `gone` when it is so old that the outbox has forgotten it. */
const letter = sql<'going' | 'sent' | 'failed' | 'gone'>`case
  when ${mailOutbox.id} is null then 'gone'
  when ${mailOutbox.sentAt} is not null then 'sent'
  when ${mailOutbox.dueAt} is null then 'failed' else 'going' end`

/** A list that was pasted has one moment: the page before ended at this invitation's email. */
const behind = ({ value, id }: Cursor) => sql`(${key} < ${value} or (${key} = ${value}
  and (${email}, ${invitations.id}) > (
    select lower(last.email), last.id from invitations last where last.id = ${id}::uuid)))`

const email = sql<string>`lower(${invitations.email})`

/** The invitations that nobody has accepted yet, the newest first, then by email. */
export async function invitationsOf(schoolId: string, asked: { after?: string | null }) {
  const db = await database()
  const after = cursorFrom(asked.after)
  const rows = await db
    .select({
      key,
      id: invitations.id,
      email: sql<string>`${invitations.email}`,
      role: invitations.role,
      state: sql<
        'open' | 'expired'
      >`case when ${invitations.expiresAt} > now() then 'open' else 'expired' end`,
      letter,
      sentAt: invitations.createdAt,
      expiresAt: sql<Date>`${invitations.expiresAt}`.mapWith(invitations.createdAt),
    })
    .from(invitations)
    .leftJoin(mailOutbox, eq(mailOutbox.id, invitations.mailId))
    .where(and(lettersOf(schoolId), after ? behind(after) : undefined))
    .orderBy(desc(key), email, invitations.id)
    .limit(A_PAGE + 1)
  const shown = rows.slice(0, A_PAGE)
  const last = shown.at(-1)
  const next = rows.length > A_PAGE && last ? cursorText({ value: last.key, id: last.id }) : null
  return { rows: shown.map(({ key: _, ...row }) => row), next }
}

/** How many letters of open invitations are still on their way. */
export async function progressOf(schoolId: string) {
  const db = await database()
  const how = (word: string) => sql<number>`(count(*) filter (where ${letter} = ${word}))::int`
  const [row] = await db
    .select({ going: how('going'), sent: how('sent'), failed: how('failed') })
    .from(invitations)
    .leftJoin(mailOutbox, eq(mailOutbox.id, invitations.mailId))
    .where(lettersOf(schoolId))
  return row ?? { going: 0, sent: 0, failed: 0 }
}
