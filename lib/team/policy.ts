/** What each role of the team is for, and how long what was shown at the door holds. */

export type TeamRole = 'editor' | 'manager'

const ROLE_RANK: Record<TeamRole, number> = { editor: 1, manager: 2 }

/** A manager may all that an editor may. */
export const roleIncludes = (role: TeamRole, requiredRole: TeamRole): boolean =>
  ROLE_RANK[role] >= ROLE_RANK[requiredRole]

const MINUTE_SECONDS = 60
export const SECOND_FACTOR_MAX_AGE_SECONDS = 12 * 60 * MINUTE_SECONDS
export const FRESH_SECOND_FACTOR_SECONDS = 15 * MINUTE_SECONDS
export const TEAM_IDLE_SECONDS = 2 * 60 * MINUTE_SECONDS

/** What the session's row says, in seconds since; null for what never was. */
export type SecondFactorState = {
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
export function isTeamAccessOpen(
  state: SecondFactorState,
  { required: isRequired, fresh: needsFreshFactor }: { required: boolean; fresh: boolean },
) {
  const { hasFactor, proven: verifiedAge, loggedIn: loginAge, seen: seenAge } = state
  if (isRequired && !hasFactor) return false
  const proofAge = hasFactor ? verifiedAge : pickNewestAge(verifiedAge, loginAge)
  const idleAge = pickNewestAge(proofAge, seenAge)
  if (proofAge === null || idleAge === null) return false
  return (
    proofAge < (needsFreshFactor ? FRESH_SECOND_FACTOR_SECONDS : SECOND_FACTOR_MAX_AGE_SECONDS) &&
    idleAge < TEAM_IDLE_SECONDS
  )
}

const pickNewestAge = (a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)
