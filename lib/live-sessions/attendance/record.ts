import 'server-only'
import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { AppError } from '@/base/errors'
import { emailAddress, fieldError, requiredName } from '@/base/text'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { attendances } from '@/db/schema'
import { type Actor, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { MAX_LINES_PER_REQUEST } from '../kinds'
import { lockLiveSessionById } from '../locks'
import { tellAttendances } from '../webhook-events'

type AttendanceEditor = { id: string }

/** By the team or by an invitation of the team. Recording it again changes nothing. */
export async function recordAttendance(
  tx: Db,
  actor: Actor,
  liveSession: { id: string; title: string },
  userId: string,
): Promise<void> {
  const insertedRows = await tx
    .insert(attendances)
    .values({ liveSessionId: liveSession.id, userId, source: 'manual' })
    .onConflictDoNothing()
    .returning({ at: attendances.at })
  if (insertedRows.length === 0) return
  await tellAttendances(tx, liveSession.id, [userId])
  await writeAuditLog(tx, {
    action: 'attendance.recorded',
    ...{ actor, userId, targetId: liveSession.id },
    values: { title: liveSession.title },
  })
}

/** Registers nobody, so that removing the attendance restores the state before. */
export async function markPresent(
  actor: AttendanceEditor,
  liveSessionId: string,
  userId: string,
): Promise<string> {
  const [name = ''] = await markAllPresent(actor, liveSessionId, [userId])
  return name
}

/** All of them or, if one has no account, none. Returns their names. */
export async function markAllPresent(
  actor: AttendanceEditor,
  liveSessionId: string,
  userIds: string[],
): Promise<string[]> {
  const db = await database()
  return db.transaction(async (tx) => {
    const liveSession = await lockLiveSessionById(tx, liveSessionId)
    const names: string[] = []
    for (const userId of userIds) {
      names.push(await getUserName(tx, userId))
      await recordAttendance(tx, userActor(actor.id), liveSession, userId)
    }
    return names
  })
}

/** In the transaction of the caller, which decides about the certificate. Returns the name. */
export async function removeAttendance(
  tx: Db,
  actor: { id: string },
  liveSessionId: string,
  userId: string,
): Promise<string> {
  const { title } = await lockLiveSessionById(tx, liveSessionId)
  const name = await getUserName(tx, userId)
  const deletedRows = await tx
    .delete(attendances)
    .where(and(eq(attendances.liveSessionId, liveSessionId), eq(attendances.userId, userId)))
    .returning({ at: attendances.at })
  if (deletedRows.length > 0)
    await writeAuditLog(tx, {
      action: 'attendance.removed',
      ...{ actor: userActor(actor.id), userId, targetId: liveSessionId },
      values: { title },
    })
  return name
}

export async function getUserName(tx: Db, userId: string): Promise<string> {
  const [user] = await tx
    .select({ firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new AppError('notFound', 'notFound')
  return `${user.firstname} ${user.lastname}`
}

/** Someone who took part, by hand. */
export const attendeeForm = z.object({
  name: requiredName('attendeeNameRequired', 160),
  email: emailAddress('emailRequired', 'emailInvalid'),
})

export type AttendeeInput = z.output<typeof attendeeForm>

const INVALID_VALUE_ERROR = fieldError('valueInvalid')

export const attendeesForm = z.object({
  people: z
    .array(attendeeForm, INVALID_VALUE_ERROR)
    .check(z.maxLength(MAX_LINES_PER_REQUEST, INVALID_VALUE_ERROR)),
})

/** Null without a valid email. Meeting services list some people without a usable name. */
export function parseInvitee({ name, email }: AttendeeInput): AttendeeInput | null {
  const [localPart = ''] = email.split('@', 1)
  for (const input of [
    { name, email },
    { name: localPart, email },
  ]) {
    const parsed = attendeeForm.safeParse(input)
    if (parsed.success) return parsed.data
  }
  return null
}

/** So that one session's emails stay far below the mail service's daily quota. */
export const MAX_INVITED_ATTENDEES = 500
