import 'server-only'
import { desc, eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { applications, memberships, schools, users } from '@/db/schema'
import { type Actor, aPerson, record, theSite } from '@/lib/audit/record'
import { enqueueMail } from '@/lib/mail/outbox'
import type { AfterForm } from '@/lib/mail/school-letters'
import { routes } from '@/lib/routes'
import { columnsOf } from '../fields'
import { mayRenew } from '../policy'
import { referenceOf } from '../reference'
import type { Institution } from '../schema'
import { isSubscribed } from '../subscribed'
import { openMembership, takeAccount, takeSchool } from '../take'
import { termsOf } from '../terms'
import { approve } from './decide'

type Kind = (typeof applications.kind.enumValues)[number]

/** A school makes itself known. No account is needed, and none changes; the team decides. */
export async function registerSchool(form: Institution): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const schoolId = await storeSchool(tx, form)
    const { reference } = await send(tx, { schoolId, form, kind: 'registration', by: theSite })
    return reference
  })
}

/**
 * The subscriber is the viewer, who becomes the school's coordinator. Sent again it corrects the
 * details, and near the end of the last term or after it, it also asks for the next one.
 */
export async function subscribe(viewer: { id: string }, form: Institution) {
  const db = await database()
  return db.transaction(async (tx) => {
    await takeAccount(tx, viewer.id)
    const own = await openMembership(tx, viewer.id)
    if (own?.role === 'teacher')
      throw new Refusal('conflict', 'memberElsewhere', { values: { school: own.school } })
    const reference = own
      ? await applyAgain(tx, viewer.id, own.schoolId, form)
      : await applyFirst(tx, viewer.id, form)
    return { reference, isSubscribed: await standsSubscribed(tx, viewer.id) }
  })
}

async function applyFirst(tx: Db, userId: string, form: Institution) {
  const schoolId = await storeSchool(tx, form)
  await tx.insert(memberships).values({ userId, schoolId, role: 'coordinator' })
  return ask(tx, { schoolId, form, kind: 'subscription', by: aPerson(userId) })
}

async function applyAgain(tx: Db, userId: string, schoolId: string, form: Institution) {
  await takeSchool(tx, schoolId)
  await tx.update(schools).set(columnsOf(form)).where(eq(schools.id, schoolId))
  await record(tx, { act: 'school.corrected', by: aPerson(userId), school: schoolId })
  const latest = await latestApplication(tx, schoolId)
  const [lastTerm = null] = await termsOf(tx, schoolId)
  if (latest?.state === 'received') return settleAtOnce(tx, latest.id)
  if (latest && !mayRenew(lastTerm)) return referenceOf(latest.id)
  const kind = lastTerm ? 'renewal' : 'subscription'
  return ask(tx, { schoolId, form, kind, by: aPerson(userId) })
}

type Application = { schoolId: string; form: Institution; kind: Kind; by: Actor }

async function ask(tx: Db, application: Application) {
  const { id } = await send(tx, application)
  return settleAtOnce(tx, id)
}

async function settleAtOnce(tx: Db, id: string) {
  if (settings().subscriptionMode === 'instant') await approve(tx, id, { by: theSite, quiet: true })
  return referenceOf(id)
}

async function send(tx: Db, { schoolId, form, kind, by }: Application) {
  const userId = by.kind === 'person' ? by.id : null
  const [row] = await tx
    .insert(applications)
    .values({ schoolId, kind, userId })
    .returning({ id: applications.id })
  if (!row) throw new Error('the application was not stored')
  const { id } = row
  const reference = referenceOf(id)
  await record(tx, { act: 'application.received', by, school: schoolId, values: { reference } })
  await announce(tx, form, kind, id)
  return { id, reference }
}

async function announce(tx: Db, form: Institution, kind: Kind, id: string) {
  const reference = referenceOf(id)
  const link = new URL(routes.teamApplication(id), settings().appUrl).href
  const { institution_name, correspondent_name: correspondent } = form
  const data = { institution_name, correspondent, reference }
  await enqueueMail(tx, {
    template: 'teamInstitution',
    to: settings().teamEmail,
    data: { ...data, kind: kind === 'registration' ? 'registered' : 'subscribed', link },
  })
  await enqueueMail(tx, {
    template: 'institutionReceived',
    to: form.school_email,
    data: { ...data, next: after(kind) },
  })
}

function after(kind: Kind): AfterForm {
  if (kind === 'registration') return 'registered'
  const atOnce = settings().subscriptionMode === 'instant'
  if (kind === 'renewal') return atOnce ? 'renewed' : 'renewalWaits'
  return atOnce ? 'active' : 'waiting'
}

async function storeSchool(tx: Db, form: Institution) {
  const [row] = await tx.insert(schools).values(columnsOf(form)).returning({ id: schools.id })
  if (!row) throw new Error('the school was not stored')
  return row.id
}

async function latestApplication(tx: Db, schoolId: string) {
  const [latest] = await tx
    .select({ id: applications.id, state: applications.state })
    .from(applications)
    .where(eq(applications.schoolId, schoolId))
    .orderBy(desc(sql`${applications.state} = 'received'`), desc(applications.createdAt))
    .limit(1)
  return latest
}

async function standsSubscribed(tx: Db, userId: string) {
  const [row] = await tx.select({ isSubscribed }).from(users).where(eq(users.id, userId))
  return row?.isSubscribed ?? false
}
