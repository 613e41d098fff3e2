import 'server-only'
import { and, asc, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm'
import { isSlug } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { certificates } from '@/db/read-models/certificates'
import { attendances, liveSessionRegistrations, liveSessions, sessionFeedback } from '@/db/schema'
import type { Language } from '@/i18n/languages'
import type { Viewer } from '@/lib/auth/sessions'
import type { FormRedirects } from '@/lib/http/form'
import { routes } from '@/lib/routes'
import { endsAt, isFeedbackOpen, joinOpensAt } from '../conditions'
import {
  canAttend,
  canJoinInPhase,
  getCodeClosesAt,
  getCodeOpensAt,
  getEnd,
  getJoinOpensAt,
  getLiveSessionPhase,
  getNextChange,
  isCodeAccepted,
  type LiveSessionTiming,
} from '../policy'
import { now } from '../public-sessions'
import type { SessionRegistration } from '../schema'

export type SessionRegistrationRow = LiveSessionTiming & {
  title: string
  language: Language
  audience: 'user' | 'subscriber'
  capacity: number | null
  attendanceMethod: 'code' | 'joining'
  cancelReason: string | null
  recordingVideoId: string | null
  recordingUrl: string | null
  mine: 'registered' | 'waiting' | 'cancelled' | null
  joinedAt: Date | null
  taken: number
  ahead: number
  present: boolean
  feedbackOpen: boolean
  feedbackGiven: boolean
  closed: boolean
  certificate: string | null
  now: Date
}

const registeredCount = sql<number>`(select count(*)::int from live_session_registrations r
  where r.live_session_id = ${liveSessions.id} and r.state = 'registered')`

const waitingAheadCount = sql<number>`(select count(*)::int from live_session_registrations r
  where r.live_session_id = ${liveSessions.id} and r.state = 'waiting'
    and (r.since, r.user_id) < (${liveSessionRegistrations.since}, ${liveSessionRegistrations.userId}))`

const isRegistered = sql`(${liveSessionRegistrations.state} is not distinct from 'registered')`

/** As `canJoin` of the registration, for sorting. */
const canJoinNow = sql`(${joinOpensAt} <= now() and (${isRegistered}
  or (${liveSessionRegistrations.state} is distinct from 'waiting'
    and (${liveSessions.capacity} is null or ${registeredCount} < ${liveSessions.capacity}))))`

/** Offers nothing that the commands reject. */
export function buildSessionRegistration(
  slug: string,
  row: SessionRegistrationRow,
  viewer: { isSubscribed: boolean },
): SessionRegistration {
  const { now, capacity, present: isPresent, title, language, ahead: aheadCount } = row
  const phase = getLiveSessionPhase(row, now)
  const canAttendSession = canAttend(viewer, row)
  const registrationState = row.mine === 'cancelled' || !row.mine ? 'none' : row.mine
  const isFull = capacity !== null && row.taken >= capacity
  const nextChangeAt = getNextChange(row, now)
  return {
    ...{
      slug,
      title,
      language,
      phase,
      mine: registrationState,
      ahead: aheadCount,
      full: isFull,
      present: isPresent,
    },
    canAttend: canAttendSession,
    canJoin:
      canAttendSession &&
      canJoinInPhase(phase) &&
      (registrationState === 'registered' || (registrationState === 'none' && !isFull)),
    joined: row.joinedAt !== null,
    ...buildCodeFields(
      row,
      canAttendSession && !isPresent && (registrationState === 'registered' || capacity === null),
    ),
    opensAt: getJoinOpensAt(row).toISOString(),
    reason: row.cancelReason,
    recording: canAttendSession ? getRecording(row) : null,
    feedback: getFeedbackState(row),
    certificate: row.certificate,
    certificateWaits: isPresent && row.closed && !row.certificate,
    changesIn: nextChangeAt && nextChangeAt.getTime() - now.getTime(),
  }
}

export async function getSessionRegistration(
  viewer: Viewer,
  slug: string,
): Promise<SessionRegistration | null> {
  if (!isSlug(slug)) return null
  const [row] = await selectRegistration(
    await database(),
    viewer.id,
    and(eq(liveSessions.slug, slug), ne(liveSessions.state, 'draft')),
  )
  return row ? buildSessionRegistration(slug, row, viewer) : null
}

/**
 * The session to show first: one that the viewer can join now, then the next they registered for, then the
 * next they may attend.
 */
export async function findNextRegistration(viewer: Pick<Viewer, 'id' | 'isSubscribed'>) {
  const db = await database()
  const [row] = await selectRegistration(
    db,
    viewer.id,
    and(
      eq(liveSessions.state, 'published'),
      gt(endsAt, sql`now()`),
      or(eq(liveSessions.audience, 'user'), sql`${viewer.isSubscribed}`),
    ),
  )
    .orderBy(sql`${canJoinNow} desc`, sql`${isRegistered} desc`, asc(liveSessions.startsAt))
    .limit(1)
  if (!row) return null
  return { ...buildSessionRegistration(row.slug, row, viewer), startsAt: row.startsAt }
}

function buildCodeFields(
  row: SessionRegistrationRow,
  canEnterCode: boolean,
): Pick<SessionRegistration, 'acceptsCode' | 'code'> {
  const isOver = row.now >= getCodeClosesAt(row)
  if (!canEnterCode || row.attendanceMethod !== 'code' || row.state !== 'published' || isOver)
    return { acceptsCode: false, code: null }
  const code = {
    from: getCodeOpensAt(row).toISOString(),
    until: getCodeClosesAt(row).toISOString(),
  }
  return { acceptsCode: isCodeAccepted(row, row.now), code }
}

const getFeedbackState = ({ present, feedbackOpen, feedbackGiven }: SessionRegistrationRow) => {
  if (!present || !feedbackOpen) return 'none'
  return feedbackGiven ? 'given' : 'open'
}

function getRecording(row: SessionRegistrationRow): SessionRegistration['recording'] {
  // A recording exists only after the end.
  if (row.now < getEnd(row)) return null
  if (row.recordingVideoId) return { video: row.recordingVideoId }
  return row.recordingUrl ? { address: row.recordingUrl } : null
}

const selectRegistration = (db: Db, userId: string, condition: SQL | undefined) =>
  db
    .select({
      slug: liveSessions.slug,
      state: liveSessions.state,
      title: liveSessions.title,
      language: liveSessions.language,
      startsAt: liveSessions.startsAt,
      minutes: liveSessions.minutes,
      audience: liveSessions.audience,
      capacity: liveSessions.capacity,
      attendanceMethod: liveSessions.attendanceMethod,
      cancelReason: liveSessions.cancelReason,
      recordingVideoId: liveSessions.recordingVideoId,
      recordingUrl: liveSessions.recordingUrl,
      mine: liveSessionRegistrations.state,
      joinedAt: liveSessionRegistrations.joinedAt,
      taken: sql<number>`case when ${liveSessions.capacity} is null then 0 else ${registeredCount} end`,
      ahead: sql<number>`case when ${liveSessionRegistrations.state} = 'waiting' then ${waitingAheadCount} else 0 end`,
      present: sql<boolean>`exists (select from ${attendances} p
        where p.live_session_id = ${liveSessions.id} and p.user_id = ${userId})`,
      feedbackOpen: isFeedbackOpen,
      feedbackGiven: sql<boolean>`exists (select from ${sessionFeedback} f
        where f.live_session_id = ${liveSessions.id} and f.user_id = ${userId})`,
      closed: sql<boolean>`(${liveSessions.closedAt} is not null)`,
      certificate: certificates.number,
      now,
    })
    .from(liveSessions)
    .leftJoin(
      liveSessionRegistrations,
      and(
        eq(liveSessionRegistrations.liveSessionId, liveSessions.id),
        eq(liveSessionRegistrations.userId, userId),
      ),
    )
    .leftJoin(
      certificates,
      and(eq(certificates.liveSessionId, liveSessions.id), eq(certificates.userId, userId)),
    )
    .where(condition)

const SLUG_PATTERN = /^[a-z0-9-]{1,100}$/

export const readSlug = ({ slug }: Record<string, string | string[] | undefined>) =>
  typeof slug === 'string' && SLUG_PATTERN.test(slug) ? slug : ''

export function buildReturnUrls(
  params: Record<string, string | string[] | undefined>,
): FormRedirects {
  const slug = readSlug(params)
  return {
    resultUrl: (code) => `${routes.liveSessionRegistration(slug)}?result=${code}`,
    loginReturnPath: routes.liveSession(slug),
  }
}
