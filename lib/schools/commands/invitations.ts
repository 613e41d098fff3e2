import 'server-only'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { invitations } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import { count } from '@/lib/auth/limits'
import { takeOwnSchool } from '../take'
import { requireLetters, sendInvitation } from './invitation-letter'

type Inviter = { id: string; firstname: string; lastname: string }

/** The same link once more, good for another fourteen days. */
export async function resendInvitation(viewer: Inviter, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await takeOwnSchool(tx, viewer.id)
    const email = await addressOf(tx, school.id, id)
    await requireLetters(tx, viewer, school.id)
    const { full } = await count(tx, 'SCHOOL_LETTERS', school.id)
    const sending = full ? 'withheld' : await sendInvitation(tx, school, viewer, email)
    if (sending === 'declined') throw new Refusal('conflict', 'invitationsDeclined')
    if (sending === 'withheld') throw new Refusal('tooMany', 'lettersForToday')
    const values = { letters: 1 }
    await record(tx, { act: 'invitations.sent', by: aPerson(viewer.id), school: school.id, values })
  })
}

/** The link is dead from now on, unless it is let stand after all. */
export const revokeInvitation = (viewer: { id: string }, id: string) =>
  change(viewer, id, isNull(invitations.revokedAt), true)

export const restoreInvitation = (viewer: { id: string }, id: string) =>
  change(viewer, id, isNotNull(invitations.revokedAt), false)

async function change(viewer: { id: string }, id: string, before: SQL, revoke: boolean) {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await takeOwnSchool(tx, viewer.id)
    const changed = await tx
      .update(invitations)
      .set({ revokedAt: revoke ? sql`now()` : null })
      .where(and(mine(school.id, id), before))
      .returning({ id: invitations.id })
      .catch((error) => {
        // Invited once more in the meantime: that one stands.
        throw isUniqueViolation(error, 'invitations_open_unique') ? nothingHere() : error
      })
    if (changed.length === 0) throw nothingHere()
    const act = revoke ? 'invitation.revoked' : 'invitation.restored'
    await record(tx, { act, by: aPerson(viewer.id), school: school.id })
  })
}

async function addressOf(tx: Db, schoolId: string, id: string) {
  const [row] = await tx
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(mine(schoolId, id), isNull(invitations.revokedAt)))
  if (!row?.email) throw nothingHere()
  return row.email
}

/** Of this school, for one address, and not used; whatever else is asked for is not there. */
const mine = (schoolId: string, id: string) =>
  and(
    eq(invitations.id, knownId(id)),
    eq(invitations.schoolId, schoolId),
    eq(invitations.role, 'teacher'),
    isNotNull(invitations.email),
    isNull(invitations.usedAt),
  )

const nothingHere = () => new Refusal('notFound', 'nothingHere')
