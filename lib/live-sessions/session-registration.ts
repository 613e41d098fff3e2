import 'server-only'
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
  audience: 'person' | 'subscriber'
  seats: number | null
  proof: 'word' | 'joining'
  cancelReason: string | null
  recordingFilm: string | null
  recordingAddress: string | null
  mine: 'registered' | 'waiting' | 'cancelled' | null
  joinedAt: Date | null
  taken: number
  ahead: number
  present: boolean
  now: Date
}

/** Offers nothing that the commands reject. */
export function buildSessionRegistration(
  slug: string,
  row: SessionRegistrationRow,
  viewer: { isSubscribed: boolean },
): SessionRegistration {
  const { now, seats, present: isPresent, title, ahead: aheadCount } = row
  const phase = getLiveSessionPhase(row, now)
  const canAttendSession = canAttend(viewer, row)
  const registrationState = row.mine === 'cancelled' || !row.mine ? 'none' : row.mine
  const isFull = seats !== null && row.taken >= seats
  const nextChangeAt = getNextChange(row, now)
  return {
    ...{
      slug,
      title,
      standing: phase,
      mine: registrationState,
      ahead: aheadCount,
      full: isFull,
      present: isPresent,
    },
    mayFollow: canAttendSession,
    mayJoin:
      canAttendSession &&
      canJoinInPhase(phase) &&
      (registrationState === 'registered' || (registrationState === 'none' && !isFull)),
    joined: row.joinedAt !== null,
    ...buildCodeFields(
      row,
      canAttendSession && !isPresent && (registrationState === 'registered' || seats === null),
    ),
    opensAt: getJoinOpensAt(row).toISOString(),
    reason: row.cancelReason,
    recording: canAttendSession ? getRecording(row) : null,
    changesIn: nextChangeAt && nextChangeAt.getTime() - now.getTime(),
  }
}

function buildCodeFields(
  row: SessionRegistrationRow,
  canEnterCode: boolean,
): Pick<SessionRegistration, 'takesWord' | 'code'> {
  const isOver = row.now >= getCodeClosesAt(row)
  if (!canEnterCode || row.proof !== 'word' || row.state !== 'published' || isOver)
    return { takesWord: false, code: null }
  const code = {
    from: getCodeOpensAt(row).toISOString(),
    until: getCodeClosesAt(row).toISOString(),
  }
  return { takesWord: isCodeAccepted(row, row.now), code }
}

function getRecording(row: SessionRegistrationRow): SessionRegistration['recording'] {
  // A recording exists only after the end.
  if (row.now < getEnd(row)) return null
  if (row.recordingFilm) return { film: row.recordingFilm }
  return row.recordingAddress ? { address: row.recordingAddress } : null
}
