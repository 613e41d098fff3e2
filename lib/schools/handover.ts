import 'server-only'
import type { Db } from '@/db/client'
import { findOpenMembership, lockSchool } from './locks'
import { mustHandOver } from './policy'
import { countMembers } from './seats'
import { listTerms } from './terms'

/** Whether nobody could admit members any more. Locks the school. */
export async function wouldStrandSchool(tx: Db, userId: string): Promise<boolean> {
  const membership = await findOpenMembership(tx, userId)
  if (membership?.role !== 'coordinator') return false
  const school = await lockSchool(tx, membership.schoolId)
  const { coordinators, members } = await countMembers(tx, school.id)
  const [lastTerm] = await listTerms(tx, school.id)
  const hasOpenTerm = lastTerm !== undefined && lastTerm.daysLeft >= 0
  return mustHandOver({ coordinators: coordinators - 1, members: members - 1, hasOpenTerm })
}
