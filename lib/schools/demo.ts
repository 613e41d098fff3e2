import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { NOTICE } from '@/base/notice'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { memberships, schools, staffRoles, users } from '@/db/schema'
import { theSite } from '@/lib/audit/record'
import { hashPassword } from '@/lib/auth/passwords'
import { demoWords } from '@/words/demo'
import { columnsOf } from './fields'
import { openMembership } from './take'
import { giveTerm } from './terms'

export type DemoPart = 'coordinator' | 'teacher' | 'nobody' | 'manager'
type DemoAccount = { firstname: string; lastname: string; email: string; part: DemoPart }

const COORDINATOR = 'subscriber@uns.example'
const MANAGER = 'team@uns.example'

/** As if the school had been here for a while: its people were in the sessions of the demo's season. */
const DAYS_HERE = 56

export const DEMO_ACCOUNTS: DemoAccount[] = [
  { firstname: 'Kavya', lastname: 'Demo', email: COORDINATOR, part: 'coordinator' },
  { firstname: 'Arjun', lastname: 'Demo', email: 'teacher@uns.example', part: 'nobody' },
  { firstname: 'Meena', lastname: 'Demo', email: 'meena@uns.example', part: 'teacher' },
  { firstname: 'Rahim', lastname: 'Demo', email: 'rahim@uns.example', part: 'teacher' },
  { firstname: 'Leela', lastname: 'Demo', email: 'leela@uns.example', part: 'teacher' },
  { firstname: 'Asha', lastname: 'Demo', email: MANAGER, part: 'manager' },
]

/**
 * People to try the site with: a school with a running term, its coordinator and three teachers,
 * somebody without a school, and a manager of the team. They are made once; what was done with them since stays.
 */
export async function seedDemo(): Promise<void> {
  const passwordHash = await hashPassword(settings().demoPassword())
  const db = await database()
  await db.transaction(async (tx) => {
    const rows = DEMO_ACCOUNTS.map(({ part: _, ...account }) => account)
    const made = await tx
      .insert(users)
      .values(rows.map((row) => ({ ...row, phoneNumber: '9000000000', passwordHash, ...atHome })))
      .onConflictDoNothing()
      .returning({ id: users.id, email: users.email })
    if (made.length === 0) return
    const schoolId = await schoolOf(tx)
    const seated = made.flatMap(({ id, email }) => seatFor(id, email, schoolId))
    if (seated.length > 0) await tx.insert(memberships).values(seated)
    const manager = made.find(({ email }) => email === MANAGER)
    if (manager) await tx.insert(staffRoles).values({ userId: manager.id, role: 'manager' })
  })
}

/** No letter is sent to addresses that are made up, and the notice is not news to a new account. */
const atHome = {
  emailConfirmedAt: sql`now()`,
  firstConfirmedAt: sql`now()`,
  noticeSeen: NOTICE.version,
  noticeSeenAt: sql`now()`,
}

function seatFor(userId: string, email: string, schoolId: string) {
  const part = DEMO_ACCOUNTS.find((account) => account.email === email)?.part ?? 'nobody'
  return part === 'nobody' || part === 'manager'
    ? []
    : [{ userId, schoolId, role: part, since: sql`now() - make_interval(days => ${DAYS_HERE})` }]
}

/** The coordinator's own, where there is one from before; else a new one with a year's term. */
async function schoolOf(tx: Db): Promise<string> {
  const [coordinator] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, COORDINATOR))
  const own = coordinator && (await openMembership(tx, coordinator.id))
  if (own) return own.schoolId
  const [school] = await tx
    .insert(schools)
    .values(columnsOf({ ...demoWords().school, declaration: true }))
    .returning({
      id: schools.id,
      firstDay: sql<string>`(day_in_india() - ${DAYS_HERE}::int)::text`,
    })
  if (!school) throw new Error('the demo school was not stored')
  const { firstDay } = school
  await giveTerm(tx, school.id, { firstDay, months: 12, seats: demoWords().seats }, theSite)
  return school.id
}
