import 'server-only'
import { eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { schools } from '@/db/schema'
import { fieldColumns, type SchoolFormValues } from '../fields'
import { getSubscriptionStatus, type SubscriptionTerm, selectLatestApplication } from '../policy'
import type { SubscriptionStatus } from '../schema'
import { listAllTerms, listApplicationHistory } from './coordinator-view'
import { getMySchool } from './my-school'

export type SubscriptionFormDetails = {
  school: string
  role: 'teacher' | 'coordinator'
  fields: SchoolFormValues | null
  status: SubscriptionStatus
  reference: string | null
  reason: string | null
  term: SubscriptionTerm | null
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

async function readSchoolFields(schoolId: string): Promise<SchoolFormValues | null> {
  const db = await database()
  const [fields] = await db.select(fieldColumns).from(schools).where(eq(schools.id, schoolId))
  return fields ?? null
}
