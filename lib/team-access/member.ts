import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { type Db, database, prepareOnce } from '@/db/client'
import { sessions, teamRoles } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import {
  isTeamAccessOpen,
  type RequiredTeamRole,
  roleIncludes,
  type SecondFactorState,
  type TeamRole,
} from './policy'
import { hasSecondFactor } from './valid-factors'

/** Read on every request, so that a revoked role ends at once. */
export type TeamMember = Viewer & { role: TeamRole; secondFactor: SecondFactorState }

export type TeamRequirement = {
  role: RequiredTeamRole
  /** For sensitive actions: second factor within the last 15 minutes. */
  needsFreshFactor?: true
  /** Allowed before the second factor, for the calls that verify it. */
  allowsUnverified?: true
}

/** So that a manager whose role ends meanwhile makes nothing that outlasts it. */
export async function lockManagerRole(tx: Db, userId: string): Promise<void> {
  const [row] = await tx
    .select({ role: teamRoles.role })
    .from(teamRoles)
    .where(and(eq(teamRoles.userId, userId), eq(teamRoles.role, 'manager')))
    .for('share')
  if (!row) throw new AppError('notFound', 'urlNotFound')
}

/** Null without the required role. */
export async function findTeamMember(
  viewer: Viewer,
  requiredRole: RequiredTeamRole,
): Promise<TeamMember | null> {
  const { id: userId, sessionId } = viewer
  const [row] = await teamRoleStatement(await database()).execute({ userId, sessionId })
  if (!row || !roleIncludes(row.role, requiredRole)) return null
  const { role, ...secondFactor } = row
  return { ...viewer, role, secondFactor }
}

/** Also records the time of access. */
export async function hasTeamAccess(
  { sessionId, secondFactor }: TeamMember,
  needsFreshFactor = false,
): Promise<boolean> {
  if (
    !isTeamAccessOpen(secondFactor, {
      required: settings().secondFactorRequired,
      fresh: needsFreshFactor,
    })
  )
    return false
  if (secondFactor.seen === null || secondFactor.seen > SEEN_INTERVAL_SECONDS)
    await updateTeamSeen(sessionId)
  return true
}

/** Everyone else gets 404. */
export async function requireTeamCaller(
  viewer: Viewer | null,
  { role, ...requirement }: TeamRequirement,
) {
  const member = viewer && (await findTeamMember(viewer, role))
  if (!member) throw new AppError('notFound', 'urlNotFound')
  if (!requirement.allowsUnverified && !(await hasTeamAccess(member, requirement.needsFreshFactor)))
    throw secondFactorRequiredError()
  return member
}

/** The client recognises this field name and asks for the second factor. */
export const secondFactorRequiredError = () =>
  new AppError('forbidden', 'secondFactorRequired', { errors: { proof: 'secondFactorRequired' } })

const SEEN_INTERVAL_SECONDS = 60

async function updateTeamSeen(sessionId: string) {
  const db = await database()
  await db.update(sessions).set({ teamSeenAt: sql`now()` }).where(eq(sessions.id, sessionId))
}

const secondsSince = (timestamp: unknown) =>
  sql<number | null>`extract(epoch from now() - ${timestamp})::float8`

/** Also true after a reset removed the last factor, so that the password alone is not enough. */
const requiresFactor = sql<boolean>`(${hasSecondFactor(teamRoles.userId)}
  or ${teamRoles.factorRevokedAt} is not null)`

/** A verification from before the role was assigned does not count. */
const verifiedSinceRole = sql`case when ${sessions.secondFactorAt} >= ${teamRoles.createdAt}
  then ${sessions.secondFactorAt} end`

const teamRoleStatement = prepareOnce((db) =>
  db
    .select({
      role: teamRoles.role,
      hasFactor: requiresFactor,
      verified: secondsSince(verifiedSinceRole),
      loggedIn: sql<number>`${secondsSince(sessions.createdAt)}`,
      seen: secondsSince(sessions.teamSeenAt),
    })
    .from(teamRoles)
    .innerJoin(sessions, eq(sessions.userId, teamRoles.userId))
    .where(
      and(
        eq(teamRoles.userId, sql.placeholder('userId')),
        eq(sessions.id, sql.placeholder('sessionId')),
      ),
    )
    .prepare('team_role'),
)
