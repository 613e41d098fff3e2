import 'server-only'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { applications, invitations } from '@/db/schema'
import { openLettersOf } from '../invitation'
import { codeAddress, invitationHash, joinAddress } from '../links'
import { referenceOf } from '../reference'
import { headcount } from '../seats'
import { codeHash, printedCode, staffCode } from '../staff-code'
import { runningTerm, termsOf } from '../terms'

/** What a coordinator sees of the own school beside its teachers. Who may ask is decided before. */

export type Seats = { total: number; used: number; invited: number; free: number }

/** An invitation holds no seat: whoever comes first sits down. */
export async function seatsOf(schoolId: string): Promise<Seats> {
  const db = await database()
  const total = (await runningTerm(db, schoolId))?.seats ?? 0
  const { members: used } = await headcount(db, schoolId)
  const [open] = await db
    .select({ invited: sql<number>`count(*)::int` })
    .from(invitations)
    .where(openLettersOf(schoolId))
  return { total, used, invited: open?.invited ?? 0, free: Math.max(0, total - used) }
}

/** What the school asked for and what became of it, the newest first. */
export async function storyOf(schoolId: string) {
  const db = await database()
  const rows = await db
    .select({
      id: applications.id,
      kind: applications.kind,
      state: applications.state,
      sentAt: applications.createdAt,
      decidedAt: applications.decidedAt,
      reason: applications.reason,
      outdated: sql<boolean>`exists (select from terms t
        where t.school_id = ${schoolId} and t.created_at > ${applications.decidedAt})`,
    })
    .from(applications)
    .where(eq(applications.schoolId, schoolId))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(50)
  return rows.map(({ id, ...row }) => ({ reference: referenceOf(id), ...row }))
}

export async function allTermsOf(schoolId: string) {
  return termsOf(await database(), schoolId)
}

type StaffLink = { url: string; code: string | null; madeAt: Date }

/**
 * A link from before there were codes stays as it is until it is replaced. None where it was made under
 * another secret than the site has now: it has to be replaced.
 */
export async function standingLink(schoolId: string): Promise<StaffLink | null> {
  const link = await staffLinkOf(schoolId)
  if (!link) return null
  const { id, hash, madeAt } = link
  const code = staffCode(id)
  if (hash === codeHash(code)) return { url: codeAddress(id), code: printedCode(code), madeAt }
  return hash === invitationHash(id) ? { url: joinAddress(id), code: null, madeAt } : null
}

/** Whether anyone can join without an invitation of their own. */
export const hasStaffLink = async (schoolId: string) => (await staffLinkOf(schoolId)) !== undefined

async function staffLinkOf(schoolId: string) {
  const db = await database()
  const [link] = await db
    .select({ id: invitations.id, hash: invitations.tokenHash, madeAt: invitations.createdAt })
    .from(invitations)
    .where(
      and(
        eq(invitations.schoolId, schoolId),
        isNull(invitations.email),
        isNull(invitations.revokedAt),
      ),
    )
  return link
}
