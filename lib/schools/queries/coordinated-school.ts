import 'server-only'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { findOpenMembership } from '../locks'

/** Other users get 404. */
export async function getCoordinatedSchool(viewer: { id: string }): Promise<{ id: string }> {
  const membership = await findOpenMembership(await database(), viewer.id)
  if (membership?.role !== 'coordinator') throw new AppError('notFound', 'notFound')
  return { id: membership.schoolId }
}
