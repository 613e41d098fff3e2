import 'server-only'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { AppError } from '@/base/errors'
import { fieldError } from '@/base/text'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { certificates } from '@/db/read-models/certificates'
import { attendanceImports, attendances, liveSessions } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import {
  MAX_EMAIL_CHARS,
  MAX_LINES_PER_REQUEST,
  MAX_MINUTES,
  MAX_NAME_CHARS,
  MAX_USERS_PER_REQUEST,
} from '../kinds'
import { tellAttendances } from '../webhook-events'

const INVALID_VALUE_ERROR = fieldError('valueInvalid')

const createTextField = (maxChars: number) =>
  z.string(INVALID_VALUE_ERROR).check(z.maxLength(maxChars, INVALID_VALUE_ERROR))

const idField = z.string(INVALID_VALUE_ERROR).check(z.regex(/^[0-9a-f-]{36}$/, INVALID_VALUE_ERROR))

export const attendeesChunk = z.object({
  lines: z
    .array(
      z.object({
        name: createTextField(MAX_NAME_CHARS),
        email: createTextField(MAX_EMAIL_CHARS),
        minutes: z
          .int(INVALID_VALUE_ERROR)
          .check(z.minimum(0, INVALID_VALUE_ERROR), z.maximum(MAX_MINUTES, INVALID_VALUE_ERROR)),
      }),
      INVALID_VALUE_ERROR,
    )
    .check(z.maxLength(MAX_LINES_PER_REQUEST, INVALID_VALUE_ERROR)),
})

export const attendanceChunk = z.object({
  people: z
    .array(idField, INVALID_VALUE_ERROR)
    .check(z.maxLength(MAX_USERS_PER_REQUEST, INVALID_VALUE_ERROR)),
  list: z.optional(idField),
})

type AttendanceChunkInput = { people: string[]; list?: string }

/** Batches of a list share one import, to undo it as a whole. Existing attendance stays unchanged. */
export async function importAttendanceList(
  importedBy: string,
  liveSessionId: string,
  { people: userIds, list: continuedImportId }: AttendanceChunkInput,
) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { title } = await lockOpenSession(tx, liveSessionId)
    const importId = continuedImportId
      ? await continueImport(tx, liveSessionId, importedBy, continuedImportId)
      : await createImport(tx, liveSessionId, importedBy)
    const insertedRows = await tx
      .insert(attendances)
      .select(
        tx
          .select({
            liveSessionId: sql<string>`${liveSessionId}::uuid`.as('live_session_id'),
            userId: users.id,
            source: sql<'import'>`'import'`.as('source'),
            at: sql<Date>`now()`.as('at'),
            importId: sql<string>`${importId}::uuid`.as('import_id'),
          })
          .from(users)
          .where(inArray(users.id, userIds)),
      )
      .onConflictDoNothing()
      .returning({ userId: attendances.userId })
    await tellAttendances(
      tx,
      liveSessionId,
      insertedRows.map((row) => row.userId),
    )
    await writeAuditLog(tx, {
      action: 'attendance.imported',
      actor: userActor(importedBy),
      targetId: liveSessionId,
      values: { title, people: insertedRows.length },
    })
    return { list: importId, noted: insertedRows.length }
  })
}

/** Removes only attendance that this list added. Idempotent. */
export async function undoAttendanceImport(
  userId: string,
  liveSessionId: string,
  importId: string,
) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { title } = await lockOpenSession(tx, liveSessionId)
    const [undoneImport] = await tx
      .update(attendanceImports)
      .set({ undoneAt: sql`now()` })
      .where(and(isImportOfSession(liveSessionId, importId), isNull(attendanceImports.undoneAt)))
      .returning({ id: attendanceImports.id })
    if (!undoneImport) return { gone: 0, certified: 0 }
    const deletedRows = await tx
      .delete(attendances)
      .where(eq(attendances.importId, importId))
      .returning({ userId: attendances.userId })
    await writeAuditLog(tx, {
      action: 'attendance.import-undone',
      actor: userActor(userId),
      targetId: liveSessionId,
      values: { title, people: deletedRows.length },
    })
    const userIds = deletedRows.map((row) => row.userId)
    return { gone: userIds.length, certified: await countCertified(tx, liveSessionId, userIds) }
  })
}

/** Their certificates stay valid. */
const countCertified = (tx: Db, liveSessionId: string, userIds: string[]) =>
  tx.$count(
    certificates,
    and(
      eq(certificates.liveSessionId, liveSessionId),
      inArray(certificates.userId, userIds),
      isNull(certificates.revokedAt),
    ),
  )

/** Locks the session, so that nobody closes it meanwhile. A closed session must be reopened first. */
async function lockOpenSession(tx: Db, liveSessionId: string) {
  const [liveSession] = await tx
    .select({ closedAt: liveSessions.closedAt, title: liveSessions.title })
    .from(liveSessions)
    .where(eq(liveSessions.id, liveSessionId))
    .for('share')
  if (!liveSession) throw new AppError('notFound', 'notFound')
  if (liveSession.closedAt) throw new AppError('conflict', 'liveSessionClosed')
  return liveSession
}

async function createImport(tx: Db, liveSessionId: string, importedBy: string): Promise<string> {
  const [row] = await tx
    .insert(attendanceImports)
    .values({ liveSessionId, importedBy })
    .returning({ id: attendanceImports.id })
  if (!row) throw new Error('an inserted row did not come back')
  return row.id
}

/** Only by the team member who started it, and not after an undo. */
async function continueImport(
  tx: Db,
  liveSessionId: string,
  importedBy: string,
  importId: string,
): Promise<string> {
  const [row] = await tx
    .select({ undoneAt: attendanceImports.undoneAt })
    .from(attendanceImports)
    .where(
      and(isImportOfSession(liveSessionId, importId), eq(attendanceImports.importedBy, importedBy)),
    )
    .for('share')
  if (!row) throw new AppError('notFound', 'notFound')
  if (row.undoneAt) throw new AppError('conflict', 'attendanceImportUndone')
  return importId
}

const isImportOfSession = (liveSessionId: string, importId: string) =>
  and(eq(attendanceImports.id, importId), eq(attendanceImports.liveSessionId, liveSessionId))
