import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { invitations, schools } from '@/db/schema'
import { countManyInTransaction } from '@/lib/auth/rate-limits'
import { enqueueWithinBudgets } from '@/lib/mail/outbox'
import { listDeclinedInvitations } from '@/lib/mail/unsubscribe'
import type { SchoolEmailData } from '../emails'
import { createInvitationHash } from '../invitation/links'
import { buildInvitationData, invitationExpiry } from '../invitation/send'
import type { UnsentStaffPerson } from '../kinds'
import type { StaffRow } from './parse'

type ListInvitation = {
  school: { id: string; name: string }
  viewer: { firstname: string; lastname: string }
  importId: string
}

/** In a few statements, whatever their number. */
export async function inviteListed(
  tx: Db,
  { school, viewer, importId }: ListInvitation,
  rows: StaffRow[],
): Promise<{ invitedCount: number; unsent: UnsentStaffPerson[] }> {
  if (rows.length === 0) return { invitedCount: 0, unsent: [] }
  const declined = await listDeclinedInvitations(
    tx,
    rows.map(({ email }) => email),
  )
  const willing = rows.filter(({ email }) => !declined.has(email))
  const allowedCount = await takeSchoolBudget(tx, school.id, willing.length)
  const chosen = willing.slice(0, allowedCount).map((row) => ({ row, id: randomUUID() }))
  const until = await findLastDay(tx, school.id)
  const mailIds = await enqueueWithinBudgets<SchoolEmailData>(
    tx,
    chosen.map(({ row, id }) => ({
      template: 'schoolInvitation',
      to: row.email,
      data: buildInvitationData({ id, until, name: row.name }, school, viewer, row.email),
    })),
  )
  const sent = chosen.flatMap(({ row, id }, index) => {
    const mailId = mailIds[index]
    return mailId ? { row, id, mailId } : []
  })
  await storeInvitations(tx, { schoolId: school.id, importId }, sent)
  const sentRows = new Set(sent.map(({ row }) => row))
  const unsent = rows
    .filter((row) => !sentRows.has(row))
    .map(({ row, name, email }): UnsentStaffPerson => {
      const reason = declined.has(email) ? 'declined' : 'limitReached'
      return { row, name, email, reason }
    })
  return { invitedCount: sent.length, unsent }
}

async function takeSchoolBudget(tx: Db, schoolId: string, count: number) {
  if (count === 0) return 0
  const allowed = await countManyInTransaction(tx, 'SCHOOL_EMAILS', new Map([[schoolId, count]]))
  return allowed.get(schoolId) ?? 0
}

async function findLastDay(tx: Db, schoolId: string) {
  const [row] = await tx
    .select({ until: sql<string>`((${invitationExpiry}) at time zone 'Asia/Kolkata')::date::text` })
    .from(schools)
    .where(eq(schools.id, schoolId))
  return row?.until ?? ''
}

type SentInvitation = { row: StaffRow; id: string; mailId: string }

async function storeInvitations(
  tx: Db,
  { schoolId, importId }: { schoolId: string; importId: string },
  sent: SentInvitation[],
) {
  if (sent.length === 0) return
  // An expired one of the same address would stand in the way.
  await tx
    .update(invitations)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(invitations.schoolId, schoolId),
        eq(invitations.role, 'teacher'),
        inArray(
          sql`lower(${invitations.email})`,
          sent.map(({ row }) => row.email.toLowerCase()),
        ),
        isNull(invitations.usedAt),
        isNull(invitations.revokedAt),
      ),
    )
  await tx.insert(invitations).values(
    sent.map(({ row: { row: _, ...person }, id, mailId }) => ({
      ...{ id, schoolId, mailId, ...person, staffImportId: importId },
      tokenHash: createInvitationHash(id),
      expiresAt: invitationExpiry,
    })),
  )
}
