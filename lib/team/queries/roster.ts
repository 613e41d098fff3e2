import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { authenticators, passkeys, staffRoles, users } from '@/db/schema'
import { hasSecondFactor, matchesValidAuthenticator, matchesValidPasskey } from '../valid-factors'

export async function listTeamMembers() {
  const db = await database()
  return db
    .select({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      role: staffRoles.role,
      since: staffRoles.createdAt,
      hasFactor: hasSecondFactor(staffRoles.userId),
      factorRevoked: sql<boolean>`${staffRoles.factorRevokedAt} is not null`,
    })
    .from(staffRoles)
    .innerJoin(users, eq(users.id, staffRoles.userId))
    .orderBy(sql`${staffRoles.role} desc`, users.firstname, users.lastname, users.id)
}

export type TeamMemberRow = Awaited<ReturnType<typeof listTeamMembers>>[number]

export async function countFactors(userId: string) {
  const db = await database()
  const [passkeyCount, authenticatorCount] = await Promise.all([
    db.$count(passkeys, matchesValidPasskey(userId)),
    db.$count(authenticators, matchesValidAuthenticator(userId)),
  ])
  return { passkeys: passkeyCount, authenticator: authenticatorCount > 0 }
}
