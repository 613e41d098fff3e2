import 'server-only'
import { database } from '@/db/client'
import { vouch } from '@/lib/accounts/recovery/vouch'
import type { ResetRequest } from '@/lib/accounts/schema'
import { lockOwnSchool } from '../locks'
import { findColleague } from './colleague'

/** Requires a colleague with a seat in the coordinator's own school. */
export async function vouchForColleague(
  viewer: { id: string },
  id: string,
  { email }: ResetRequest,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const { userId } = await findColleague(tx, viewer.id, school.id, id)
    await vouch(tx, { coordinatorId: viewer.id, userId, schoolId: school.id, email })
  })
}
