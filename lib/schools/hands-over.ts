import 'server-only'
import type { Db } from '@/db/client'
import { mustHandOver } from './policy'
import { headcount } from './seats'
import { openMembership, takeSchool } from './take'
import { termsOf } from './terms'

/** Whether a school would be left without anybody who can let others in. Holds the school's row. */
export async function wouldStrandSchool(tx: Db, userId: string): Promise<boolean> {
  const own = await openMembership(tx, userId)
  if (own?.role !== 'coordinator') return false
  const school = await takeSchool(tx, own.schoolId)
  const { coordinators, members } = await headcount(tx, school.id)
  const [lastTerm] = await termsOf(tx, school.id)
  const term = lastTerm !== undefined && lastTerm.daysLeft >= 0
  return mustHandOver({ coordinators: coordinators - 1, members: members - 1, term })
}
