import 'server-only'
import { and, eq, ne, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { absoluteUrl } from '@/base/owner'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { schoolSiteApprovals, schoolSites } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { getSchoolName } from '@/lib/schools/locks'
import { findRemindableCoordinators } from '@/lib/schools/terms/ending'
import { lockCoordinatedSite, type OwnSite } from '../access'
import type { SchoolSiteEmailData } from '../emails'

export type SiteApproval = {
  state: 'waiting' | 'returned'
  /** First name of the teacher; null once the account is gone. */
  name: string | null
  askedAt: Date
  note: string | null
}

/** Whether this person may only ask. Coordinators always publish. */
export const mustAskApproval = ({ role, needsApproval }: Pick<OwnSite, 'role' | 'needsApproval'>) =>
  needsApproval && role !== 'coordinator'

export async function findApproval(schoolId: string): Promise<SiteApproval | null> {
  const db = await database()
  const { state, askedAt, note, askedBy, siteId } = schoolSiteApprovals
  const [approval] = await db
    .select({ state, askedAt, note, name: users.firstname })
    .from(schoolSiteApprovals)
    .innerJoin(schoolSites, eq(schoolSites.id, siteId))
    .leftJoin(users, eq(users.id, askedBy))
    .where(and(eq(schoolSites.schoolId, schoolId), ne(state, 'ended')))
  return approval
    ? { ...approval, state: approval.state === 'waiting' ? 'waiting' : 'returned' }
    : null
}

/** Turning it off ends a question, because its writer can publish without one. */
export async function setApproval(
  viewer: { id: string },
  { needed }: { needed: 'yes' | 'no' },
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { id, schoolId } = await lockCoordinatedSite(tx, viewer.id)
    const needsApproval = needed === 'yes'
    await tx.update(schoolSites).set({ needsApproval }).where(eq(schoolSites.id, id))
    if (!needsApproval) await endApproval(tx, id)
    const action = needsApproval ? 'site.approval-on' : 'site.approval-off'
    await writeAuditLog(tx, { action, actor: userActor(viewer.id), schoolId })
  })
}

/** Asking again moves the question to now. The coordinators get one email a day at most. */
export async function askApproval(tx: Db, viewer: { id: string }, site: OwnSite): Promise<void> {
  const question = {
    state: 'waiting',
    askedBy: viewer.id,
    askedAt: sql`now()`,
    note: null,
  } as const
  await tx
    .insert(schoolSiteApprovals)
    .values({ siteId: site.id, ...question })
    .onConflictDoUpdate({ target: schoolSiteApprovals.siteId, set: question })
  await writeAuditLog(tx, {
    action: 'site.approval-asked',
    actor: userActor(viewer.id),
    schoolId: site.schoolId,
  })
  const [claimed] = await tx
    .update(schoolSiteApprovals)
    .set({ mailedOn: sql`day_in_india()` })
    .where(
      and(
        eq(schoolSiteApprovals.siteId, site.id),
        sql`${schoolSiteApprovals.mailedOn} is distinct from day_in_india()`,
      ),
    )
    .returning({ siteId: schoolSiteApprovals.siteId })
  if (claimed) await tellCoordinators(tx, site.schoolId)
}

/** Back to its writer with a sentence. The draft stays as it is. */
export async function returnDraft(
  viewer: { id: string },
  { reason }: { reason: string },
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { id, schoolId } = await lockCoordinatedSite(tx, viewer.id)
    const [row] = await tx
      .update(schoolSiteApprovals)
      .set({ state: 'returned', note: reason })
      .where(and(eq(schoolSiteApprovals.siteId, id), eq(schoolSiteApprovals.state, 'waiting')))
      .returning({ siteId: schoolSiteApprovals.siteId })
    if (!row) throw new AppError('notFound', 'notFound')
    await writeAuditLog(tx, {
      action: 'site.approval-returned',
      actor: userActor(viewer.id),
      schoolId,
    })
  })
}

/** The day of the last email stays, so that the next question of that day sends none. */
export const endApproval = (tx: Db, siteId: string) =>
  tx
    .update(schoolSiteApprovals)
    .set({ state: 'ended', note: null, askedBy: null })
    .where(eq(schoolSiteApprovals.siteId, siteId))

async function tellCoordinators(tx: Db, schoolId: string) {
  const institution_name = await getSchoolName(tx, schoolId)
  const link = absoluteUrl(routes.schoolWebsite)
  for (const { userId, email, firstname } of await findRemindableCoordinators(tx, schoolId)) {
    const data = { institution_name, link, firstname, userId }
    await enqueueMail<SchoolSiteEmailData>(tx, { template: 'siteApprovalAsked', to: email, data })
  }
}
