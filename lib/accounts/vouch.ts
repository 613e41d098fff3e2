import 'server-only'
import { eq } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { settings } from '@/base/settings'
import type { Db } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { recoveries, staffRoles } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { isTaken } from './address-links'

type Vouched = { by: string; userId: string; schoolId: string; email: string }

/** A coordinator vouches; in the transaction that has made sure that the two belong to one school. */
export async function vouch(tx: Db, { by, userId, schoolId, email }: Vouched): Promise<void> {
  await refuseTeam(tx, userId)
  if (await isTaken(tx, email)) throw addressTaken()
  try {
    await tx.insert(recoveries).values({ userId, vouchedBy: by, email })
  } catch (error) {
    throw isUniqueViolation(error, 'recoveries_open_unique')
      ? new Refusal('conflict', 'recoveryOpen')
      : error
  }
  const link = new URL(routes.teamRecoveries, settings().appUrl).href
  await enqueueMail(tx, { template: 'teamRecovery', to: settings().teamEmail, data: { link } })
  await record(tx, {
    act: 'recovery.asked',
    by: aPerson(by),
    school: schoolId,
    person: userId,
  })
}

/** Asked again when the link is used: a role may have been given since. */
export async function refuseTeam(tx: Db, userId: string): Promise<void> {
  const roles = await tx.$count(staffRoles, eq(staffRoles.userId, userId))
  if (roles > 0) throw new Refusal('conflict', 'recoveryTeam')
}

const addressTaken = () =>
  new Refusal('conflict', 'accountExists', { errors: { email: 'accountExists' } })
