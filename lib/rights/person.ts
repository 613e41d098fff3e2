import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/schema'
import type { Person } from './holding'

export async function personOf(db: Db, id: string): Promise<Person | null> {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      confirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
    })
    .from(users)
    .where(eq(users.id, id))
  return row ?? null
}
