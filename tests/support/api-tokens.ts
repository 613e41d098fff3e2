import { eq } from 'drizzle-orm'
import type { ApiScope } from '@/base/api-scopes'
import type { Db } from '@/db/client'
import { apiTokens, users } from '@/db/schema'
import { newSchool } from './schools'
import { newLogin, PASSWORD } from './team'

type TestApiToken = { name?: string; scopes: ApiScope[]; days?: '30' | '90' | '180' | '365' }

let passwordHash: string | undefined

/** A school whose coordinator is logged in, and can make tokens. */
export async function newApiSchool(db: Db, overrides: Record<string, unknown> = {}) {
  const { hashPassword } = await import('@/lib/auth/passwords')
  const school = await newSchool(db, overrides)
  passwordHash ??= await hashPassword(PASSWORD)
  await db.update(users).set({ passwordHash }).where(eq(users.id, school.coordinator.id))
  return { ...school, viewer: await newLogin(db, school.coordinator.id) }
}

type ApiSchool = Awaited<ReturnType<typeof newApiSchool>>

export async function newSchoolApiToken(
  { viewer }: Pick<ApiSchool, 'viewer'>,
  { name = 'Attendance software', scopes, days = '90' }: TestApiToken,
): Promise<string> {
  const { createSchoolToken } = await import('@/lib/api-tokens/manage')
  const form = { name, scopes, days, password: PASSWORD }
  return createSchoolToken(viewer, form as Parameters<typeof createSchoolToken>[1])
}

export async function newTeamApiToken(
  manager: { id: string; firstname: string; email: string },
  { name = 'Office', scopes, days = '90' }: TestApiToken,
): Promise<string> {
  const { createTeamToken } = await import('@/lib/api-tokens/manage')
  return createTeamToken(manager, { name, scopes, days } as Parameters<typeof createTeamToken>[1])
}

export async function findApiToken(db: Db, name: string) {
  const [row] = await db.select().from(apiTokens).where(eq(apiTokens.name, name))
  if (!row) throw new Error(`no token ${name}`)
  return row
}
