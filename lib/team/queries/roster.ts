import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { authenticators, passkeys, staffRoles, users } from '@/db/schema'
import { hasFactor } from '../member'

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
    })
    .from(staffRoles)
    .innerJoin(users, eq(users.id, staffRoles.userId))
    .orderBy(sql`${staffRoles.role} desc`, users.firstname, users.lastname, users.id)
}

export type TeamRow = Awaited<ReturnType<typeof theTeamsPeople>>[number]

/** By what somebody can show who they are. */
export async function factorsOf(userId: string) {
  const db = await database()
  const [row] = await db
    .select({
      passkeys: sql<number>`(select count(*) from ${passkeys}
        where ${passkeys.userId} = ${users.id})::int`,
      authenticator: sql<boolean>`exists (select from ${authenticators}
        where ${authenticators.userId} = ${users.id}
          and ${authenticators.confirmedAt} is not null)`,
    })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? { passkeys: 0, authenticator: false }
}
