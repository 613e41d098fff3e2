import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { database, prepareOnce } from '@/db/client'
import { sessions, staffRoles } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { isTeamAccessOpen, roleIncludes, type SecondFactorState, type TeamRole } from './policy'
import { hasSecondFactor } from './valid-factors'

/** Somebody of the team, as of this request: a role that is taken away ends with its row. */
export type TeamMember = Viewer & { role: TeamRole; shown: SecondFactorState }

/** What a call asks of who makes it, beside the role. */
export type TeamRequirement = {
  may: TeamRole
  /** For what is delicate: the second factor within the last quarter of an hour. */
  fresh?: true
  /** Before the second factor: for the calls that ask for it. */
  unproven?: true
}

/** The viewer as somebody of the team who may do this, or null. */
export async function findTeamMember(
  viewer: Viewer,
  requiredRole: TeamRole,
): Promise<TeamMember | null> {
  const { id: userId, sessionId } = viewer
  const [row] = await teamRoleStatement(await database()).execute({ userId, sessionId })
  if (!row || !roleIncludes(row.role, requiredRole)) return null
  const { role, ...secondFactor } = row
  return { ...viewer, role, shown: secondFactor }
}

/** Whether the team's side is open to this login; who comes in is noted as seen. */
export async function hasTeamAccess(
  { sessionId, shown: secondFactor }: TeamMember,
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

/** For a call: to everyone else it is an address where nothing is. */
export async function requireTeamCaller(
  viewer: Viewer | null,
  { may: role, ...requirement }: TeamRequirement,
) {
  const member = viewer && (await findTeamMember(viewer, role))
  if (!member) throw new AppError('notFound', 'nothingAtAddress')
  if (!requirement.unproven && !(await hasTeamAccess(member, requirement.fresh)))
    throw secondFactorRequiredError()
  return member
}

/** The client takes the field's name as the word to ask for the second factor. */
export const secondFactorRequiredError = () =>
  new AppError('forbidden', 'showWhoYouAre', { errors: { proof: 'showWhoYouAre' } })

const SEEN_INTERVAL_SECONDS = 60

async function updateTeamSeen(sessionId: string) {
  const db = await database()
  await db.update(sessions).set({ teamSeenAt: sql`now()` }).where(eq(sessions.id, sessionId))
}

const secondsSince = (timestamp: unknown) =>
  sql<number | null>`extract(epoch from now() - ${timestamp})::float8`

/** Also whoever lost the last factor by a reset must show something beside the password. */
const requiresFactor = sql<boolean>`(${hasSecondFactor(staffRoles.userId)}
  or ${staffRoles.factorRevokedAt} is not null)`

/** What was shown before the role was given says nothing about it. */
const verifiedSinceRole = sql`case when ${sessions.provenAt} >= ${staffRoles.createdAt}
  then ${sessions.provenAt} end`

const teamRoleStatement = prepareOnce((db) =>
  db
    .select({
      role: staffRoles.role,
      hasFactor: requiresFactor,
      proven: secondsSince(verifiedSinceRole),
      loggedIn: sql<number>`${secondsSince(sessions.createdAt)}`,
      seen: secondsSince(sessions.teamSeenAt),
    })
    .from(staffRoles)
    .innerJoin(sessions, eq(sessions.userId, staffRoles.userId))
    .where(
      and(
        eq(staffRoles.userId, sql.placeholder('userId')),
        eq(sessions.id, sql.placeholder('sessionId')),
      ),
    )
    .prepare('staff_role_of'),
)
