import 'server-only'
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isSlug } from '@/base/ids'
import { database } from '@/db/client'
import { attendances, liveSessions, sessionFeedback } from '@/db/schema'
import { teamFeedbackText } from '@/i18n/team-feedback'
import { feedbackClosesAt, isFeedbackOpen } from './conditions'
import { EXPORT_PAGE_SIZE, iteratePages, sendSessionExport } from './exports'
import { FEEDBACK_SCORES } from './kinds'
import type { FeedbackInput } from './schema'

export type OwnFeedback = NonNullable<Awaited<ReturnType<typeof getOwnFeedback>>>

const COMMENTS_PER_PAGE = 50

const answerKey = sql<string>`md5(${sessionFeedback.liveSessionId}::text || ${sessionFeedback.userId}::text)`

const KEY_PATTERN = /^[0-9a-f]{32}$/

type ScoreCounts = { average: number | null; counts: number[] }

export type FeedbackResults = { count: number; usefulness: ScoreCounts; clarity: ScoreCounts }

export type FeedbackComments = Awaited<ReturnType<typeof findFeedbackComments>>

type AnswerPage = { after?: string; pageSize: number }

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

export async function getFeedbackResults(liveSessionId: string): Promise<FeedbackResults> {
  const db = await database()
  const { usefulness, clarity } = sessionFeedback
  const groups = await db
    .select({ usefulness, clarity, count: sql<number>`count(*)::int` })
    .from(sessionFeedback)
    .where(eq(sessionFeedback.liveSessionId, liveSessionId))
    .groupBy(usefulness, clarity)
  const summarize = (question: 'usefulness' | 'clarity'): ScoreCounts => {
    const counts = FEEDBACK_SCORES.map((score) =>
      sumCounts(groups.filter((group) => group[question] === Number(score))),
    )
    const total = counts.reduce((sum, count, index) => sum + count * (index + 1), 0)
    return { counts, average: groups.length > 0 ? total / sumCounts(groups) : null }
  }
  return {
    count: sumCounts(groups),
    usefulness: summarize('usefulness'),
    clarity: summarize('clarity'),
  }
}

export async function findFeedbackComments(liveSessionId: string, after?: string) {
  const { rows, next } = await findAnswers(
    and(eq(sessionFeedback.liveSessionId, liveSessionId), isNotNull(sessionFeedback.comment)),
    { after, pageSize: COMMENTS_PER_PAGE },
  )
  return { comments: rows.map(({ key, comment }) => ({ key, comment: comment ?? '' })), next }
}

export const findSessionAnswers = (liveSessionId: string, page: AnswerPage) =>
  findAnswers(eq(sessionFeedback.liveSessionId, liveSessionId), page)

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

/** Answers without users or times. */
export const sendSessionFeedback = (
  request: Request,
  viewer: { id: string },
  liveSessionId: string,
): Promise<Response> =>
  sendSessionExport(request, viewer, liveSessionId, {
    action: 'session-feedback.exported',
    name: 'feedback',
    columnNames: teamFeedbackText().csv.heads,
    batches: iteratePages(
      (after) => findSessionAnswers(liveSessionId, { after, pageSize: EXPORT_PAGE_SIZE }),
      ({ usefulness, clarity, comment }) => [`${usefulness}`, `${clarity}`, comment ?? ''],
    ),
  })

const sumCounts = (groups: { count: number }[]) => groups.reduce((sum, { count }) => sum + count, 0)

/** Without users, ordered by a hash, which does not tell who answered when. */
async function findAnswers(condition: SQL | undefined, { after, pageSize }: AnswerPage) {
  const db = await database()
  const isAfter = after && KEY_PATTERN.test(after) ? sql`${answerKey} > ${after}` : undefined
  const rows = await db
    .select({
      key: answerKey,
      usefulness: sessionFeedback.usefulness,
      clarity: sessionFeedback.clarity,
      comment: sessionFeedback.comment,
    })
    .from(sessionFeedback)
    .where(and(condition, isAfter))
    .orderBy(asc(answerKey))
    .limit(pageSize + 1)
  const pageRows = rows.slice(0, pageSize)
  const next = rows.length > pageSize ? (pageRows.at(-1)?.key ?? null) : null
  return { rows: pageRows, next }
}
