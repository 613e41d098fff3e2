/** What each role of the team is for, and how long what was shown at the door holds. */

export type StaffRole = 'editor' | 'manager'

const RANK: Record<StaffRole, number> = { editor: 1, manager: 2 }

/** A manager may all that an editor may. */
export const may = (has: StaffRole, asked: StaffRole): boolean => RANK[has] >= RANK[asked]

const MINUTE = 60
export const PROOF_HOLDS = 12 * 60 * MINUTE
export const PROOF_IS_FRESH = 15 * MINUTE
export const TEAM_IDLE = 2 * 60 * MINUTE

/** What the session's row says, in seconds since; null for what never was. */
export type Shown = {
  /** Has one, or had one until a reset revoked it. */
  hasFactor: boolean
  /** The second factor; where there is none, the password. */
  proven: number | null
  loggedIn: number
  /** Used on the team's side. */
  seen: number | null
}

/**
 * Whether the team's side opens. Without a second factor the login itself is what was shown, where the
 * settings let that do; where they do not, nothing opens until one is set up.
 */
export function isAtHome(shown: Shown, { required, fresh }: { required: boolean; fresh: boolean }) {
  const { hasFactor, proven, loggedIn, seen } = shown
  if (required && !hasFactor) return false
  const since = hasFactor ? proven : latest(proven, loggedIn)
  const used = latest(since, seen)
  if (since === null || used === null) return false
  return since < (fresh ? PROOF_IS_FRESH : PROOF_HOLDS) && used < TEAM_IDLE
}

const latest = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)
