import 'server-only'
import type { Language } from '@/i18n/languages'
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
} from './policy'
import type { SessionRegistration } from './schema'

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
  now: Date
}

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
    changesIn: nextChangeAt && nextChangeAt.getTime() - now.getTime(),
  }
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
