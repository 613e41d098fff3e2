import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  call,
  loggedInTeacher,
  logIn,
  newTeacher,
  register,
  resetTokenFor,
  user,
} from '../support/person'
import { type Site, startSite } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

function tally(statuses: number[]) {
  const counts: Record<number, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

test('1,000 simultaneous registrations of one e-mail in mixed case make one account, no 5xx', async () => {
  const teacher = newTeacher()
  const mixed = (n: number) =>
    [...teacher.email]
      .map((letter, at) => ((n >> (at % 10)) & 1 ? letter.toUpperCase() : letter))
      .join('')
  const attempts = Array.from({ length: 1000 }, (_, n) =>
    register(site, { ...teacher, email: mixed(n), password: `password ${n}` }),
  )
  const answers = await Promise.all(attempts)
  expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 1, 409: 999 })
  const winner = answers.findIndex(({ status }) => status === 201)
  expect((await logIn(site, { ...teacher, password: `password ${winner}` })).status).toBe(200)
})

test('50 simultaneous redemptions of one reset link: one success', async () => {
  const { teacher } = await loggedInTeacher(site)
  await call(site, user('forgot-password'), { body: { email: teacher.email } })
  const path = user(`reset-password/${await resetTokenFor(site, teacher.email)}`)
  const attempts = Array.from({ length: 50 }, (_, n) =>
    call(site, path, { body: { password: `password ${n}` } }),
  )
  const answers = await Promise.all(attempts)
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 400: 49 })
  const winner = answers.findIndex(({ status }) => status === 200)
  expect((await logIn(site, { ...teacher, password: `password ${winner}` })).status).toBe(200)
})

test('more logins at once than the queue holds: the rest get 503 with Retry-After, and all is well after', async () => {
  const { teacher } = await loggedInTeacher(site)
  const answers = await Promise.all(Array.from({ length: 200 }, () => logIn(site, teacher)))
  const counts = tally(answers.map(({ status }) => status))
  expect(Object.keys(counts).sort()).toEqual(['200', '503'])
  const busy = answers.find(({ status }) => status === 503)
  expect(busy?.headers.get('retry-after')).toBe('5')
  expect(busy?.body.msg).toBe('The site is very busy right now. Please try again in a moment.')
  expect((await logIn(site, teacher)).status).toBe(200)
})
