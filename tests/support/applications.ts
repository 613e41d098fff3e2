import type { Db } from '@/db/client'
import { teamRoles } from '@/db/schema'
import { newInstitution, newUser } from './schools'

export async function newTeamMember(db: Db, role: 'editor' | 'manager' = 'editor') {
  const user = await newUser(db)
  await db.insert(teamRoles).values({ userId: user.id, role })
  return user
}

export async function newApplication(overrides: Record<string, unknown> = {}) {
  const { registerSchool } = await import('@/lib/schools/application/apply')
  const { getApplicationByReference: applicationBy } = await import(
    '@/lib/schools/application/load'
  )
  const input = newInstitution(overrides)
  const reference = await registerSchool(input)
  return { reference, sent: input, ...(await applicationBy(reference)) }
}
