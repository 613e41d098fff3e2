import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { isSubscribed } from '@/db/read-models/is-subscribed'
import { applications, memberships, schools } from '@/db/schema'
import { type Actor, siteActor, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { fieldColumns, listSchoolChanges, toSchoolColumns } from '../details'
import type { SchoolEmailData, SchoolFormOutcome, SchoolTeamEmailData } from '../emails'
import { formatReference } from '../kinds'
import { findOpenMembership, isOpenMembership, lockAccount, lockSchool } from '../locks'
import { canRenew } from '../policy'
import type { SchoolFormInput } from '../schema'
import { listTerms } from '../terms/terms'
import { tellMembers } from '../webhook-events'
import { approveInTransaction } from './decide'
import { latestApplicationFirst } from './load'

type ApplicationKind = (typeof applications.kind.enumValues)[number]

/** Needs no account and changes none; the team decides. */
export async function registerSchool(form: SchoolFormInput): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const schoolId = await storeSchool(tx, form)
    const { reference } = await storeApplication(tx, {
      schoolId,
      form,
      kind: 'registration',
      actor: siteActor,
    })
    return reference
  })
}

/**
 * Makes the viewer the school's coordinator. Sent again it corrects the details, and near the end of the last
 * term or later also requests the next one.
 */
export async function subscribe(viewer: { id: string }, form: SchoolFormInput) {
  const db = await database()
  return db.transaction(async (tx) => {
    await lockAccount(tx, viewer.id)
    const membership = await findOpenMembership(tx, viewer.id)
    if (membership?.role === 'teacher')
      throw new AppError('conflict', 'memberOfOtherSchool', {
        values: { school: membership.school },
      })
    const reference = membership
      ? await applyForExistingSchool(tx, viewer.id, membership.schoolId, form)
      : await applyForNewSchool(tx, viewer.id, form)
    return { reference, isSubscribed: await isUserSubscribed(tx, viewer.id) }
  })
}

async function applyForNewSchool(tx: Db, userId: string, form: SchoolFormInput) {
  const schoolId = await storeSchool(tx, form)
  await tx.insert(memberships).values({ userId, schoolId, role: 'coordinator' })
  await tellMembers(tx, 'member.joined', isOpenMembership(userId))
  return submitApplication(tx, { schoolId, form, kind: 'subscription', actor: userActor(userId) })
}

async function applyForExistingSchool(
  tx: Db,
  userId: string,
  schoolId: string,
  form: SchoolFormInput,
) {
  await lockSchool(tx, schoolId)
  const [before] = await tx.select(fieldColumns).from(schools).where(eq(schools.id, schoolId))
  await tx.update(schools).set(toSchoolColumns(form)).where(eq(schools.id, schoolId))
  const changes = before ? listSchoolChanges(before, form) : []
  const actor = userActor(userId)
  if (changes.length > 0)
    await writeAuditLog(tx, { action: 'school.corrected', actor, schoolId, values: { changes } })
  const previousApplication = await findLatestApplication(tx, schoolId)
  const [lastTerm = null] = await listTerms(tx, schoolId)
  if (previousApplication?.state === 'received') return approveIfInstant(tx, previousApplication.id)
  if (previousApplication && !canRenew(lastTerm)) return formatReference(previousApplication.id)
  const kind = lastTerm ? 'renewal' : 'subscription'
  return submitApplication(tx, { schoolId, form, kind, actor: userActor(userId) })
}

type NewApplicationInput = {
  schoolId: string
  form: SchoolFormInput
  kind: ApplicationKind
  actor: Actor
}

async function submitApplication(tx: Db, application: NewApplicationInput) {
  const { id } = await storeApplication(tx, application)
  return approveIfInstant(tx, id)
}

async function approveIfInstant(tx: Db, id: string) {
  if (settings().subscriptionMode === 'instant')
    await approveInTransaction(tx, id, { actor: siteActor, skipsEmail: true })
  return formatReference(id)
}

async function storeApplication(tx: Db, { schoolId, form, kind, actor }: NewApplicationInput) {
  const userId = actor.kind === 'user' ? actor.id : null
  const [row] = await tx
    .insert(applications)
    .values({ schoolId, kind, userId })
    .returning({ id: applications.id })
  if (!row) throw new Error('the application was not stored')
  const { id } = row
  const reference = formatReference(id)
  await writeAuditLog(tx, {
    action: 'application.received',
    actor,
    schoolId,
    targetId: id,
    values: { reference },
  })
  await enqueueApplicationEmails(tx, form, kind, id)
  return { id, reference }
}

async function enqueueApplicationEmails(
  tx: Db,
  form: SchoolFormInput,
  kind: ApplicationKind,
  id: string,
) {
  const reference = formatReference(id)
  const link = new URL(routes.teamApplication(id), settings().appUrl).href
  const { institution_name, correspondent_name: correspondent } = form
  const data = { institution_name, correspondent, reference }
  await enqueueMail<SchoolTeamEmailData>(tx, {
    template: 'teamInstitution',
    to: settings().teamEmail,
    data: { ...data, kind: kind === 'registration' ? 'registered' : 'subscribed', link },
  })
  await enqueueMail<SchoolEmailData>(tx, {
    template: 'institutionReceived',
    to: form.school_email,
    data: { ...data, next: getFormOutcome(kind) },
  })
}

function getFormOutcome(kind: ApplicationKind): SchoolFormOutcome {
  if (kind === 'registration') return 'registered'
  const isInstant = settings().subscriptionMode === 'instant'
  if (kind === 'renewal') return isInstant ? 'renewed' : 'renewalWaits'
  return isInstant ? 'active' : 'waiting'
}

async function storeSchool(tx: Db, form: SchoolFormInput) {
  const [row] = await tx.insert(schools).values(toSchoolColumns(form)).returning({ id: schools.id })
  if (!row) throw new Error('the school was not stored')
  return row.id
}

async function findLatestApplication(tx: Db, schoolId: string) {
  const [previousApplication] = await tx
    .select({ id: applications.id, state: applications.state })
    .from(applications)
    .where(eq(applications.schoolId, schoolId))
    .orderBy(...latestApplicationFirst)
    .limit(1)
  return previousApplication
}

async function isUserSubscribed(tx: Db, userId: string) {
  const [row] = await tx.select({ isSubscribed }).from(users).where(eq(users.id, userId))
  return row?.isSubscribed ?? false
}
