import { beforeAll, expect, test } from 'vitest'
import { call, logIn, newTeacher, register, resetTokenFor, user } from '../support/person'
import { type SharedSite, sharedSite } from '../support/shared-site'

/** Few connections, lent to many: what only one may have still goes to one. */

const MANY = 20

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const atOnce = async (ask: () => Promise<{ status: number }>) =>
  (await Promise.all(Array.from({ length: MANY }, ask))).map(({ status }) => status).sort()

test('of many registrations of one e-mail one succeeds', async () => {
  const teacher = newTeacher()
  expect(await atOnce(() => register(site, teacher))).toEqual([201, ...Array(MANY - 1).fill(409)])
  expect((await logIn(site, teacher)).status).toBe(200)
})

test('of many redemptions of one reset link one succeeds', async () => {
  const teacher = newTeacher()
  await register(site, teacher)
  await call(site, user('forgot-password'), { body: { email: teacher.email } })
  const link = user(`reset-password/${await resetTokenFor(site, teacher.email)}`)
  const body = { password: 'another one' }
  expect(await atOnce(() => call(site, link, { body }))).toEqual([
    200,
    ...Array(MANY - 1).fill(400),
  ])
})
