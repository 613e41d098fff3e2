import 'server-only'
import { eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { schools } from '@/db/schema'
import { type FormFields, fieldColumns } from '../fields'
import { latestForm, subscriptionStatus, type Term } from '../policy'
import type { SubscriptionStatus } from '../schema'
import { mySchool } from './my-school'
import { allTermsOf, storyOf } from './office'

export type FormDetails = {
  school: string
  role: 'teacher' | 'coordinator'
  /** Filled in for a coordinator alone. */
  fields: FormFields | null
  status: SubscriptionStatus
  reference: string | null
  reason: string | null
  term: Term | null
}

/** What the subscription form shows to who has a school: its status first, then what it once said. */
export async function detailsFor(userId: string): Promise<FormDetails | null> {
  const own = await mySchool(userId)
  if (!own) return null
  const { name: school, role, term } = own
  const latest = latestForm(await storyOf(own.id))
  const [last = null] = await allTermsOf(own.id)
  return {
    school,
    role,
    fields: role === 'coordinator' ? await fieldsOf(own.id) : null,
    status: subscriptionStatus({ present: term, last, latest }),
    reference: latest?.reference ?? null,
    reason: latest?.reason ?? null,
    term,
  }
}

async function fieldsOf(schoolId: string): Promise<FormFields | null> {
  const db = await database()
  const [fields] = await db.select(fieldColumns).from(schools).where(eq(schools.id, schoolId))
  return fields ?? null
}
