import { CODE_ACCEPTED_AFTER_MINUTES, JOIN_OPENS_BEFORE_MINUTES } from '@/base/join-window'

/** State and permissions of a session at a given time, which is the database's. */

export type LiveSessionPhase = 'upcoming' | 'open' | 'live' | 'over' | 'cancelled'

export type LiveSessionTiming = {
  state: 'draft' | 'published' | 'cancelled'
  startsAt: Date
  minutes: number
}

/** A new time can be undone before its email is sent. */
export const NEW_TIME_UNDO_SECONDS = 120

const MINUTE_MS = 60_000

export const getEnd = ({ startsAt, minutes }: Omit<LiveSessionTiming, 'state'>) =>
  new Date(startsAt.getTime() + minutes * MINUTE_MS)

export const getJoinOpensAt = ({ startsAt }: Pick<LiveSessionTiming, 'startsAt'>) =>
  new Date(startsAt.getTime() - JOIN_OPENS_BEFORE_MINUTES * MINUTE_MS)

export function getLiveSessionPhase(liveSession: LiveSessionTiming, now: Date): LiveSessionPhase {
  if (liveSession.state === 'cancelled') return 'cancelled'
  if (now >= getEnd(liveSession)) return 'over'
  if (now >= liveSession.startsAt) return 'live'
  return now >= getJoinOpensAt(liveSession) ? 'open' : 'upcoming'
}

export const canJoinInPhase = (phase: LiveSessionPhase) => phase === 'open' || phase === 'live'

/** From the last third on, because the host shows the code near the end. */
export const getCodeOpensAt = ({ startsAt, minutes }: Omit<LiveSessionTiming, 'state'>) =>
  new Date(startsAt.getTime() + (minutes * MINUTE_MS * 2) / 3)

export const getCodeClosesAt = (liveSession: Omit<LiveSessionTiming, 'state'>) =>
  new Date(getEnd(liveSession).getTime() + CODE_ACCEPTED_AFTER_MINUTES * MINUTE_MS)

export function isCodeAccepted(
  liveSession: LiveSessionTiming & { attendanceMethod: 'code' | 'joining' },
  now: Date,
): boolean {
  if (liveSession.state !== 'published' || liveSession.attendanceMethod !== 'code') return false
  return now >= getCodeOpensAt(liveSession) && now < getCodeClosesAt(liveSession)
}

/** Whether someone can still be recorded as present, and so get the certificate. */
export function isAttendanceOpen(
  liveSession: LiveSessionTiming & { attendanceMethod: 'code' | 'joining' },
  now: Date,
): boolean {
  if (liveSession.state === 'cancelled') return false
  const getLastMoment = liveSession.attendanceMethod === 'code' ? getCodeClosesAt : getEnd
  return now < getLastMoment(liveSession)
}

export const canAttend = (
  viewer: { isSubscribed: boolean },
  { audience }: { audience: 'user' | 'subscriber' },
) => audience === 'user' || viewer.isSubscribed

type RegistrationState = { mine: string; present: boolean; canJoin: boolean }

/** Back and Reload repeat the result of an earlier form, which may no longer be true. */
export function isCurrentResult(
  code: string,
  { mine: ownStatus, present: isPresent, canJoin: canJoinNow }: RegistrationState,
): boolean {
  switch (code) {
    case 'registered':
    case 'waiting':
      return ownStatus === code
    case 'registrationCancelled':
      return ownStatus === 'none'
    case 'liveSessionFull':
    case 'attendanceCodeNeedsRegistration':
      return ownStatus !== 'registered'
    case 'joinTooEarly':
      return !canJoinNow
    default:
      return !isPresent || !ATTENDANCE_RESULTS.includes(code)
  }
}

/** The page itself says that the attendance is recorded. */
const ATTENDANCE_RESULTS = [
  ...['present', 'attendanceCodeWrong', 'attendanceCodeClosed', 'attendanceCodeNotSet'],
  'tooManyAttempts',
]

/** When the page next changes by itself; null for never. */
export function getNextChange(liveSession: LiveSessionTiming, now: Date): Date | null {
  if (liveSession.state === 'cancelled') return null
  const { startsAt } = liveSession
  const changes = [
    getJoinOpensAt(liveSession),
    startsAt,
    getCodeOpensAt(liveSession),
    getEnd(liveSession),
    getCodeClosesAt(liveSession),
  ]
  return changes.find((change) => change > now) ?? null
}

const ACCENT_PATTERN = /[\u0300-\u036f]/g

/** Ignores case, spaces and Latin accents. Marks of Indian scripts are significant. */
export const normalizeCode = (code: string) =>
  code
    .normalize('NFKD')
    .replace(ACCENT_PATTERN, '')
    .normalize('NFC')
    .replace(/\s+/gu, '')
    .toLowerCase()
