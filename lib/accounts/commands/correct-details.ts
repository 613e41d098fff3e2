import 'server-only'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import type { AccountDetails, correctedDetails } from '../schema'
import { takenAccount } from '../take-account'

type Correction = z.output<typeof correctedDetails>

/** By the team, on request. Answers by what has changed since the form was opened; then nothing is saved. */
export async function correctDetails(
  viewer: { id: string },
  id: string,
  { was = {}, ...form }: Correction,
): Promise<Partial<AccountDetails> | null> {
  const db = await database()
  return db.transaction(async (tx) => {
    if (!(await takenAccount(tx, knownId(id)))) throw new Refusal('notFound', 'nothingHere')
    const [now] = await tx
      .select({
        firstname: users.firstname,
        lastname: users.lastname,
        phone_number: users.phoneNumber,
      })
      .from(users)
      .where(eq(users.id, id))
    const changed = Object.entries(now ?? {}).filter(
      ([name, value]) => Object.hasOwn(was, name) && was[name] !== value,
    )
    if (changed.length > 0) return Object.fromEntries(changed)
    const { firstname, lastname, phone_number: phoneNumber } = form
    await tx.update(users).set({ firstname, lastname, phoneNumber }).where(eq(users.id, id))
    await record(tx, { act: 'person.corrected', by: aPerson(viewer.id), person: id })
    return null
  })
}
