import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import { type Db, database } from '@/db/client'
import { applications, invitations, memberships, schoolMerges, schools, terms } from '@/db/schema'
import { type Actor, aPerson, record } from '@/lib/audit/record'
import { deskSchoolsWords } from '@/words/desk-schools'
import { latestReference } from '../application'
import { keepsWaiting, MOST_COORDINATORS } from '../policy'
import { referenceOf } from '../reference'
import { takeSchool } from '../take'
import { termsOf } from '../terms'

type Merge = { from: string; into: string; name: string }
type Both = Omit<Merge, 'name'>

/** Every table that names a school, and what becomes of its rows; a test holds the list whole. */
export const MOVED = ['applications', 'invitations', 'memberships', 'terms', 'school_merges']

/**
 * Two forms turned out to be one school. What belongs to the one goes to the other, and whatever led
 * to the one leads there: links that were sent, references, lines of the log.
 */
export async function mergeSchools(viewer: { id: string }, { from, into, name }: Merge) {
  if (knownId(from) === knownId(into)) throw new Refusal('conflict', 'sameSchool')
  const db = await database()
  return db.transaction(async (tx) => {
    // In one order, so that two merges do not wait for each other.
    for (const id of [from, into].sort()) await takeSchool(tx, id)
    await refuseOtherName(tx, from, name)
    const both = { from, into }
    const by = aPerson(viewer.id)
    const members = await moveMembers(tx, both)
    const { moved, kept } = await moveTerms(tx, both)
    await closeNeedlessForm(tx, both, { kind: 'person', id: viewer.id })
    await moveInvitations(tx, both)
    await tx.update(applications).set({ schoolId: into }).where(eq(applications.schoolId, from))
    await tx.update(schoolMerges).set({ intoId: into }).where(eq(schoolMerges.intoId, from))
    await tx.delete(schools).where(eq(schools.id, from))
    await tx.insert(schoolMerges).values({ fromId: from, intoId: into })
    const values = { members, terms: moved, kept }
    await record(tx, { act: 'school.merged', by, school: into, thing: from, values })
    return { into, members, terms: moved, kept }
  })
}

async function refuseOtherName(tx: Db, id: string, typed: string) {
  const { name } = await takeSchool(tx, id)
  const same = plain(typed) === plain(name)
  if (!same) throw new Refusal('invalid', 'nameDiffers', { errors: { name: 'nameDiffers' } })
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').normalize()

/** At most three coordinate; who comes beyond that is a teacher from now on. */
async function moveMembers(tx: Db, { from, into }: Both) {
  const coordinates = (schoolId: string) =>
    and(
      eq(memberships.schoolId, schoolId),
      eq(memberships.role, 'coordinator'),
      isNull(memberships.until),
    )
  const have = await tx.select({ id: memberships.id }).from(memberships).where(coordinates(into))
  const come = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(coordinates(from))
    .orderBy(memberships.since)
  for (const { id } of come.slice(Math.max(0, MOST_COORDINATORS - have.length)))
    await tx.update(memberships).set({ role: 'teacher' }).where(eq(memberships.id, id))
  const moved = await tx
    .update(memberships)
    .set({ schoolId: into })
    .where(eq(memberships.schoolId, from))
    .returning({ until: memberships.until })
  return moved.filter(({ until }) => until === null).length
}

/** Days that both have stay the one's that remains; what was noted about the payment goes along. */
async function moveTerms(tx: Db, { from, into }: Both) {
  const overlaps = sql`exists (select from terms o where o.school_id = ${into}
    and o.first_day <= terms.last_day and o.last_day >= terms.first_day)`
  const kept = await tx
    .select({ firstDay: terms.firstDay, lastDay: terms.lastDay, note: terms.paymentNote })
    .from(terms)
    .where(and(eq(terms.schoolId, from), overlaps))
  const moved = await tx
    .update(terms)
    .set({ schoolId: into })
    .where(and(eq(terms.schoolId, from), sql`not ${overlaps}`))
    .returning({ id: terms.id })
  for (const term of kept) if (term.note) await carryNote(tx, into, term)
  return { moved: moved.length, kept: kept.length }
}

type Noted = { firstDay: string; lastDay: string; note: string | null }

async function carryNote(tx: Db, schoolId: string, { firstDay, lastDay, note }: Noted) {
  await tx
    .update(terms)
    .set({ paymentNote: sql`concat_ws('; ', ${terms.paymentNote}, ${note}::text)` })
    .where(
      and(
        eq(terms.schoolId, schoolId),
        sql`${terms.firstDay} <= ${lastDay} and ${terms.lastDay} >= ${firstDay}`,
      ),
    )
}

/** A form that the remaining school has no use for is closed as a duplicate, without an email. */
async function closeNeedlessForm(tx: Db, { from, into }: Both, by: Actor & { id: string }) {
  const [last = null] = await termsOf(tx, into)
  const waits = (await waitingFormOf(tx, into)) !== undefined
  const form = await waitingFormOf(tx, from)
  if (!form || keepsWaiting({ waits, last })) return
  const { close } = deskSchoolsWords()
  const reason = close.duplicateOf(await latestReference(tx, into))
  await tx
    .update(applications)
    .set({ state: 'withdrawn', decidedAt: sql`now()`, decidedBy: by.id, reason })
    .where(eq(applications.id, form.id))
  const values = { reference: referenceOf(form.id) }
  await record(tx, { act: 'application.closed', by, school: into, values })
}

async function waitingFormOf(tx: Db, schoolId: string) {
  const [form] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.schoolId, schoolId), eq(applications.state, 'received')))
  return form
}

/** Links that were sent go on working; of two for one address the one that remains is kept. */
async function moveInvitations(tx: Db, { from, into }: Both) {
  const { email, role, schoolId } = invitations
  const twin = sql`exists (select from invitations o where o.school_id = ${into} and o.role = ${role}
    and lower(coalesce(o.email, '')) = lower(coalesce(${email}, ''))
    and o.used_at is null and o.revoked_at is null)`
  const open = and(eq(schoolId, from), isNull(invitations.usedAt), isNull(invitations.revokedAt))
  await tx.update(invitations).set({ revokedAt: sql`now()` }).where(and(open, twin))
  await tx.update(invitations).set({ schoolId: into }).where(eq(schoolId, from))
}
