import 'server-only'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { listChanges } from '@/lib/audit/changes'
import { lockAccountRow } from '../locks'
import type { AccountDetails, detailsCorrection } from '../schema'

/** Their values would outlive the account. */
const PERSONAL_FIELDS = ['firstname', 'lastname', 'phone_number'] as const

type DetailsCorrectionInput = z.output<typeof detailsCorrection>

/** Returns the fields that changed since the form was opened; if there are any, nothing is saved. */
export async function correctDetails(
  viewer: { id: string },
  id: string,
  { was: previousValues = {}, ...form }: DetailsCorrectionInput,
): Promise<Partial<AccountDetails> | null> {
  const db = await database()
  return db.transaction(async (tx) => {
    if (!(await lockAccountRow(tx, requireUuid(id)))) throw new AppError('notFound', 'notFound')
    const [currentValues] = await tx
      .select({
        firstname: users.firstname,
        lastname: users.lastname,
        phone_number: users.phoneNumber,
      })
      .from(users)
      .where(eq(users.id, id))
    const conflicts = Object.entries(currentValues ?? {}).filter(
      ([name, value]) => Object.hasOwn(previousValues, name) && previousValues[name] !== value,
    )
    if (conflicts.length > 0) return Object.fromEntries(conflicts)
    const { firstname, lastname, phone_number: phoneNumber } = form
    await tx.update(users).set({ firstname, lastname, phoneNumber }).where(eq(users.id, id))
    await writeAuditLog(tx, {
      action: 'user.corrected',
      ...{ actor: userActor(viewer.id), userId: id },
      values: { changes: listChanges(currentValues ?? {}, form, [], PERSONAL_FIELDS) },
    })
    return null
  })
}
