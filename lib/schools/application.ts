import 'server-only'
import { eq } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import type { Db } from '@/db/client'
import { applications } from '@/db/schema'

/** Whose it is and how it stands, before anything is held. */
export async function applicationOf(tx: Db, id: string) {
  const [found] = await tx
    .select({ schoolId: applications.schoolId, state: applications.state })
    .from(applications)
    .where(eq(applications.id, knownId(id)))
  if (!found) throw new Refusal('notFound', 'nothingHere')
  return found
}
