import 'server-only'
import { between, desc, eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { database } from '@/db/client'
import { applications, schools, users } from '@/db/schema'
import { idsOf, referenceOf } from '../reference'

const AT_MOST = 500

/** What schools have asked for, what waits for a word first. */
export async function listApplications() {
  const db = await database()
  const rows = await db
    .select({
      id: applications.id,
      kind: applications.kind,
      state: applications.state,
      name: schools.institutionName,
      account: users.email,
      since: applications.createdAt,
    })
    .from(applications)
    .innerJoin(schools, eq(schools.id, applications.schoolId))
    .leftJoin(users, eq(users.id, applications.userId))
    .orderBy(desc(sql`${applications.state} = 'received'`), desc(applications.createdAt))
    .limit(AT_MOST)
  return rows.map(({ id, ...row }) => ({ reference: referenceOf(id), ...row }))
}

/** The one application that a reference means. */
export async function applicationBy(reference: string) {
  const ids = idsOf(reference)
  if (!ids) throw new Refusal('badRequest', 'notAReference', { values: { reference } })
  const db = await database()
  const found = await db
    .select({ id: applications.id, schoolId: applications.schoolId })
    .from(applications)
    .where(between(applications.id, ...ids))
    .limit(2)
  const [one] = found
  if (!one || found.length > 1)
    throw new Refusal('notFound', 'noSuchSubscription', { values: { reference } })
  return one
}
