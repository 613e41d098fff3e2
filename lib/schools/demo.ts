import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { memberships, schools } from '@/db/schema'
import { demoText } from '@/i18n/demo'
import { createDemoUsers, makeDemoManager } from '@/lib/accounts/demo'
import { siteActor } from '@/lib/audit/audit-log'
import { toSchoolColumns } from './details'
import { findOpenMembership } from './locks'
import { createTerm } from './terms/terms'

export type DemoRole = 'coordinator' | 'teacher' | 'nobody' | 'manager'
type DemoAccount = { firstname: string; lastname: string; email: string; demoRole: DemoRole }

const COORDINATOR_EMAIL = 'subscriber@uns.example'
const MANAGER_EMAIL = 'team@uns.example'

/** Demo users attended the demo sessions, so they joined before those. */
const MEMBER_FOR_DAYS = 56

export const DEMO_ACCOUNTS: DemoAccount[] = [
  { firstname: 'Kavya', lastname: 'Demo', email: COORDINATOR_EMAIL, demoRole: 'coordinator' },
  { firstname: 'Arjun', lastname: 'Demo', email: 'teacher@uns.example', demoRole: 'nobody' },
  { firstname: 'Meena', lastname: 'Demo', email: 'meena@uns.example', demoRole: 'teacher' },
  { firstname: 'Rahim', lastname: 'Demo', email: 'rahim@uns.example', demoRole: 'teacher' },
  { firstname: 'Leela', lastname: 'Demo', email: 'leela@uns.example', demoRole: 'teacher' },
  { firstname: 'Asha', lastname: 'Demo', email: MANAGER_EMAIL, demoRole: 'manager' },
]

/** Once only; later changes to the demo users are kept. */
export async function seedDemo(): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const createdUsers = await createDemoUsers(tx, DEMO_ACCOUNTS, settings().demoPassword())
    if (createdUsers.length === 0) return
    const schoolId = await findOrCreateSchool(tx)
    const membershipRows = createdUsers.flatMap(({ id, email }) =>
      buildMemberships(id, email, schoolId),
    )
    if (membershipRows.length > 0) await tx.insert(memberships).values(membershipRows)
    const manager = createdUsers.find(({ email }) => email === MANAGER_EMAIL)
    if (manager) await makeDemoManager(tx, manager.id)
  })
}

function buildMemberships(userId: string, email: string, schoolId: string) {
  const demoRole = DEMO_ACCOUNTS.find((account) => account.email === email)?.demoRole ?? 'nobody'
  return demoRole === 'nobody' || demoRole === 'manager'
    ? []
    : [
        {
          userId,
          schoolId,
          role: demoRole,
          since: sql`now() - make_interval(days => ${MEMBER_FOR_DAYS})`,
        },
      ]
}

async function findOrCreateSchool(tx: Db): Promise<string> {
  const [coordinator] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, COORDINATOR_EMAIL))
  const membership = coordinator && (await findOpenMembership(tx, coordinator.id))
  if (membership) return membership.schoolId
  const [school] = await tx
    .insert(schools)
    .values(toSchoolColumns({ ...demoText().school, declaration: true }))
    .returning({
      id: schools.id,
      firstDay: sql<string>`(day_in_india() - ${MEMBER_FOR_DAYS}::int)::text`,
    })
  if (!school) throw new Error('the demo school was not stored')
  const { firstDay } = school
  await createTerm(tx, school.id, { firstDay, months: 12, seats: demoText().seats }, siteActor)
  return school.id
}
