import type { Db } from '@/db/client'
import { staffRoles } from '@/db/schema'
import { form, newPerson } from './schools'

/** Somebody of the team, made inside the test's process. */
export async function newMember(db: Db, role: 'editor' | 'manager' = 'editor') {
  const person = await newPerson(db)
  await db.insert(staffRoles).values({ userId: person.id, role })
  return person
}

/** A school that has registered and waits for the team. */
export async function newForm(over: Record<string, unknown> = {}) {
  const { registerSchool } = await import('@/lib/schools/commands/apply')
  const { applicationBy } = await import('@/lib/schools/queries/applications')
  const sent = form(over)
  const reference = await registerSchool(sent)
  return { reference, sent, ...(await applicationBy(reference)) }
}
