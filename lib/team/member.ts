import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { settings } from '@/base/settings'
import { database, prepared } from '@/db/client'
import { sessions, staffRoles } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { hasFactor } from './counting-factors'
import { isAtHome, may, type Shown, type StaffRole } from './policy'

/** Somebody of the team, as of this request: a role that is taken away ends with its row. */
export type TeamMember = Viewer & { role: StaffRole; shown: Shown }

/** What a call asks of who makes it, beside the role. */
export type Asked = {
  may: StaffRole
  /** For what is delicate: the second factor within the last quarter of an hour. */
  fresh?: true
  /** Before the second factor: for the calls that ask for it. */
  unproven?: true
}

/** The viewer as somebody of the team who may do this, or null. */
export async function teamMember(viewer: Viewer, asked: StaffRole): Promise<TeamMember | null> {
  const { id: userId, sessionId } = viewer
  const [row] = await roleOf(await database()).execute({ userId, sessionId })
  if (!row || !may(row.role, asked)) return null
  const { role, ...shown } = row
  return { ...viewer, role, shown }
}

/** Whether the team's side is open to this login; who comes in is noted as seen. */
export async function atHome({ sessionId, shown }: TeamMember, fresh = false): Promise<boolean> {
  if (!isAtHome(shown, { required: settings().secondFactorRequired, fresh })) return false
  if (shown.seen === null || shown.seen > NOTED_EVERY) await noteSeen(sessionId)
  return true
}

/** For a call: to everyone else it is an address where nothing is. */
export async function requireTeamCaller(viewer: Viewer | null, { may: role, ...asked }: Asked) {
  const member = viewer && (await teamMember(viewer, role))
  if (!member) throw new Refusal('notFound', 'nothingAtAddress')
  if (!asked.unproven && !(await atHome(member, asked.fresh))) throw unproven()
  return member
}

/** The client takes the field's name as the word to ask for the second factor. */
export const unproven = () =>
  new Refusal('forbidden', 'showWhoYouAre', { errors: { proof: 'showWhoYouAre' } })

const NOTED_EVERY = 60

async function noteSeen(sessionId: string) {
  const db = await database()
  await db.update(sessions).set({ teamSeenAt: sql`now()` }).where(eq(sessions.id, sessionId))
}

const ago = (moment: unknown) => sql<number | null>`extract(epoch from now() - ${moment})::float8`

/** Also whoever lost the last factor by a reset must show something beside the password. */
const factorDemanded = sql<boolean>`(${hasFactor(staffRoles.userId)}
  or ${staffRoles.factorRevokedAt} is not null)`

/** What was shown before the role was given says nothing about it. */
const provenInRole = sql`case when ${sessions.provenAt} >= ${staffRoles.createdAt}
  then ${sessions.provenAt} end`

const roleOf = prepared((db) =>
  db
    .select({
      role: staffRoles.role,
      hasFactor: factorDemanded,
      proven: ago(provenInRole),
      loggedIn: sql<number>`${ago(sessions.createdAt)}`,
      seen: ago(sessions.teamSeenAt),
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
