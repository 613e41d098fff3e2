import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { invitations, memberships } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { countAttemptInTransaction } from '@/lib/auth/rate-limits'
import { hasSeatIn, lockOwnSchool } from '../locks'
import { type InvitationLine, MAX_INVITATION_LINES, parseInvitationLines } from '../schema'
import { matchesOpenEmailInvitations } from './invitation'
import { requireCanInvite, sendInvitation } from './send'

type InvitingCoordinator = { id: string; firstname: string; lastname: string }

/** Does not reveal membership of another school, which is private until the person accepts. */
export async function inviteTeachers(
  viewer: InvitingCoordinator,
  { addresses, send }: { addresses: string; send: boolean },
) {
  const parsedLines = parseInvitationLines(addresses)
  if (parsedLines.length === 0) throw invalidAddressesError('emailsRequired')
  if (parsedLines.length > MAX_INVITATION_LINES)
    throw invalidAddressesError(`tooManyLines:${MAX_INVITATION_LINES}`)
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const lines = await compareWithSchool(tx, school.id, parsedLines)
    if (!send) return { lines, sent: 0 }
    await requireCanInvite(tx, viewer, school.id)
    let sentCount = 0
    for (const line of lines) {
      if (line.status !== 'ready') continue
      const result = await sendWithinLimit(tx, school, viewer, line.address)
      if (result === 'sent') sentCount += 1
      else line.status = result
    }
    const values = { count: sentCount }
    if (sentCount)
      await writeAuditLog(tx, {
        action: 'invitations.sent',
        actor: userActor(viewer.id),
        schoolId: school.id,
        values,
      })
    return { lines, sent: sentCount }
  })
}

type InvitingSchool = { id: string; name: string }

async function sendWithinLimit(
  tx: Db,
  school: InvitingSchool,
  viewer: InvitingCoordinator,
  email: string,
) {
  const { isFull } = await countAttemptInTransaction(tx, 'SCHOOL_EMAILS', school.id)
  return isFull ? 'limitReached' : sendInvitation(tx, school, viewer, email)
}

async function compareWithSchool(
  tx: Db,
  schoolId: string,
  parsedLines: InvitationLine[],
): Promise<InvitationLine[]> {
  const [memberEmails, invitedEmails] = [
    await findMemberEmails(tx, schoolId),
    await findInvitedEmails(tx, schoolId),
  ]
  return parsedLines.map((line) => {
    if (line.status !== 'ready') return line
    const email = line.address.toLowerCase()
    if (memberEmails.has(email)) return { ...line, status: 'member' }
    return invitedEmails.has(email) ? { ...line, status: 'invited' } : line
  })
}

async function findMemberEmails(tx: Db, schoolId: string) {
  const rows = await tx
    .select({ email: sql<string>`lower(${users.email})` })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(hasSeatIn(schoolId))
  return new Set(rows.map(({ email }) => email))
}

async function findInvitedEmails(tx: Db, schoolId: string) {
  const rows = await tx
    .select({ email: sql<string>`lower(${invitations.email})` })
    .from(invitations)
    .where(matchesOpenEmailInvitations(schoolId))
  return new Set(rows.map(({ email }) => email))
}

const invalidAddressesError = (code: 'emailsRequired' | `tooManyLines:${number}`) =>
  new AppError('invalid', 'checkForm', { errors: { addresses: code } })
