import 'server-only'
import { desc, eq } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import type { Db } from '@/db/client'
import { applications } from '@/db/schema'
import { referenceOf } from './reference'

/** Whose it is and how it stands, before anything is held. */
export async function applicationOf(tx: Db, id: string) {
  const [found] = await tx
    .select({ schoolId: applications.schoolId, state: applications.state })
    .from(applications)
    .where(eq(applications.id, knownId(id)))
  if (!found) throw new Refusal('notFound', 'nothingHere')
  return found
}

/** The one a school is asked to mention. */
export async function latestReference(tx: Db, schoolId: string): Promise<string> {
  const [latest] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.schoolId, schoolId))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(1)
  return referenceOf(latest?.id ?? schoolId)
}
