import 'server-only'
import { Refusal } from '@/base/errors'
import { processWide } from '@/base/process-wide'
import { database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { users } from '@/db/schema'
import { hashPassword } from '@/lib/auth/passwords'
import { enqueueMail } from '@/lib/mail/outbox'
import { isRegistered } from '../queries'
import type { Registration } from '../schema'

const underWay = processWide('registrations', () => new Map<string, Promise<void>>())

/**
 * One account an e-mail. The unique index decides; but of a thousand who ask at once only one hashes a
 * password, and the others learn from how that one ended.
 */
export async function register(form: Registration): Promise<void> {
  const email = form.email.toLowerCase()
  for (let other = underWay.get(email); other; other = underWay.get(email))
    if (await leavesAnAccount(other)) throw taken()
  const mine = registerFirst(form)
  underWay.set(email, mine)
  await mine.finally(() => underWay.delete(email))
}

/** It made one, or found one; any other end says nothing of the e-mail. */
const leavesAnAccount = (other: Promise<void>) =>
  other.then(
    () => true,
    (error) => error instanceof Refusal && error.code === 'conflict',
  )

async function registerFirst(form: Registration) {
  if (await isRegistered(form.email)) throw taken()
  const passwordHash = await hashPassword(form.password)
  try {
    await store(form, passwordHash)
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_unique') ? taken() : error
  }
}

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
