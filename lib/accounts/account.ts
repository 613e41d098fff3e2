import 'server-only'
import { eq, type Placeholder, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { isSubscribed } from '@/db/read-models/is-subscribed'
import { users } from '@/db/schema'
import type { PublicUser } from './schema'

/** Compares with the database's `lower`, which the unique index also uses. */
export const matchesEmail = (email: string | Placeholder) =>
  eq(sql`lower(${users.email})`, sql`lower(${email})`)

export const loginColumns = {
  id: users.id,
  firstname: users.firstname,
  lastname: users.lastname,
  email: users.email,
  isSubscribed,
  passwordHash: users.passwordHash,
  firstLoginAt: users.firstLoginAt,
}

export async function findLoginAccount(userId: string) {
  const db = await database()
  const [row] = await db.select(loginColumns).from(users).where(eq(users.id, userId)).limit(1)
  return row ?? null
}

export async function findRecipient(db: Db, email: string) {
  const [row] = await db
    .select({ id: users.id, firstname: users.firstname, email: users.email })
    .from(users)
    .where(matchesEmail(email))
    .limit(1)
  return row ?? null
}

export async function findPasswordHash(userId: string): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1)
  return row?.passwordHash ?? null
}

type PublicUserInput = Omit<PublicUser, 'name' | 'is_subscribed'> & { isSubscribed: boolean }

/** The only shape in which an account leaves the server. */
export function toPublicUser({
  id,
  firstname,
  lastname,
  email,
  isSubscribed,
}: PublicUserInput): PublicUser {
  return {
    id,
    firstname,
    lastname,
    name: `${firstname} ${lastname}`,
    email,
    is_subscribed: isSubscribed ? 1 : 0,
  }
}
