import 'server-only'
import { and, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { invitations } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { countAttemptInTransaction } from '@/lib/auth/limits'
import { isUsedInvitation } from '../invitation'
import { lockOwnSchool } from '../locks'
import { requireCanInvite, sendInvitation } from './invitation-email'

type InvitationEditor = { id: string; firstname: string; lastname: string }

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
