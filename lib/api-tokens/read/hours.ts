import 'server-only'
import type * as z from 'zod/mini'
import { database } from '@/db/client'
import { memberships } from '@/db/read-models/schools'
import { getTrainingByMembership, NO_TRAINING, readSchoolYear } from '@/lib/learning/school-hours'
import { hasSeatIn } from '@/lib/schools/locks'
import type { hoursAnswer } from '../answers'
import { openPage } from '../list-page'
import type { PageQuery } from '../query-parameters'
import { seatOrder } from './schools'

/** Of this school year, of everyone with a seat, as the list of teachers shows them. */
export async function listApiHours(
  school: string,
  query: PageQuery,
): Promise<z.output<typeof hoursAnswer>> {
  const page = openPage(`hours ${school}`, seatOrder, query)
  const db = await database()
  const seats = await db
    .select({ id: memberships.id, teacher: memberships.userId, key: page.key })
    .from(memberships)
    .where(page.where(hasSeatIn(school)))
    .orderBy(...page.order)
    .limit(page.limit)
  const [{ from, to }, training] = await Promise.all([
    readSchoolYear(),
    getTrainingByMembership(seats.slice(0, query.limit).map(({ id }) => id)),
  ])
  const { data, next } = page.toPage(seats, ({ id, teacher }) => {
    const { sessions, minutes, shared, beforeJoining } = training.get(id) ?? NO_TRAINING
    return {
      ...{ id, teacher, sessions, sessionMinutes: minutes },
      ...{ sharedMinutes: shared, beforeJoiningMinutes: beforeJoining },
    }
  })
  return { from, to, data, next }
}
