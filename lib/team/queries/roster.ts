import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { authenticators, passkeys, staffRoles, users } from '@/db/schema'
import { countingAuthenticator, countingPasskey, hasFactor } from '../counting-factors'

/** Everybody of the team, managers first. */
export async function theTeamsPeople() {
  const db = await database()
  return db
    .select({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      role: staffRoles.role,
      since: staffRoles.createdAt,
      hasFactor: hasFactor(staffRoles.userId),
      factorRevoked: sql<boolean>`${staffRoles.factorRevokedAt} is not null`,
    })
    .from(staffRoles)
    .innerJoin(users, eq(users.id, staffRoles.userId))
    .orderBy(sql`${staffRoles.role} desc`, users.firstname, users.lastname, users.id)
}

export type TeamRow = Awaited<ReturnType<typeof theTeamsPeople>>[number]

/** By what a team member can show who they are. */
export async function factorsOf(userId: string) {
  const db = await database()
  const [keys, apps] = await Promise.all([
    db.$count(passkeys, countingPasskey(userId)),
    db.$count(authenticators, countingAuthenticator(userId)),
  ])
  return { passkeys: keys, authenticator: apps > 0 }
}
