import 'server-only'
import { database } from '@/db/client'
import type { ResetRequest } from '@/lib/accounts/schema'
import { vouch } from '@/lib/accounts/vouch'
import { takeOwnSchool } from '../take'
import { colleague } from './members'

/** For a colleague with a seat in the coordinator's own school, and for nobody else. */
export async function vouchFor(
  viewer: { id: string },
  id: string,
  { email }: ResetRequest,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await takeOwnSchool(tx, viewer.id)
    const { userId } = await colleague(tx, viewer.id, school.id, id)
    await vouch(tx, { by: viewer.id, userId, schoolId: school.id, email })
  })
}
