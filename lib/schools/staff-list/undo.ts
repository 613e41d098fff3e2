import 'server-only'
import { and, desc, eq, gt, isNull, lt, not, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { invitations, staffImportChanges, staffImports } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { withdrawMails } from '@/lib/mail/outbox'
import { isUsedInvitation } from '../invitation/invitation'
import { lockOwnSchool } from '../locks'
import { writeStaffDetails } from './import'

/** The last list of the school, while it can be undone. The caller must check access. */
export async function findLastImport(schoolId: string, db?: Db) {
  const [row] = await (db ?? (await database()))
    .select({ id: staffImports.id, at: staffImports.createdAt })
    .from(staffImports)
    .where(
      and(
        eq(staffImports.schoolId, schoolId),
        isNull(staffImports.undoneAt),
        gt(staffImports.createdAt, ago(RETENTION.staffImport)),
      ),
    )
    .orderBy(desc(staffImports.createdAt))
    .limit(1)
  return row ?? null
}

/** An earlier list can be undone once the later one is. Seats that teachers lost have their own undo. */
export async function undoStaffImport(viewer: { id: string }, id: string) {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const last = await findLastImport(school.id, tx)
    if (last?.id !== requireUuid(id)) throw new AppError('notFound', 'staffListUndoTooLate')
    const withdrawn = await withdrawInvitations(tx, last.id)
    const restored = await bringBackDetails(tx, last.id)
    await tx.update(staffImports).set({ undoneAt: sql`now()` }).where(eq(staffImports.id, last.id))
    await writeAuditLog(tx, {
      action: 'staff-list.undone',
      actor: userActor(viewer.id),
      schoolId: school.id,
      values: { withdrawn, restored },
    })
    return { withdrawn, restored }
  })
}

async function withdrawInvitations(tx: Db, importId: string) {
  const rows = await tx
    .update(invitations)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(invitations.staffImportId, importId),
        isNull(invitations.revokedAt),
        not(isUsedInvitation),
      ),
    )
    .returning({ mailId: invitations.mailId })
  const mailIds = rows.flatMap(({ mailId }) => mailId ?? [])
  if (mailIds.length > 0) await withdrawMails(tx, mailIds)
  return rows.length
}

async function bringBackDetails(tx: Db, importId: string) {
  const rows = await tx
    .delete(staffImportChanges)
    .where(eq(staffImportChanges.importId, importId))
    .returning()
  for (const [kind, key] of [
    ['membership', 'membershipId'],
    ['invitation', 'invitationId'],
  ] as const)
    await writeStaffDetails(
      tx,
      kind,
      rows.flatMap(({ [key]: id, before }) => (id ? { id, ...before } : [])),
    )
  return rows.length
}

/** What was replaced is kept only while it can come back. */
export async function purgeStaffImports(db: Db): Promise<void> {
  await db.delete(staffImports).where(lt(staffImports.createdAt, ago(RETENTION.staffImport)))
}
