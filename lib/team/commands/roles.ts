import 'server-only'
import { eq } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import { type Db, database } from '@/db/client'
import { authenticators, recoveryCodes, staffRoles, users } from '@/db/schema'
import { byEmail } from '@/lib/accounts/queries'
import { type Actor, record } from '@/lib/audit/record'
import { enqueueMail } from '@/lib/mail/outbox'
import { takeFactors } from '../factors'
import type { StaffRole } from '../policy'
import { takeTeam } from '../take-team'

/**
 * Who belongs to the team. A manager does it on a page, the program by whoever runs the site. Changes
 * come one after another, so that two managers who leave at once do not both go last.
 */

type Account = { id: string; firstname: string; lastname: string; email: string }

/** Gives the role to the account with this e-mail, or another role to who has one. */
export async function giveRole(by: Actor, email: string, role: StaffRole) {
  return changeOne(by, byEmail(email), (tx, account, before) =>
    change(tx, by, account, { before, role }),
  )
}

export async function changeRole(by: Actor, userId: string, role: StaffRole) {
  return changeOne(by, eq(users.id, knownId(userId)), (tx, account, before) => {
    if (!before) throw new Refusal('notFound', 'nothingHere')
    return change(tx, by, account, { before, role })
  })
}

/** Takes the role away. It ends on the next request. */
export async function takeRole(by: Actor, who: { id: string } | { email: string }) {
  const isThey = 'id' in who ? eq(users.id, knownId(who.id)) : byEmail(who.email)
  return changeOne(by, isThey, async (tx, account, before) => {
    if (!before) throw new Refusal('notFound', 'notOfTheTeam')
    if (before === 'manager') await keepsAManager(tx, by, account)
    await tx.delete(staffRoles).where(eq(staffRoles.userId, account.id))
    await record(tx, { act: 'role.taken', by, person: account.id })
    await tell(tx, account, 'roleTaken')
    return true
  })
}

type Change = { before: StaffRole | null; role: StaffRole }

async function change(tx: Db, by: Actor, account: Account, { before, role }: Change) {
  if (before === role) return false
  if (before === 'manager') await keepsAManager(tx, by, account)
  if (!before) await forgetOldFactors(tx, account.id)
  await tx
    .insert(staffRoles)
    .values({ userId: account.id, role })
    .onConflictDoUpdate({ target: staffRoles.userId, set: { role } })
  await record(tx, { act: 'role.given', by, person: account.id, values: { role } })
  await tell(tx, account, role === 'manager' ? 'managerNow' : 'editorNow')
  return true
}

type Work = (tx: Db, account: Account, before: StaffRole | null) => Promise<boolean>

async function changeOne(by: Actor, isThey: ReturnType<typeof byEmail>, work: Work) {
  const db = await database()
  return db.transaction(async (tx) => {
    await takeTeam(tx, by)
    const [account] = await tx
      .select({
        id: users.id,
        firstname: users.firstname,
        lastname: users.lastname,
        email: users.email,
        role: staffRoles.role,
      })
      .from(users)
      .leftJoin(staffRoles, eq(staffRoles.userId, users.id))
      .where(isThey)
    if (!account) throw new Refusal('notFound', 'noSuchAccount')
    const { role, ...rest } = account
    return { name: `${rest.firstname} ${rest.lastname}`, changed: await work(tx, rest, role) }
  })
}

/** They are from an earlier role. Passkeys stay as logins, and count only when enrolled again. */
async function forgetOldFactors(tx: Db, userId: string): Promise<void> {
  await takeFactors(tx, userId)
  for (const table of [authenticators, recoveryCodes])
    await tx.delete(table).where(eq(table.userId, userId))
}

/** The program may: whoever can start it can also make the next one. */
async function keepsAManager(tx: Db, by: Actor, { id }: Account): Promise<void> {
  if (by.kind !== 'person') return
  const managers = await tx
    .select({ id: staffRoles.userId })
    .from(staffRoles)
    .where(eq(staffRoles.role, 'manager'))
  if (managers.every((one) => one.id === id)) throw new Refusal('conflict', 'lastManager')
}

async function tell(tx: Db, to: Account, what: 'managerNow' | 'editorNow' | 'roleTaken') {
  const data = { firstname: to.firstname, what, name: '' }
  await enqueueMail(tx, { template: 'wayInChanged', to: to.email, data })
}
