import 'server-only'
import { and, eq } from 'drizzle-orm'
import { isSlug } from '@/base/ids'
import { database } from '@/db/client'
import { attendances, liveSessions, sessionFeedback } from '@/db/schema'
import { feedbackClosesAt, isFeedbackOpen } from '../conditions'

/** Null for users who did not attend. */
export async function getOwnFeedback(viewer: { id: string }, slug: string) {
  if (!isSlug(slug)) return null
  const db = await database()
  const [row] = await db
    .select({
      title: liveSessions.title,
      language: liveSessions.language,
      startsAt: liveSessions.startsAt,
      isOpen: isFeedbackOpen,
      closesAt: feedbackClosesAt,
      usefulness: sessionFeedback.usefulness,
      clarity: sessionFeedback.clarity,
      comment: sessionFeedback.comment,
    })
    .from(liveSessions)
    .innerJoin(
      attendances,
      and(eq(attendances.liveSessionId, liveSessions.id), eq(attendances.userId, viewer.id)),
    )
    .leftJoin(
      sessionFeedback,
      and(
        eq(sessionFeedback.liveSessionId, liveSessions.id),
        eq(sessionFeedback.userId, viewer.id),
      ),
    )
    .where(eq(liveSessions.slug, slug))
  return row ?? null
}

export type OwnFeedback = NonNullable<Awaited<ReturnType<typeof getOwnFeedback>>>
