import 'server-only'
import { desc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import type { Db } from '@/db/client'
import { applications } from '@/db/schema'
import { formatReference } from './reference'

/** The same order as `selectLatestApplication` in `policy.ts`. */
export const latestApplicationFirst = [
  desc(sql`${applications.state} = 'received'`),
  sql`${applications.decidedAt} desc nulls last`,
  desc(applications.id),
]

/** Read without a lock, to learn what to lock. */
export async function requireApplication(tx: Db, id: string) {
  const [application] = await tx
    .select({ schoolId: applications.schoolId, state: applications.state })
    .from(applications)
    .where(eq(applications.id, requireUuid(id)))
  if (!application) throw new AppError('notFound', 'notFound')
  return application
}

export async function getLatestReference(tx: Db, schoolId: string): Promise<string> {
  const [latestApplication] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.schoolId, schoolId))
    .orderBy(...latestApplicationFirst)
    .limit(1)
  return formatReference(latestApplication?.id ?? schoolId)
}
