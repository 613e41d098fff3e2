import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/schema'
import type { DataSubject } from '@/lib/personal-data/personal-data-source'

export async function findDataSubject(db: Db, id: string): Promise<DataSubject | null> {
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
