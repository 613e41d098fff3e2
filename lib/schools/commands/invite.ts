import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { invitations, memberships, users } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import { count } from '@/lib/auth/limits'
import { openLettersOf } from '../invitation'
import { judgeLines, LINES_AT_ONCE, type LineVerdict } from '../schema'
import { takeOwnSchool } from '../take'
import { requireLetters, sendInvitation } from './invitation-letter'

type Inviter = { id: string; firstname: string; lastname: string }

/**
 * Says of each pasted line what is wrong with it, and lets the rest go when asked to. Who is a member
 * of another school is not told here: that is nobody's business until the person accepts.
 */
export async function invite(
  viewer: Inviter,
  { addresses, send }: { addresses: string; send: boolean },
) {
  const judged = judgeLines(addresses)
  if (judged.length === 0) throw invalid('addressesRequired')
  if (judged.length > LINES_AT_ONCE) throw invalid(`tooManyLines:${LINES_AT_ONCE}`)
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await takeOwnSchool(tx, viewer.id)
    const verdicts = await compared(tx, school.id, judged)
    if (!send) return { verdicts, sent: 0 }
    await requireLetters(tx, viewer, school.id)
    let sent = 0
    for (const line of verdicts) {
      if (line.verdict !== 'fine') continue
      const sending = await trySending(tx, school, viewer, line.address)
      if (sending === 'sent') sent += 1
      else line.verdict = sending
    }
    const values = { letters: sent }
    if (sent)
      await record(tx, {
        act: 'invitations.sent',
        by: aPerson(viewer.id),
        school: school.id,
        values,
      })
    return { verdicts, sent }
  })
}

type Inviting = { id: string; name: string }

async function trySending(tx: Db, school: Inviting, viewer: Inviter, email: string) {
  const { full } = await count(tx, 'SCHOOL_LETTERS', school.id)
  return full ? 'withheld' : sendInvitation(tx, school, viewer, email)
}

async function compared(tx: Db, schoolId: string, judged: LineVerdict[]): Promise<LineVerdict[]> {
  const [here, invited] = [await membersOf(tx, schoolId), await invitedTo(tx, schoolId)]
  return judged.map((line) => {
    if (line.verdict !== 'fine') return line
    const address = line.address.toLowerCase()
    if (here.has(address)) return { ...line, verdict: 'member' }
    return invited.has(address) ? { ...line, verdict: 'invited' } : line
  })
}

async function membersOf(tx: Db, schoolId: string) {
  const rows = await tx
    .select({ email: sql<string>`lower(${users.email})` })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.schoolId, schoolId), isNull(memberships.until)))
  return new Set(rows.map(({ email }) => email))
}

async function invitedTo(tx: Db, schoolId: string) {
  const rows = await tx
    .select({ email: sql<string>`lower(${invitations.email})` })
    .from(invitations)
    .where(openLettersOf(schoolId))
  return new Set(rows.map(({ email }) => email))
}

const invalid = (code: 'addressesRequired' | `tooManyLines:${number}`) =>
  new Refusal('invalid', 'checkForm', { errors: { addresses: code } })
