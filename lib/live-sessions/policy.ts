/** What a gathering is at a moment, and what may be done with it then. The moment is the database's. */

export type LiveSessionPhase = 'upcoming' | 'open' | 'live' | 'over' | 'cancelled'

export type LiveSessionTiming = {
  state: 'draft' | 'published' | 'cancelled'
  startsAt: Date
  minutes: number
}

/** Minutes before the start from which one may join, and after the end for which the word still counts. */
export const JOIN_OPENS_BEFORE_MINUTES = 15
export const CODE_ACCEPTED_AFTER_MINUTES = 30

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

/** The door is open: from fifteen minutes before the start to the end. */
export const canJoinInPhase = (phase: LiveSessionPhase) => phase === 'open' || phase === 'live'

/** From the last third on; the host shows the word near the end. */
export const getCodeOpensAt = ({ startsAt, minutes }: Omit<LiveSessionTiming, 'state'>) =>
  new Date(startsAt.getTime() + (minutes * MINUTE_MS * 2) / 3)

export const getCodeClosesAt = (liveSession: Omit<LiveSessionTiming, 'state'>) =>
  new Date(getEnd(liveSession).getTime() + CODE_ACCEPTED_AFTER_MINUTES * MINUTE_MS)

export function isCodeAccepted(
  liveSession: LiveSessionTiming & { proof: 'word' | 'joining' },
  now: Date,
): boolean {
  if (liveSession.state !== 'published' || liveSession.proof !== 'word') return false
  return now >= getCodeOpensAt(liveSession) && now < getCodeClosesAt(liveSession)
}

export const canAttend = (
  viewer: { isSubscribed: boolean },
  { audience }: { audience: 'person' | 'subscriber' },
) => audience === 'person' || viewer.isSubscribed

/** When what a page shows of this gathering will next be something else; null when never again. */
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

/**
 * As the word is compared: case, spaces and the accents of Latin letters do not count. The signs of
 * Indian scripts are letters and stay.
 */
export const normalizeCode = (code: string) =>
  code
    .normalize('NFKD')
    .replace(ACCENT_PATTERN, '')
    .normalize('NFC')
    .replace(/\s+/gu, '')
    .toLowerCase()
