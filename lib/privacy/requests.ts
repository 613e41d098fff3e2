import 'server-only'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { contactMessages } from '@/db/read-models/contact'
import { privacyRequests, users } from '@/db/schema'
import { lockAccountRow } from '@/lib/accounts/locks'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { DataSubject } from '@/lib/personal-data/personal-data-source'
import type { PrivacyRequestInput, PrivacyRequestKind } from './schema'

type TeamViewer = { id: string }

/** A user has one open request of each kind: its 30 days run from the first time it was asked. */
export async function recordPrivacyRequest(
  viewer: TeamViewer,
  userId: string,
  { kind, receivedOn, message }: PrivacyRequestInput,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const account = await lockAccountRow(tx, requireUuid(userId))
    if (!account) throw new AppError('notFound', 'notFound')
    const messageDay = message ? await findMessageDay(tx, message, account) : null
    if (receivedOn && (await isInFuture(tx, receivedOn)))
      throw new AppError('invalid', 'dayInFuture', { errors: { receivedOn: 'dayInFuture' } })
    const isNew = await insertRequest(tx, viewer, {
      ...{ userId, kind, contactMessageId: message },
      receivedOn: receivedOn || messageDay,
    })
    if (!isNew) throw new AppError('conflict', 'privacyRequestOpen')
  })
}

/** What the team does for a user is always counted, also if nobody recorded the request before. */
export const ensurePrivacyRequest = (
  tx: Db,
  viewer: TeamViewer,
  userId: string,
  kind: PrivacyRequestKind,
) => insertRequest(tx, viewer, { userId, kind, receivedOn: null })

type NewRequest = {
  userId: string
  kind: PrivacyRequestKind
  contactMessageId?: string
  receivedOn: string | null
}

async function insertRequest(tx: Db, viewer: TeamViewer, { receivedOn, ...request }: NewRequest) {
  const insertedRows = await tx
    .insert(privacyRequests)
    .values({
      ...request,
      recordedBy: viewer.id,
      receivedOn: receivedOn ?? sql`day_in_india()`,
    })
    .onConflictDoNothing()
    .returning({ id: privacyRequests.id })
  if (insertedRows.length === 0) return false
  await writeAuditLog(tx, {
    action: 'privacy-request.recorded',
    actor: userActor(viewer.id),
    userId: request.userId,
    values: { kind: request.kind },
  })
  return true
}

/** Only a message from the account's confirmed address belongs to it. */
async function findMessageDay(
  tx: Db,
  id: string,
  { email, confirmedAt }: { email: string; confirmedAt: Date | null },
): Promise<string> {
  const [message] = await tx
    .select({
      day: sql<string>`(${contactMessages.createdAt} at time zone 'Asia/Kolkata')::date::text`,
    })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.id, requireUuid(id)),
        sql`lower(${contactMessages.email}) = lower(${email})`,
      ),
    )
  if (!message || !confirmedAt) throw new AppError('notFound', 'notFound')
  return message.day
}

async function isInFuture(tx: Db, day: string): Promise<boolean> {
  const [row] = await tx
    .select({ isLater: sql<boolean>`${day}::date > day_in_india()` })
    .from(sql`(select 1) as one`)
  return row?.isLater === true
}

export async function closePrivacyRequest(viewer: TeamViewer, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const [request] = await tx
      .update(privacyRequests)
      .set({ doneAt: sql`now()` })
      .where(and(eq(privacyRequests.id, requireUuid(id)), isNull(privacyRequests.doneAt)))
      .returning({ userId: privacyRequests.userId, kind: privacyRequests.kind })
    if (!request) throw new AppError('conflict', 'privacyRequestDone')
    const { userId, kind } = request
    const actor = userActor(viewer.id)
    await writeAuditLog(tx, { action: 'privacy-request.closed', actor, userId, values: { kind } })
  })
}

export async function purgePrivacyRequests(db: Db): Promise<void> {
  await db.delete(privacyRequests).where(lt(privacyRequests.doneAt, ago(RETENTION.privacyRequest)))
}

export async function findDataSubject(db: Db, id: string): Promise<DataSubject | null> {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      confirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
    })
    .from(users)
    .where(eq(users.id, id))
  return row ?? null
}
