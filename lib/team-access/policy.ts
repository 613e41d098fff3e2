export type TeamRole = 'editor' | 'manager' | 'accounts' | 'viewer'

/** What several roles may read: lists without personal data, statistics, and the search, each in its own records. */
type ReadPermission = 'schoolList' | 'sessionList' | 'statistics' | 'search'

/** What some roles may do beyond their name: publish the privacy policy and the terms. */
type WritePermission = 'policies'

/** `any`: what every team member needs, such as setting up a second factor. */
export type RequiredTeamRole = TeamRole | ReadPermission | WritePermission | 'any'

const INCLUDED_ROLES: Record<TeamRole, RequiredTeamRole[]> = {
  viewer: ['viewer', 'schoolList', 'sessionList', 'statistics', 'any'],
  accounts: ['accounts', 'search', 'any'],
  editor: ['editor', 'policies', 'sessionList', 'statistics', 'search', 'any'],
  manager: [
    'manager',
    'editor',
    'policies',
    'accounts',
    'viewer',
    'schoolList',
    'sessionList',
    'statistics',
    'search',
    'any',
  ],
}

export const roleIncludes = (role: TeamRole, requiredRole: RequiredTeamRole): boolean =>
  INCLUDED_ROLES[role].includes(requiredRole)

const MINUTE_SECONDS = 60
const SECOND_FACTOR_MAX_AGE_SECONDS = 12 * 60 * MINUTE_SECONDS
const FRESH_SECOND_FACTOR_SECONDS = 15 * MINUTE_SECONDS
const TEAM_IDLE_SECONDS = 2 * 60 * MINUTE_SECONDS

/** Times are seconds since; null for never. */
export type SecondFactorState = {
  /** Also true if a reset revoked the last one. */
  hasFactor: boolean
  /** Second factor, or the password without one. */
  verified: number | null
  loggedIn: number
  seen: number | null
}

/** Where no second factor is required a login is enough; otherwise one must be set up first. */
export function isTeamAccessOpen(
  state: SecondFactorState,
  { required: isRequired, fresh: needsFreshFactor }: { required: boolean; fresh: boolean },
) {
  const { hasFactor, verified: verifiedAge, loggedIn: loginAge, seen: seenAge } = state
  if (isRequired && !hasFactor) return false
  const factorAge = hasFactor ? verifiedAge : pickNewestAge(verifiedAge, loginAge)
  const idleAge = pickNewestAge(factorAge, seenAge)
  if (factorAge === null || idleAge === null) return false
  return (
    factorAge < (needsFreshFactor ? FRESH_SECOND_FACTOR_SECONDS : SECOND_FACTOR_MAX_AGE_SECONDS) &&
    idleAge < TEAM_IDLE_SECONDS
  )
}

const pickNewestAge = (a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)
