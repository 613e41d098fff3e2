import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { attendances, liveSessions, sessionFeedback } from '@/db/schema'
import { isFeedbackOpen } from '../conditions'
import type { FeedbackInput } from '../schema'

/** One statement checks attendance and time and stores the answer, replacing an earlier one. */
export async function saveFeedback(
  viewer: { id: string },
  slug: string,
  { usefulness, clarity, comment }: FeedbackInput,
): Promise<void> {
  const db = await database()
  const answer = { usefulness: Number(usefulness), clarity: Number(clarity), comment }
  const savedRows = await db
    .insert(sessionFeedback)
    .select(
      sql`select ${liveSessions.id}, ${viewer.id}::uuid, ${answer.usefulness}::integer,
        ${answer.clarity}::integer, ${comment}::text, now(), now() from ${liveSessions}
        join ${attendances} on ${attendances.liveSessionId} = ${liveSessions.id}
          and ${attendances.userId} = ${viewer.id}
        where ${liveSessions.slug} = ${slug} and ${isFeedbackOpen}`,
    )
    .onConflictDoUpdate({
      target: [sessionFeedback.liveSessionId, sessionFeedback.userId],
      set: { ...answer, updatedAt: sql`now()` },
    })
    .returning({ userId: sessionFeedback.userId })
  if (savedRows.length > 0) return
  const [attended] = await db
    .select({ id: liveSessions.id })
    .from(liveSessions)
    .innerJoin(attendances, eq(attendances.liveSessionId, liveSessions.id))
    .where(and(eq(liveSessions.slug, slug), eq(attendances.userId, viewer.id)))
  throw attended ? new AppError('conflict', 'feedbackClosed') : new AppError('notFound', 'notFound')
}
