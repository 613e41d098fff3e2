import 'server-only'
import { eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { schools } from '@/db/schema'
import { type FormFields, fieldColumns } from '../fields'
import { mayRenew, type Term } from '../policy'
import { mySchool } from './my-school'
import { allTermsOf, storyOf } from './office'

export type FormStanding = 'none' | 'waiting' | 'rejected' | 'running' | 'renewable' | 'over'

export type FormDetails = {
  school: string
  role: 'teacher' | 'coordinator'
  /** Filled in for a coordinator alone. */
  fields: FormFields | null
  standing: FormStanding
  reference: string | null
  reason: string | null
  term: Term | null
}

/** What the subscription form shows to who has a school: how it stands first, then what it once said. */
export async function detailsFor(userId: string): Promise<FormDetails | null> {
  const own = await mySchool(userId)
  if (!own) return null
  const { name: school, role, term } = own
  const [latest] = await storyOf(own.id)
  const [lastTerm = null] = await allTermsOf(own.id)
  return {
    school,
    role,
    fields: role === 'coordinator' ? await fieldsOf(own.id) : null,
    standing: standingOf(term, lastTerm, latest?.state),
    reference: latest?.reference ?? null,
    reason: latest?.reason ?? null,
    term,
  }
}

function standingOf(term: Term | null, lastTerm: Term | null, state?: string): FormStanding {
  if (state === 'received') return 'waiting'
  if (term?.standing === 'running') return mayRenew(lastTerm) ? 'renewable' : 'running'
  if (term?.standing === 'coming') return 'running'
  if (state === 'rejected') return 'rejected'
  return term ? 'over' : 'none'
}

async function fieldsOf(schoolId: string): Promise<FormFields | null> {
  const db = await database()
  const [fields] = await db.select(fieldColumns).from(schools).where(eq(schools.id, schoolId))
  return fields ?? null
}
