import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '@/db/schema'
import { logIn } from '@/lib/accounts/login/log-in'
import { register } from '@/lib/accounts/registration'
import { hashPassword } from '@/lib/auth/passwords'
import { openInProcessDatabase } from '../support/in-process'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_LOGIN_ACCOUNT: '100/60' })
})
afterAll(() => site?.close())

const CLIENT_ORIGIN = { ip: '192.0.2.1', cookieHeader: null }

async function readHash(email: string) {
  const [row] = await site.db.select().from(users).where(eq(users.email, email))
  return row?.passwordHash ?? ''
}

async function createAccount(passwordHash: string) {
  const email = `${Math.random()}@school.example`
  await site.db
    .insert(users)
    .values({ firstname: 'A', lastname: 'B', email, phoneNumber: '9876543210', passwordHash })
  return email
}

test('stores passwords as Argon2id with 19 MiB, t=2, p=1', async () => {
  const email = 'new@school.example'
  const name = { firstname: 'A', lastname: 'B', phone_number: '9876543210' }
  await register({ ...name, email, password: 'chalk-and-board' })
  expect(await readHash(email)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a login rehashes a password with outdated parameters and keeps a current hash', async () => {
  const password = 'chalk-and-board'
  const email = await createAccount(await hash(password, { memoryCost: 8192, timeCost: 1 }))
  await logIn({ email, password }, CLIENT_ORIGIN)
  const renewedHash = await readHash(email)
  expect(renewedHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  await logIn({ email, password }, CLIENT_ORIGIN)
  expect(await readHash(email)).toBe(renewedHash)
  await expect(logIn({ email, password: 'another one' }, CLIENT_ORIGIN)).rejects.toThrow()
})

test('hashes two at once, queues 50 and rejects the next with 503 and Retry-After', async () => {
  const attempts = Array.from({ length: 53 }, () => hashPassword('chalk-and-board'))
  const outcomes = await Promise.allSettled(attempts)
  const rejected = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(rejected).toHaveLength(1)
  expect(rejected[0]?.reason).toMatchObject({ status: 503, retryAfter: 5 })
  await expect(hashPassword('chalk-and-board')).resolves.toBeTruthy()
})
