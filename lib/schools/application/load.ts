import 'server-only'
import { between, desc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { applications, schools } from '@/db/schema'
import { apiResultText } from '@/i18n/api-results'
import { fieldColumns, type SchoolFormValues } from '../details'
import { formatReference, parseReference } from '../kinds'
import { getMySchool, listAllTerms, listApplicationHistory } from '../my-school'
import { getSubscriptionStatus, type SubscriptionTerm, selectLatestApplication } from '../policy'
import type { SubscriptionStatus } from '../schema'

/** The same order as `selectLatestApplication` in `policy.ts`. */
export const latestApplicationFirst = [
  desc(sql`${applications.state} = 'received'`),
  sql`${applications.decidedAt} desc nulls last`,
  desc(applications.id),
]

const MAX_APPLICATIONS = 500

export type SubscriptionFormDetails = {
  school: string
  role: 'teacher' | 'coordinator'
  fields: SchoolFormValues | null
  status: SubscriptionStatus
  reference: string | null
  reason: string | null
  term: SubscriptionTerm | null
}

type SubscriptionMessageInput = {
  reference: string
  isSubscribed: boolean
  details: SubscriptionFormDetails | null
}

export async function hasApplication(tx: Db, id: string): Promise<boolean> {
  return (await tx.$count(applications, eq(applications.id, id))) === 1
}

/** Read without a lock, to learn what to lock. */
export async function requireApplication(tx: Db, id: string) {
  const [application] = await tx
    .select({ schoolId: applications.schoolId, state: applications.state })
    .from(applications)
    .where(eq(applications.id, requireUuid(id)))
  if (!application) throw new AppError('notFound', 'notFound')
  return application
}

export async function getLatestReference(tx: Db, schoolId: string): Promise<string> {
  const [latestApplication] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.schoolId, schoolId))
    .orderBy(...latestApplicationFirst)
    .limit(1)
  return formatReference(latestApplication?.id ?? schoolId)
}

export async function listApplications() {
  const db = await database()
  const rows = await db
    .select({
      id: applications.id,
      kind: applications.kind,
      state: applications.state,
      name: schools.name,
      account: users.email,
      since: applications.createdAt,
    })
    .from(applications)
    .innerJoin(schools, eq(schools.id, applications.schoolId))
    .leftJoin(users, eq(users.id, applications.userId))
    .orderBy(desc(sql`${applications.state} = 'received'`), desc(applications.createdAt))
    .limit(MAX_APPLICATIONS)
  return rows.map(({ id, ...row }) => ({ reference: formatReference(id), ...row }))
}

export async function getApplicationByReference(reference: string) {
  const idRange = parseReference(reference)
  if (!idRange) throw new AppError('badRequest', 'referenceInvalid', { values: { reference } })
  const db = await database()
  const matches = await db
    .select({ id: applications.id, schoolId: applications.schoolId })
    .from(applications)
    .where(between(applications.id, ...idRange))
    .limit(2)
  const [application] = matches
  if (!application || matches.length > 1)
    throw new AppError('notFound', 'subscriptionNotFound', { values: { reference } })
  return application
}

export async function getFormDetails(userId: string): Promise<SubscriptionFormDetails | null> {
  const ownSchool = await getMySchool(userId)
  if (!ownSchool) return null
  const { name: school, role, term } = ownSchool
  const latestApplication = selectLatestApplication(await listApplicationHistory(ownSchool.id))
  const [lastTerm = null] = await listAllTerms(ownSchool.id)
  return {
    school,
    role,
    fields: role === 'coordinator' ? await readSchoolFields(ownSchool.id) : null,
    status: getSubscriptionStatus({ presentTerm: term, lastTerm, latestApplication }),
    reference: latestApplication?.reference ?? null,
    reason: latestApplication?.reason ?? null,
    term,
  }
}

/** Follows the school's status, never the flag alone. */
export function buildSubscriptionMessage({
  reference,
  isSubscribed,
  details,
}: SubscriptionMessageInput): string {
  const text = apiResultText()
  const { form, term } = details?.status ?? { form: 'none', term: 'none' }
  if (form === 'waiting' && details?.term && term === 'running')
    return `${text.renewalWaits(reference)} ${text.currentTerm(details.term.lastDay)}`
  if (form === 'waiting' && term === 'over') return text.renewalWaits(reference)
  if (form === 'waiting') return text.subscriptionWaits(reference)
  if (isSubscribed) return text.subscriptionActive(reference)
  if (details?.term && term === 'coming')
    return text.subscriptionStarts(details.term.firstDay, reference)
  return text.subscriptionWaits(reference)
}

async function readSchoolFields(schoolId: string): Promise<SchoolFormValues | null> {
  const db = await database()
  const [fields] = await db.select(fieldColumns).from(schools).where(eq(schools.id, schoolId))
  return fields ?? null
}
