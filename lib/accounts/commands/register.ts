import 'server-only'
import { Refusal } from '@/base/errors'
import { database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { users } from '@/db/schema'
import { inTurn } from '@/lib/auth/in-turn'
import { hashPassword } from '@/lib/auth/passwords'
import { enqueueMail } from '@/lib/mail/outbox'
import { isRegistered } from '../queries'
import type { Registration } from '../schema'

/** One account an e-mail. The unique index decides; the queue before it only saves hashing in vain. */
export const register = (form: Registration) =>
  inTurn(`register ${form.email.toLowerCase()}`, async () => {
    if (await isRegistered(form.email)) throw taken()
    const passwordHash = await hashPassword(form.password)
    try {
      return await store(form, passwordHash)
    } catch (error) {
      throw isUniqueViolation(error, 'users_email_unique') ? taken() : error
    }
  })

async function store(form: Registration, passwordHash: string) {
  const { firstname, lastname, email } = form
  const db = await database()
  await db.transaction(async (tx) => {
    await tx
      .insert(users)
      .values({ firstname, lastname, email, phoneNumber: form.phone_number, passwordHash })
    await enqueueMail(tx, { template: 'welcome', to: email, data: { firstname } })
  })
}

const taken = () =>
  new Refusal('conflict', 'accountExists', {
    errors: { email: 'accountExists' },
  })
