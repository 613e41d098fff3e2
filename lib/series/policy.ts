/** What a gathering is at a moment, and what may be done with it then. The moment is the database's. */

export type Standing = 'upcoming' | 'open' | 'live' | 'over' | 'cancelled'

export type Timed = { state: 'draft' | 'published' | 'cancelled'; startsAt: Date; minutes: number }

/** Minutes before the start from which one may join, and after the end for which the word still counts. */
export const OPENS_BEFORE = 15
export const WORD_AFTER = 30

const MINUTE = 60_000

export const endOf = ({ startsAt, minutes }: Omit<Timed, 'state'>) =>
  new Date(startsAt.getTime() + minutes * MINUTE)

export const opensAt = ({ startsAt }: Pick<Timed, 'startsAt'>) =>
  new Date(startsAt.getTime() - OPENS_BEFORE * MINUTE)

export function standingOf(gathering: Timed, now: Date): Standing {
  if (gathering.state === 'cancelled') return 'cancelled'
  if (now >= endOf(gathering)) return 'over'
  if (now >= gathering.startsAt) return 'live'
  return now >= opensAt(gathering) ? 'open' : 'upcoming'
}

/** The door is open: from fifteen minutes before the start to the end. */
export const mayJoinNow = (standing: Standing) => standing === 'open' || standing === 'live'

/** From the last third on; the host shows the word near the end. */
export const wordFrom = ({ startsAt, minutes }: Omit<Timed, 'state'>) =>
  new Date(startsAt.getTime() + (minutes * MINUTE * 2) / 3)

export const wordUntil = (gathering: Omit<Timed, 'state'>) =>
  new Date(endOf(gathering).getTime() + WORD_AFTER * MINUTE)

export function takesWord(gathering: Timed & { proof: 'word' | 'joining' }, now: Date): boolean {
  if (gathering.state !== 'published' || gathering.proof !== 'word') return false
  return now >= wordFrom(gathering) && now < wordUntil(gathering)
}

export const mayFollow = (
  viewer: { isSubscribed: boolean },
  { audience }: { audience: 'person' | 'subscriber' },
) => audience === 'person' || viewer.isSubscribed

/** When what a page shows of this gathering will next be something else; null when never again. */
export function nextChange(gathering: Timed, now: Date): Date | null {
  if (gathering.state === 'cancelled') return null
  const { startsAt } = gathering
  const turns = [
    opensAt(gathering),
    startsAt,
    wordFrom(gathering),
    endOf(gathering),
    wordUntil(gathering),
  ]
  return turns.find((turn) => turn > now) ?? null
}

const ACCENTS = /[\u0300-\u036f]/g

/**
 * As the word is compared: case, spaces and the accents of Latin letters do not count. The signs of
 * Indian scripts are letters and stay.
 */
export const bareWord = (word: string) =>
  word.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').replace(/\s+/gu, '').toLowerCase()
