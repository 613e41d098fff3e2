import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { invitations, memberships, users } from '@/db/schema'
import { addressConfirmed } from '@/lib/accounts/address-confirmed'
import { aPerson, record } from '@/lib/audit/record'
import { enqueueMail } from '@/lib/mail/outbox'
import { limitWrongCodes } from '../code-limits'
import { type Invitation, invitationOf, whyDead } from '../invitation'
import { MOST_COORDINATORS } from '../policy'
import { headcount } from '../seats'
import { nameOf, openMembership, type TakenSchool, takeAccount, takeSchool } from '../take'
import { runningTerm } from '../terms'

type SchoolMeant = Pick<TakenSchool, 'id' | 'name'>
/** `confirmed`: the invitation has shown that the account's address is the user's. */
export type Joined = { school: string; confirmed: boolean }
type Joiner = { id: string; firstname: string; email: string }

/** The same from outside, where wrong codes count. */
export async function joinByLink(viewer: Joiner, token: string, address: string) {
  const joining = await limitWrongCodes(token, { address, viewerId: viewer.id }, async () => {
    const result = await joinSchool(viewer, token).then(
      (joined) => joined,
      (error: unknown) => ({ error }),
    )
    return { found: !('error' in result && isUnknownLink(result.error)), result }
  })
  if ('error' in joining) throw joining.error
  return joining
}

const isUnknownLink = (error: unknown) => error instanceof Refusal && error.word === 'linkUnknown'

/**
 * Whoever is logged in takes a seat, whatever address the invitation was sent to. Under the school's
 * lock, so that the last seat and a link for one use each go to one.
 */
export async function joinSchool(viewer: Joiner, token: string): Promise<Joined> {
  const db = await database()
  const { schoolId } = await refuseEarly(db, viewer, token)
  return db.transaction(async (tx) => {
    await takeAccount(tx, viewer.id)
    const school = await takeSchool(tx, schoolId)
    const own = await openMembership(tx, viewer.id)
    if (own?.schoolId === school.id) return { school: school.name, confirmed: false }
    const invitation = living(await invitationOf(tx, token))
    if (own) throw new Refusal('conflict', 'memberElsewhere', { values: { school: own.school } })
    await refuseWithoutSeat(tx, school, invitation)
    await sitDown(tx, viewer, school, invitation)
    return { school: school.name, confirmed: await confirmByInvitation(tx, viewer, invitation) }
  })
}

/** The link went to that mailbox alone, so whoever has it reads the mailbox. */
async function confirmByInvitation(tx: Db, { id }: Joiner, { email }: Invitation) {
  if (!email) return false
  const confirmed = await tx
    .update(users)
    .set(addressConfirmed)
    .where(and(eq(users.id, id), eq(sql`lower(${users.email})`, sql`lower(${email})`)))
    .returning({ id: users.id })
  return confirmed.length > 0
}

/** Who comes too late hears so without standing in line for the school's row, where it is read again. */
async function refuseEarly(db: Db, viewer: Joiner, token: string) {
  const invitation = living(await invitationOf(db, token))
  const { schoolId: id } = invitation
  const name = await nameOf(db, id)
  if (!(await openMembership(db, viewer.id))) await refuseWithoutSeat(db, { id, name }, invitation)
  return invitation
}

function living(invitation: Invitation | null): Invitation {
  const why = whyDead(invitation)
  if (why || !invitation) throw new Refusal('notFound', why ?? 'linkUnknown')
  return invitation
}

async function refuseWithoutSeat(tx: Db, school: SchoolMeant, { role }: Invitation) {
  const values = { school: school.name }
  const term = await runningTerm(tx, school.id)
  if (!term) throw new Refusal('conflict', 'schoolTermOver', { values })
  const { members, coordinators } = await headcount(tx, school.id)
  if (members >= term.seats) throw new Refusal('conflict', 'noSeatLeft', { values })
  if (role === 'coordinator' && coordinators >= MOST_COORDINATORS)
    throw new Refusal('conflict', 'enoughCoordinators')
}

async function sitDown(
  tx: Db,
  viewer: Joiner,
  school: TakenSchool,
  { id, email, role }: Invitation,
) {
  await tx.insert(memberships).values({ userId: viewer.id, schoolId: school.id, role })
  if (email) {
    const used = { usedAt: sql`now()`, usedBy: viewer.id }
    await tx
      .update(invitations)
      .set(used)
      .where(and(eq(invitations.id, id), isNull(invitations.usedAt)))
  }
  await record(tx, { act: 'member.joined', by: aPerson(viewer.id), school: school.id })
  const data = { firstname: viewer.firstname, institution_name: school.name }
  await enqueueMail(tx, { template: 'joinedSchool', to: viewer.email, data })
}
