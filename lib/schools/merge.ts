import 'server-only'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import {
  applications,
  invitations,
  memberships,
  schoolMerges,
  schools,
  staffImports,
  terms,
} from '@/db/schema'
import { teamSchoolsText } from '@/i18n/team-schools'
import { type Actor, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { getLatestReference } from './application/load'
import { formatReference } from './kinds'
import { isCoordinatorOf, lockSchool } from './locks'
import { canStayWaiting, MAX_COORDINATORS } from './policy'
import { moveSignIns } from './sign-in/move'
import { findSchoolFields } from './team-schools'
import { listTerms } from './terms/terms'
import { tellMembers, tellTerms } from './webhook-events'

type SchoolPair = { from: string; into: string }

export type SchoolMergeInput = SchoolPair & { name: string }

/** Moves what a later domain stores for a school; the caller passes one for each. */
export type MoveToSchool = (tx: Db, schools: SchoolPair) => Promise<void>

type TermNote = { firstDay: string; lastDay: string; note: string | null }

export async function getMergePlan(from: string, into: string) {
  const targetFields = from === into ? null : await findSchoolFields(into)
  if (!targetFields) return null
  const db = await database()
  const sourceTerms = await db
    .select({
      firstDay: terms.firstDay,
      lastDay: terms.lastDay,
      daysLeft: sql<number>`${terms.lastDay} - day_in_india()`,
      overlaps: sql<boolean>`exists (select from terms o where o.school_id = ${into}
        and o.first_day <= terms.last_day and o.last_day >= terms.first_day)`,
    })
    .from(terms)
    .where(eq(terms.schoolId, from))
    .orderBy(terms.lastDay)
  const memberCounts = await db
    .select({
      members: sql<number>`(count(*) filter (where ${memberships.schoolId} = ${from}))::int`,
      coordinators: sql<number>`(count(*) filter (where ${memberships.role} = 'coordinator'))::int`,
    })
    .from(memberships)
    .where(
      and(
        isNull(memberships.leftAt),
        sql`${memberships.schoolId} in (${from}::uuid, ${into}::uuid)`,
      ),
    )
  const waitingApplications = await db
    .select({ schoolId: applications.schoolId })
    .from(applications)
    .where(
      and(
        eq(applications.state, 'received'),
        sql`${applications.schoolId} in (${from}::uuid, ${into}::uuid)`,
      ),
    )
  const movingTerms = sourceTerms.filter(({ overlaps }) => !overlaps)
  const [lastTerm = null] = [...(await listTerms(db, into)), ...movingTerms].sort(
    (a, b) => b.daysLeft - a.daysLeft,
  )
  const hasWaiting = (id: string) => waitingApplications.some(({ schoolId }) => schoolId === id)
  return {
    name: targetFields.institution_name,
    members: memberCounts[0]?.members ?? 0,
    moving: movingTerms.length,
    overlapping: sourceTerms.filter(({ overlaps }) => overlaps),
    tooManyCoordinators: (memberCounts[0]?.coordinators ?? 0) > MAX_COORDINATORS,
    form:
      hasWaiting(from) &&
      (canStayWaiting({ isWaiting: hasWaiting(into), lastTerm }) ? 'waits' : 'closes'),
  }
}

/** Sent links, references and audit entries of the duplicate lead to the remaining school. */
export async function mergeSchoolRows(
  viewer: { id: string },
  { from, into, name }: SchoolMergeInput,
  moves: MoveToSchool[],
) {
  if (requireUuid(from) === requireUuid(into)) throw new AppError('conflict', 'sameSchool')
  const db = await database()
  return db.transaction(async (tx) => {
    // Sorted, so that two merges cannot deadlock.
    for (const id of [from, into].sort()) await lockSchool(tx, id)
    await requireSameName(tx, from, name)
    const pair = { from, into }
    const actor = userActor(viewer.id)
    const members = await moveMembers(tx, pair)
    const { moved: movedTerms, kept: keptTerms } = await moveTerms(tx, pair)
    await closeRedundantApplication(tx, pair, { kind: 'user', id: viewer.id })
    await moveInvitations(tx, pair)
    await moveSignIns(tx, pair)
    await tx.update(staffImports).set({ schoolId: into }).where(eq(staffImports.schoolId, from))
    await tx.update(applications).set({ schoolId: into }).where(eq(applications.schoolId, from))
    for (const move of moves) await move(tx, pair)
    await tx.update(schoolMerges).set({ intoId: into }).where(eq(schoolMerges.intoId, from))
    await tx.delete(schools).where(eq(schools.id, from))
    await tx.insert(schoolMerges).values({ fromId: from, intoId: into })
    const values = { members, terms: movedTerms, kept: keptTerms }
    await writeAuditLog(tx, {
      action: 'school.merged',
      actor,
      schoolId: into,
      targetId: from,
      values,
    })
    return { into, members, terms: movedTerms, kept: keptTerms }
  })
}

async function requireSameName(tx: Db, id: string, typedName: string) {
  const { name } = await lockSchool(tx, id)
  const isSame = normalizeName(typedName) === normalizeName(name)
  if (!isSame)
    throw new AppError('invalid', 'schoolNameWrong', { errors: { name: 'schoolNameWrong' } })
}

const normalizeName = (text: string) => text.trim().replace(/\s+/g, ' ').normalize()

/** At most three stay coordinators; the others become teachers. */
async function moveMembers(tx: Db, { from, into }: SchoolPair) {
  const existingCoordinators = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(isCoordinatorOf(into))
  const movingCoordinators = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(isCoordinatorOf(from))
    .orderBy(memberships.joinedAt)
  for (const { id } of movingCoordinators.slice(
    Math.max(0, MAX_COORDINATORS - existingCoordinators.length),
  ))
    await tx.update(memberships).set({ role: 'teacher' }).where(eq(memberships.id, id))
  const isMember = and(eq(memberships.schoolId, from), isNull(memberships.leftAt)) as SQL
  await tellMembers(tx, 'member.left', isMember)
  const movedRows = await tx
    .update(memberships)
    .set({ schoolId: into })
    .where(eq(memberships.schoolId, from))
    .returning({ id: memberships.id, leftAt: memberships.leftAt })
  const members = movedRows.filter(({ leftAt: until }) => until === null)
  const ids = members.map(({ id }) => id)
  await tellMembers(tx, 'member.joined', inArray(memberships.id, ids))
  return members.length
}

/** Overlapping days stay with the remaining school's term; payment notes are kept. */
async function moveTerms(tx: Db, { from, into }: SchoolPair) {
  const overlaps = sql`exists (select from terms o where o.school_id = ${into}
    and o.first_day <= terms.last_day and o.last_day >= terms.first_day)`
  const keptTerms = await tx
    .select({ firstDay: terms.firstDay, lastDay: terms.lastDay, note: terms.paymentNote })
    .from(terms)
    .where(and(eq(terms.schoolId, from), overlaps))
  await tellTerms(tx, 'removed', eq(terms.schoolId, from))
  const movedRows = await tx
    .update(terms)
    .set({ schoolId: into })
    .where(and(eq(terms.schoolId, from), sql`not ${overlaps}`))
    .returning({ id: terms.id })
  const movedIds = movedRows.map(({ id }) => id)
  await tellTerms(tx, 'created', inArray(terms.id, movedIds))
  for (const term of keptTerms) if (term.note) await copyPaymentNote(tx, into, term)
  return { moved: movedRows.length, kept: keptTerms.length }
}

async function copyPaymentNote(tx: Db, schoolId: string, { firstDay, lastDay, note }: TermNote) {
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

async function closeRedundantApplication(
  tx: Db,
  { from, into }: SchoolPair,
  actor: Actor & { id: string },
) {
  const [lastTerm = null] = await listTerms(tx, into)
  const isWaiting = (await findWaitingApplication(tx, into)) !== undefined
  const application = await findWaitingApplication(tx, from)
  if (!application || canStayWaiting({ isWaiting, lastTerm })) return
  const { close } = teamSchoolsText()
  const reason = close.duplicateOf(await getLatestReference(tx, into))
  await tx
    .update(applications)
    .set({ state: 'withdrawn', decidedAt: sql`now()`, decidedBy: actor.id, reason })
    .where(eq(applications.id, application.id))
  const values = { reference: formatReference(application.id) }
  await writeAuditLog(tx, {
    action: 'application.closed-as-duplicate',
    actor,
    schoolId: into,
    targetId: application.id,
    values,
  })
}

async function findWaitingApplication(tx: Db, schoolId: string) {
  const [application] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.schoolId, schoolId), eq(applications.state, 'received')))
  return application
}

/** Sent links keep working; of two invitations for one email, the remaining school's is kept. */
async function moveInvitations(tx: Db, { from, into }: SchoolPair) {
  const { email, role, schoolId } = invitations
  const hasTwin = sql`exists (select from invitations o where o.school_id = ${into} and o.role = ${role}
    and lower(coalesce(o.email, '')) = lower(coalesce(${email}, ''))
    and o.used_at is null and o.revoked_at is null)`
  const isOpen = and(eq(schoolId, from), isNull(invitations.usedAt), isNull(invitations.revokedAt))
  await tx.update(invitations).set({ revokedAt: sql`now()` }).where(and(isOpen, hasTwin))
  await tx.update(invitations).set({ schoolId: into }).where(eq(schoolId, from))
}
