import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { authenticators, passkeys, teamRoles } from '@/db/schema'
import {
  hasSecondFactor,
  matchesValidAuthenticator,
  matchesValidPasskey,
} from '@/lib/team-access/valid-factors'

export async function listTeamMembers() {
  const db = await database()
  return db
    .select({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      role: teamRoles.role,
      since: teamRoles.createdAt,
      hasFactor: hasSecondFactor(teamRoles.userId),
      factorRevoked: sql<boolean>`${teamRoles.factorRevokedAt} is not null`,
    })
    .from(teamRoles)
    .innerJoin(users, eq(users.id, teamRoles.userId))
    .orderBy(
      sql`${teamRoles.role} desc`,
      orderByName(users.firstname),
      orderByName(users.lastname),
      users.id,
    )
}

/** By id. */
export const listColleagueNames = async () =>
  Object.fromEntries(
    (await listTeamMembers()).map(({ id, firstname, lastname }) => [
      id,
      `${firstname} ${lastname}`,
    ]),
  )

export type TeamMemberRow = Awaited<ReturnType<typeof listTeamMembers>>[number]

export async function countFactors(userId: string) {
  const db = await database()
  const [passkeyCount, authenticatorCount] = await Promise.all([
    db.$count(passkeys, matchesValidPasskey(userId)),
    db.$count(authenticators, matchesValidAuthenticator(userId)),
  ])
  return { passkeys: passkeyCount, authenticator: authenticatorCount > 0 }
}
