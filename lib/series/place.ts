import 'server-only'
import {
  endOf,
  mayFollow,
  mayJoinNow,
  nextChange,
  opensAt,
  standingOf,
  type Timed,
  takesWord,
  wordFrom,
  wordUntil,
} from './policy'
import type { Place } from './schema'

/** One session and one user, as the database has them at a moment. */
export type PlaceRow = Timed & {
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

/** What the user may read and do on the session's page. What it offers, the commands do not refuse. */
export function placeFrom(slug: string, row: PlaceRow, viewer: { isSubscribed: boolean }): Place {
  const { now, seats, present, title, ahead } = row
  const standing = standingOf(row, now)
  const follows = mayFollow(viewer, row)
  const mine = row.mine === 'cancelled' || !row.mine ? 'none' : row.mine
  const full = seats !== null && row.taken >= seats
  const change = nextChange(row, now)
  return {
    ...{ slug, title, standing, mine, ahead, full, present },
    mayFollow: follows,
    mayJoin:
      follows && mayJoinNow(standing) && (mine === 'registered' || (mine === 'none' && !full)),
    joined: row.joinedAt !== null,
    ...codeFields(row, follows && !present && (mine === 'registered' || seats === null)),
    opensAt: opensAt(row).toISOString(),
    reason: row.cancelReason,
    recording: follows ? recordingOf(row) : null,
    changesIn: change && change.getTime() - now.getTime(),
  }
}

function codeFields(row: PlaceRow, mayEnter: boolean): Pick<Place, 'takesWord' | 'code'> {
  const isOver = row.now >= wordUntil(row)
  if (!mayEnter || row.proof !== 'word' || row.state !== 'published' || isOver)
    return { takesWord: false, code: null }
  const code = { from: wordFrom(row).toISOString(), until: wordUntil(row).toISOString() }
  return { takesWord: takesWord(row, row.now), code }
}

function recordingOf(row: PlaceRow): Place['recording'] {
  // A recording can only be there once there is something to watch.
  if (row.now < endOf(row)) return null
  if (row.recordingFilm) return { film: row.recordingFilm }
  return row.recordingAddress ? { address: row.recordingAddress } : null
}
