import 'server-only'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { SignInProviderKey } from '@/base/settings/sign-in'
import { type Db, database } from '@/db/client'
import { memberships, schoolSignIns, seatAnswers } from '@/db/schema'
import { listShownLogins, type ShownLogin } from '@/lib/accounts/identities/proofs'
import { findProvider } from '@/lib/auth/oidc/providers'
import { findOpenMembership, getSchoolName } from '../locks'
import { countMembers } from '../seats'
import { findRunningTerm } from '../terms/terms'
import { matchesProofs } from './proof'

/** A seat that a user's own login offers, because it is one of a school's. Nobody gets it without a click. */

export type SeatOffer = { schoolId: string; login: ShownLogin }

export type SeatOfferState =
  | { state: 'none' }
  /** The login is the school's, but was used too long ago. */
  | { state: 'old'; school: string; provider: SignInProviderKey }
  | { state: 'open'; school: string; lastDay: string }
  | { state: 'here'; school: string }
  | { state: 'over'; school: string }
  | { state: 'full'; school: string; isWaiting: boolean }
  | { state: 'elsewhere'; school: string; ownSchool: string }

/** By the login that was used last. Null if no school has proved what one shows, or the school removed the user. */
export async function findSeatOffer(db: Db, userId: string): Promise<SeatOffer | null> {
  for (const login of await listShownLogins(db, [userId])) {
    const schoolId = await findSchoolOf(db, login)
    if (schoolId && !(await wasRemoved(db, userId, schoolId))) return { schoolId, login }
  }
  return null
}

/** A preview only; joining checks everything again. */
export async function readSeatOffer(userId: string): Promise<SeatOfferState> {
  const db = await database()
  const offer = await findSeatOffer(db, userId)
  if (!offer) return { state: 'none' }
  const { schoolId, login } = offer
  const school = await getSchoolName(db, schoolId)
  const membership = await findOpenMembership(db, userId)
  if (membership)
    return membership.schoolId === schoolId
      ? { state: 'here', school }
      : { state: 'elsewhere', school, ownSchool: membership.school }
  if (!login.isRecent)
    return findProvider(login.provider)
      ? { state: 'old', school, provider: login.provider }
      : { state: 'none' }
  const term = await findRunningTerm(db, schoolId)
  if (!term) return { state: 'over', school }
  const { members } = await countMembers(db, schoolId)
  if (members < term.seats) return { state: 'open', school, lastDay: term.lastDay }
  const answer = await findAnswer(db, userId, schoolId)
  return { state: 'full', school, isWaiting: answer === 'waits' }
}

/** Whether a login leads to the offer: not after a refusal, and while waiting only once a seat is free. */
export async function isSeatOffered(userId: string): Promise<boolean> {
  const db = await database()
  const offer = await findSeatOffer(db, userId)
  if (!offer) return false
  const { state } = await readSeatOffer(userId)
  const answer = await findAnswer(db, userId, offer.schoolId)
  // Who gave up the seat knows of it.
  if (await findLastMembership(db, userId, offer.schoolId)) return false
  return (state === 'open' && answer !== 'declined') || (state === 'full' && answer === null)
}

/** A domain whose record is missing lets nobody join, although it ends some days later. */
async function findSchoolOf(db: Db, { proofs }: ShownLogin): Promise<string | null> {
  const rows =
    proofs.length > 0
      ? await db
          .select({ schoolId: schoolSignIns.schoolId, kind: schoolSignIns.kind })
          .from(schoolSignIns)
          .where(
            and(
              matchesProofs(proofs),
              isNotNull(schoolSignIns.confirmedAt),
              isNull(schoolSignIns.missingSince),
            ),
          )
      : []
  const found = rows.find(({ kind }) => kind === 'domain') ?? rows[0]
  return found?.schoolId ?? null
}

/** A teacher that the school removed comes back by an invitation only. */
async function wasRemoved(db: Db, userId: string, schoolId: string): Promise<boolean> {
  const last = await findLastMembership(db, userId, schoolId)
  return last !== null && last.leftAt !== null && last.endedBy !== userId
}

async function findLastMembership(db: Db, userId: string, schoolId: string) {
  const [last] = await db
    .select({ leftAt: memberships.leftAt, endedBy: memberships.endedBy })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.schoolId, schoolId)))
    .orderBy(desc(memberships.joinedAt))
    .limit(1)
  return last ?? null
}

async function findAnswer(db: Db, userId: string, schoolId: string) {
  const [row] = await db
    .select({ answer: seatAnswers.answer })
    .from(seatAnswers)
    .where(and(eq(seatAnswers.userId, userId), eq(seatAnswers.schoolId, schoolId)))
  return row?.answer ?? null
}
