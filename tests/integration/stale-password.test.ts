import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bearer,
  call,
  loggedInTeacher,
  logIn,
  me,
  resetTokenFor,
  type Teacher,
  user,
} from '../support/person'
import { type Site, startSite } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

const ROUNDS = 4
const LOGINS = 25
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Logins with the old password before, while and after it is replaced. */
async function rush(teacher: Teacher, replace: () => Promise<{ status: number }>) {
  const logins = Array.from({ length: LOGINS }, async (_, n) => {
    await pause(n * 12)
    return logIn(site, teacher)
  })
  const replaced = await replace()
  const answers = await Promise.all(logins)
  expect(replaced.status).toBe(200)
  const tokens = answers.filter(({ status }) => status === 200).map(({ body }) => body.token)
  const alive = await Promise.all(tokens.map((token) => me(site, bearer(token))))
  return { let: tokens.length, alive: alive.filter((status) => status !== 401).length }
}

async function rounds(start: (n: number) => Promise<Awaited<ReturnType<typeof rush>>>) {
  const seen = []
  for (let n = 0; n < ROUNDS; n += 1) seen.push(await start(n))
  expect(seen.map(({ alive }) => alive)).toEqual(Array(ROUNDS).fill(0))
  return seen
}

test('100 logins with the old password beside a change of it: no session of theirs lives afterwards', async () => {
  await rounds(async (n) => {
    const { teacher, token } = await loggedInTeacher(site)
    const body = { currentPassword: teacher.password, newPassword: `a new one ${n}` }
    return rush(teacher, async () => {
      await pause(40)
      return call(site, user('change-password'), { body, headers: bearer(token) })
    })
  })
})

test('100 logins with the old password beside a reset of it: no session of theirs lives afterwards', async () => {
  await rounds(async (n) => {
    const { teacher } = await loggedInTeacher(site)
    await call(site, user('forgot-password'), { body: { email: teacher.email } })
    const path = user(`reset-password/${await resetTokenFor(site, teacher.email)}`)
    return rush(teacher, async () => {
      await pause(80)
      return call(site, path, { body: { password: `a new one ${n}` } })
    })
  })
})

test('a change of password voids the reset link that was asked for before it', async () => {
  const { teacher, token } = await loggedInTeacher(site)
  await call(site, user('forgot-password'), { body: { email: teacher.email } })
  const link = user(`reset-password/${await resetTokenFor(site, teacher.email)}`)
  const body = { currentPassword: teacher.password, newPassword: 'a new one' }
  await call(site, user('change-password'), { body, headers: bearer(token) })
  expect(await call(site, link, { body: { password: 'a third one' } })).toMatchObject({
    status: 400,
    body: { msg: 'This reset link is invalid or has expired.' },
  })
  expect((await logIn(site, { ...teacher, password: 'a new one' })).status).toBe(200)
})
