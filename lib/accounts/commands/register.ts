import 'server-only'
import { sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { NOTICE } from '@/base/notice'
import { processWide } from '@/base/process-wide'
import { database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { users } from '@/db/schema'
import { hashPassword } from '@/lib/auth/passwords'
import { enqueueMail } from '@/lib/mail/outbox'
import { safeNext } from '@/lib/routes'
import { isTaken, storeAddressLink } from '../address-links'
import { confirmAddress } from '../links'
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
  if (await isTaken(await database(), form.email)) throw taken()
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
    const [account] = await tx
      .insert(users)
      .values({ firstname, lastname, email, phoneNumber: form.phone_number, passwordHash, ...seen })
      .returning({ userId: users.id })
    if (!account) throw new Error('the account was not stored')
    const wish = form.next ? safeNext(form.next) : null
    const token = await storeAddressLink(tx, { ...account, kind: 'confirm', email, wish })
    const data = { firstname, link: confirmAddress(token) }
    await enqueueMail(tx, { template: 'welcome', to: email, data })
  })
}

/** The form leads to the notice about data as it stands that day. */
const seen = { noticeSeen: NOTICE.version, noticeSeenAt: sql`now()` }

const taken = () =>
  new Refusal('conflict', 'accountExists', {
    errors: { email: 'accountExists' },
  })
