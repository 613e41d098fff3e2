import 'server-only'
import { between, desc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { applications, schools } from '@/db/schema'
import { formatReference, parseReference } from '../reference'

const MAX_APPLICATIONS = 500

export async function listApplications() {
  const db = await database()
  const rows = await db
    .select({
      id: applications.id,
      kind: applications.kind,
      state: applications.state,
      name: schools.name,
      account: users.email,
      since: applications.createdAt,
    })
    .from(applications)
    .innerJoin(schools, eq(schools.id, applications.schoolId))
    .leftJoin(users, eq(users.id, applications.userId))
    .orderBy(desc(sql`${applications.state} = 'received'`), desc(applications.createdAt))
    .limit(MAX_APPLICATIONS)
  return rows.map(({ id, ...row }) => ({ reference: formatReference(id), ...row }))
}

export async function getApplicationByReference(reference: string) {
  const idRange = parseReference(reference)
  if (!idRange) throw new AppError('badRequest', 'referenceInvalid', { values: { reference } })
  const db = await database()
  const matches = await db
    .select({ id: applications.id, schoolId: applications.schoolId })
    .from(applications)
    .where(between(applications.id, ...idRange))
    .limit(2)
  const [application] = matches
  if (!application || matches.length > 1)
    throw new AppError('notFound', 'subscriptionNotFound', { values: { reference } })
  return application
}
