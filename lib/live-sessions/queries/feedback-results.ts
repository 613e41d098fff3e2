import 'server-only'
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { sessionFeedback } from '@/db/schema'
import { FEEDBACK_SCORES } from '../kinds'

/** Without users. Answers are ordered by a hash, which does not tell who answered when. */

const COMMENTS_PER_PAGE = 50
const answerKey = sql<string>`md5(${sessionFeedback.liveSessionId}::text || ${sessionFeedback.userId}::text)`
const KEY_PATTERN = /^[0-9a-f]{32}$/

type ScoreCounts = { average: number | null; counts: number[] }
export type FeedbackResults = { count: number; usefulness: ScoreCounts; clarity: ScoreCounts }

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

const sumCounts = (groups: { count: number }[]) => groups.reduce((sum, { count }) => sum + count, 0)

export async function findFeedbackComments(liveSessionId: string, after?: string) {
  const { rows, next } = await findAnswers(
    and(eq(sessionFeedback.liveSessionId, liveSessionId), isNotNull(sessionFeedback.comment)),
    { after, pageSize: COMMENTS_PER_PAGE },
  )
  return { comments: rows.map(({ key, comment }) => ({ key, comment: comment ?? '' })), next }
}

export type FeedbackComments = Awaited<ReturnType<typeof findFeedbackComments>>

type AnswerPage = { after?: string; pageSize: number }

export const findSessionAnswers = (liveSessionId: string, page: AnswerPage) =>
  findAnswers(eq(sessionFeedback.liveSessionId, liveSessionId), page)

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
