import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { attendances, liveSessionRegistrations, liveSessions } from '@/db/schema'
import type { PublicLiveSession } from './public-sessions'

/** Fewer could be recognised. */
const MIN_SHOWN = 5

/** Of a session without a limit: a smaller number makes a reader wonder why nobody comes. */
const MIN_SHOWN_REGISTERED = 20

/** Of a closed session, whose attendance is final. */
export async function countAttended(slug: string): Promise<number | undefined> {
  const db = await database()
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(attendances)
    .innerJoin(liveSessions, eq(liveSessions.id, attendances.liveSessionId))
    .where(and(eq(liveSessions.slug, slug), isNotNull(liveSessions.closedAt)))
  const count = row?.count ?? 0
  return count < MIN_SHOWN ? undefined : count
}

/** Places taken, without the waiting list. The cached page shows it as of its rendering, at most a day ago. */
export async function countShownRegistrations({
  slug,
  phase,
  capacity,
}: PublicLiveSession): Promise<number | undefined> {
  if (phase === 'over' || phase === 'cancelled') return undefined
  const db = await database()
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(liveSessionRegistrations)
    .innerJoin(liveSessions, eq(liveSessions.id, liveSessionRegistrations.liveSessionId))
    .where(and(eq(liveSessions.slug, slug), eq(liveSessionRegistrations.state, 'registered')))
  const count = row?.count ?? 0
  return count < getMinShown(capacity) ? undefined : count
}

/** Half of a small group is a number to show. */
const getMinShown = (capacity: number | null) =>
  capacity === null
    ? MIN_SHOWN_REGISTERED
    : Math.max(MIN_SHOWN, Math.min(MIN_SHOWN_REGISTERED, Math.ceil(capacity / 2)))
