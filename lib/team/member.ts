import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { database, prepared } from '@/db/client'
import { staffRoles } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { may, type StaffRole } from './policy'

/** Somebody of the team, as of this request: a role that is taken away ends with its row. */
export type TeamMember = Viewer & { role: StaffRole }

/** The viewer as somebody of the team who may do this, or null. */
export async function teamMember(viewer: Viewer, asked: StaffRole): Promise<TeamMember | null> {
  const [row] = await roleOf(await database()).execute({ userId: viewer.id })
  return row && may(row.role, asked) ? { ...viewer, role: row.role } : null
}

/** For a call: to everyone else it is an address where nothing is. */
export async function requireTeamCaller(viewer: Viewer | null, asked: StaffRole) {
  const member = viewer && (await teamMember(viewer, asked))
  if (!member) throw new Refusal('notFound', 'nothingAtAddress')
  return member
}

const roleOf = prepared((db) =>
  db
    .select({ role: staffRoles.role })
    .from(staffRoles)
    .where(eq(staffRoles.userId, sql.placeholder('userId')))
    .prepare('staff_role_of'),
)
