import 'server-only'
import { and, isNull, sql } from 'drizzle-orm'
import { CODE_ACCEPTED_AFTER_MINUTES } from '@/base/join-window'
import { isSubscribed } from '@/db/read-models/is-subscribed'
import { liveSessions } from '@/db/schema'
import { joinOpensBefore } from '@/lib/content/conditions'
import { FEEDBACK_DAYS } from './kinds'

/**
 * The times of a session as SQL, for statements that decide by the database's clock. Pages draw with `policy.ts`;
 * `tests/integration/rule-pairs.test.ts` compares both.
 */

export const joinOpensAt = sql`(${liveSessions.startsAt} - ${joinOpensBefore})`

export const endsAt = sql`(${liveSessions.startsAt} + make_interval(mins => ${liveSessions.minutes}))`

export const codeClosesAt = sql`(${endsAt} + ${sql.raw(`interval '${CODE_ACCEPTED_AFTER_MINUTES} minutes'`)})`

/** A cancelled session and a draft never end. */
export const hasEnded = sql<boolean>`(${liveSessions.state} = 'published' and ${endsAt} <= now())`

/** Over, but attendance is not confirmed yet. */
export const canClose = and(hasEnded, isNull(liveSessions.closedAt))

export const isTooEarlyToJoin = sql<boolean>`(now() < ${joinOpensAt})`
export const isTooLateToJoin = sql<boolean>`(now() >= ${endsAt})`

/** As a condition on sessions and users. */
export const isOpenToViewer = sql<boolean>`(${liveSessions.audience} = 'user' or ${isSubscribed})`

export const feedbackClosesAt =
  sql`(${endsAt} + ${sql.raw(`interval '${FEEDBACK_DAYS} days'`)})`.mapWith(liveSessions.startsAt)

export const isFeedbackOpen = sql<boolean>`(${hasEnded} and ${feedbackClosesAt} > now())`

/** Teachers whose certificates wait for a name get at most one reminder a day. */
export const mayRemindAgain = sql<boolean>`(${liveSessions.remindedAt} is null
  or ${liveSessions.remindedAt} <= now() - interval '1 day')`
