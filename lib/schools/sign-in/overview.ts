import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { memberships, schoolSignIns, schools, seatAnswers } from '@/db/schema'
import { listShownLogins } from '@/lib/accounts/identities/proofs'
import { findProvider, listProvidersOf } from '@/lib/auth/oidc/providers'
import { hasSeatIn } from '../locks'
import { describeProof, getSignInProof } from './proof'
import { isShown } from './require'

/** What coordinators see of their school's logins. The caller checks access. */

export type SchoolSignIn = Awaited<ReturnType<typeof getSchoolSignIn>>
export type SchoolSignInRow = SchoolSignIn['rows'][number]
export type OwnOrganisation = SchoolSignIn['organisations'][number]

const MAX_WAITING = 500

export async function getSchoolSignIn(viewer: { id: string }, schoolId: string) {
  const db = await database()
  const [rows, isRequired, ownLogins, waiting] = [
    await listSignIns(db, schoolId),
    await findRequirement(db, schoolId),
    await listShownLogins(db, [viewer.id]),
    await listWaiting(db, schoolId),
  ]
  const confirmed = rows.filter(({ isConfirmed }) => isConfirmed)
  const providers = listProvidersOf(confirmed).map(({ name }) => name)
  return {
    rows,
    organisations: ownLogins
      .filter(({ provider }) => findProvider(provider))
      .flatMap(({ id, provider, email, isRecent, proofs }) =>
        proofs
          .filter(({ kind, value }) => kind !== 'domain' && !isNamed(rows, { kind, value }))
          .map((proof) => ({ id, provider, email, isRecent, name: describeProof(proof) })),
      ),
    isRequired,
    /** Empty: nothing is enforced, as no login could show that it is the school's. */
    providers,
    members: await countConnected(db, schoolId, confirmed),
    waiting,
  }
}

async function listSignIns(db: Db, schoolId: string) {
  const rows = await db
    .select()
    .from(schoolSignIns)
    .where(eq(schoolSignIns.schoolId, schoolId))
    .orderBy(asc(schoolSignIns.createdAt), asc(schoolSignIns.id))
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    value: row.value,
    name: describeProof(row),
    isConfirmed: row.confirmedAt !== null,
    isProofMissing: row.missingSince !== null,
    record: getSignInProof(row),
  }))
}

const isNamed = (rows: { kind: string; value: string }[], proof: { kind: string; value: string }) =>
  rows.some(({ kind, value }) => kind === proof.kind && value === proof.value)

async function findRequirement(db: Db, schoolId: string): Promise<boolean> {
  const [school] = await db
    .select({ isRequired: schools.signInRequired })
    .from(schools)
    .where(eq(schools.id, schoolId))
  return school?.isRequired ?? false
}

async function countConnected(
  db: Db,
  schoolId: string,
  confirmed: { kind: 'domain' | 'google' | 'microsoft'; value: string }[],
) {
  const members = await db
    .select({ id: memberships.userId })
    .from(memberships)
    .where(hasSeatIn(schoolId))
  const logins = await listShownLogins(
    db,
    members.map(({ id }) => id),
  )
  const connected = logins.filter((login) => isShown(login, confirmed))
  return { all: members.length, connected: new Set(connected.map(({ userId }) => userId)).size }
}

const NAMED = 3

/** Who waits longest is named first. */
export async function findWaiting(schoolId: string) {
  const db = await database()
  const rows = await db
    .select({
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(seatAnswers)
    .innerJoin(users, eq(users.id, seatAnswers.userId))
    .where(isWaitingFor(schoolId))
    .orderBy(asc(seatAnswers.createdAt), asc(seatAnswers.userId))
    .limit(NAMED)
  return { count: rows[0]?.count ?? 0, names: rows.map(({ name }) => name) }
}

const listWaiting = (db: Db, schoolId: string) =>
  db
    .select({
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      email: users.email,
      since: seatAnswers.createdAt,
    })
    .from(seatAnswers)
    .innerJoin(users, eq(users.id, seatAnswers.userId))
    .where(isWaitingFor(schoolId))
    .orderBy(asc(seatAnswers.createdAt), asc(seatAnswers.userId))
    .limit(MAX_WAITING)

/** Who has taken a seat elsewhere meanwhile no longer waits. */
const isWaitingFor = (schoolId: string) =>
  and(
    eq(seatAnswers.schoolId, schoolId),
    eq(seatAnswers.answer, 'waits'),
    sql`not exists (select from ${memberships} seat
      where seat.user_id = ${seatAnswers.userId} and seat.left_at is null)`,
  )
