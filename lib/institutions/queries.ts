import 'server-only'
import { desc, eq, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { institutions, users } from '@/db/schema'
import { referenceOf } from './reference'

const AT_MOST = 500

/** The schools that subscribed, those that wait for a word first. */
export async function listSubscriptions() {
  const db = await database()
  const rows = await db
    .select({
      id: institutions.id,
      status: institutions.status,
      name: institutions.institutionName,
      account: users.email,
      since: institutions.updatedAt,
    })
    .from(institutions)
    .innerJoin(users, eq(users.id, institutions.userId))
    .orderBy(desc(sql`${institutions.status} = 'waiting'`), desc(institutions.updatedAt))
    .limit(AT_MOST)
  return rows.map(({ id, ...row }) => ({ reference: referenceOf(id), ...row }))
}
