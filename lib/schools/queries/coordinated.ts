import 'server-only'
import { Refusal } from '@/base/errors'
import { database } from '@/db/client'
import { openMembership } from '../take'

/** The school that the viewer coordinates; for everybody else there is nothing here. */
export async function coordinatedBy(viewer: { id: string }): Promise<{ id: string }> {
  const own = await openMembership(await database(), viewer.id)
  if (own?.role !== 'coordinator') throw new Refusal('notFound', 'nothingHere')
  return { id: own.schoolId }
}
