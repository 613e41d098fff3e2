import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bearer,
  call,
  loggedInTeacher,
  newTeacher,
  register,
  resetTokenFor,
  type Teacher,
  user,
} from '../support/person'
import { type Site, startSite } from '../support/site'

const LIMIT = 5

let site: Site
beforeAll(async () => {
  site = await startSite({
    env: {
      RATE_LIMIT_LOGIN_ACCOUNT: `${LIMIT}/900`,
      RATE_LIMIT_LOGIN_TRUSTED: '3/900',
      RATE_LIMIT_FORGOT_ACCOUNT: '2/86400',
      RATE_LIMIT_FORGOT_TRUSTED: '2/86400',
      TRUSTED_PROXY_HOPS: '1',
    },
  })
})
afterAll(() => site?.stop())

const SCHOOL = '198.51.100.7'
const ELSEWHERE = '203.0.113.9'
const ABROAD = '192.0.2.66'

type Way = { from?: string; cookie?: string; password?: string }

function logIn(teacher: Teacher, { from = ELSEWHERE, cookie, password }: Way = {}) {
  const headers = { 'x-forwarded-for': from, ...(cookie && { cookie }) }
  const body = { email: teacher.email, password: password ?? teacher.password }
  return call(site, user('login'), { body, headers })
}

const deviceIn = (answer: Awaited<ReturnType<typeof logIn>>) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith('uns-device='))
    ?.split(';')[0] ?? 'uns-device=none'

/** A teacher who logs in at school, until a stranger has used up the account's tries. */
async function besieged() {
  const teacher = newTeacher()
  await register(site, teacher)
  const device = deviceIn(await logIn(teacher, { from: SCHOOL }))
  await siege(teacher)
  return { teacher, device }
}

async function siege(teacher: Teacher) {
  for (let n = 0; n <= LIMIT; n += 1) await logIn(teacher, { from: ABROAD, password: 'a guess' })
}

test('a stranger who uses up an account’s tries meets the limit, even with the right password', async () => {
  const { teacher } = await besieged()
  expect((await logIn(teacher, { from: ABROAD })).status).toBe(429)
  expect((await logIn(teacher)).status).toBe(429)
})

test('the owner still gets in from the device of an earlier login, again and again', async () => {
  const { teacher, device } = await besieged()
  const first = await logIn(teacher, { cookie: device })
  expect(first.status).toBe(200)
  await siege(teacher)
  expect((await logIn(teacher, { cookie: deviceIn(first) })).status).toBe(200)
  expect((await logIn(teacher, { from: ABROAD })).status).toBe(429)
})

test('the owner still gets in from an address that has logged in to the account before', async () => {
  const { teacher } = await besieged()
  expect((await logIn(teacher, { from: SCHOOL })).status).toBe(200)
})

test('a device and an address have few tries of their own above the limit', async () => {
  for (const how of ['device', 'address']) {
    const { teacher, device } = await besieged()
    const way = how === 'device' ? { cookie: device } : { from: SCHOOL }
    for (let n = 0; n < 3; n += 1) await logIn(teacher, { ...way, password: 'a guess' })
    expect((await logIn(teacher, way)).status).toBe(429)
  }
})

test('a thief who uses up the tries of a stolen cookie does not shut out a newer one', async () => {
  const { teacher, device } = await besieged()
  const newer = deviceIn(await logIn(teacher, { cookie: device }))
  for (let n = 0; n < 4; n += 1)
    await logIn(teacher, { from: ABROAD, cookie: device, password: 'a guess' })
  expect((await logIn(teacher, { from: ABROAD, cookie: device })).status).toBe(429)
  expect((await logIn(teacher, { cookie: newer })).status).toBe(200)
})

test('a cookie of another account, a changed one and an old one are good for nothing', async () => {
  const [{ teacher, device }, other] = [await besieged(), await besieged()]
  const [number = '', until = '', signed = ''] = device.split('=')[1]?.split('.') ?? []
  const wrong = [
    other.device,
    `uns-device=${number}.${Number(until) + 1}.${signed}`,
    `uns-device=${crypto.randomUUID()}.${until}.${signed}`,
    'uns-device=',
    'uns-device=..',
  ]
  for (const cookie of wrong) expect((await logIn(teacher, { cookie })).status).toBe(429)
  expect((await logIn(teacher, { cookie: device })).status).toBe(200)
})

test('a logout leaves the device known; the cookie is no session', async () => {
  const { teacher, token } = await loggedInTeacher(site)
  const device = deviceIn(await logIn(teacher, { from: SCHOOL }))
  const { headers } = await call(site, user('logout'), { method: 'POST', headers: bearer(token) })
  expect(headers.getSetCookie().join()).not.toContain('uns-device')
  expect((await call(site, user('me'), { headers: { cookie: device } })).status).toBe(401)
})

test('nobody learns who has an account: below and above the limit an unknown e-mail hears the same, known place or not', async () => {
  const teacher = newTeacher()
  await register(site, teacher)
  const device = deviceIn(await logIn(teacher, { from: SCHOOL }))
  const heard = async (one: Teacher) => {
    const answers = []
    for (let n = 0; n < LIMIT + 5; n += 1)
      answers.push(await logIn(one, { from: SCHOOL, cookie: device, password: 'a guess' }))
    return answers.map(({ status, body }) => `${status} ${body.msg}`)
  }
  const [known, unknown] = [await heard(teacher), await heard(newTeacher())]
  expect(known).toEqual(unknown)
  expect(known.map((line) => line.slice(0, 3))).toEqual([
    ...Array(LIMIT).fill('401'),
    ...Array(5).fill('429'),
  ])
})

describe('a forgotten password', () => {
  const forget = (email: string, { from = ABROAD, cookie }: Way = {}) =>
    call(site, user('forgot-password'), {
      body: { email },
      headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
    })
  const links = (email: string) =>
    site.mails().filter(({ to, text }) => to === email && text.includes('/reset-password/')).length

  /** The outbox sends in order: what was asked for before this one has gone out. */
  async function sentSoFar() {
    const other = newTeacher()
    await register(site, other)
    await forget(other.email)
    await resetTokenFor(site, other.email)
  }

  /** A teacher who logged in at school; then strangers ask for links until no more are sent. */
  async function exhausted() {
    const teacher = newTeacher()
    await register(site, teacher)
    const device = deviceIn(await logIn(teacher, { from: SCHOOL }))
    const answers = []
    for (let n = 0; n < 4; n += 1) answers.push(await forget(teacher.email))
    await sentSoFar()
    expect(links(teacher.email)).toBe(2)
    return { teacher, device, answers }
  }

  test('sends the link to the owner’s device and address after strangers used up the emails', async () => {
    const { teacher, device } = await exhausted()
    await forget(teacher.email, { from: ELSEWHERE, cookie: device })
    await forget(teacher.email, { from: SCHOOL })
    await sentSoFar()
    expect(links(teacher.email)).toBe(4)
  })

  test('sends a known place no more than its own emails, and a wrong cookie none', async () => {
    const { teacher, device } = await exhausted()
    const other = await besieged()
    await forget(teacher.email, { cookie: other.device })
    for (let n = 0; n < 4; n += 1) await forget(teacher.email, { cookie: device })
    await sentSoFar()
    expect(links(teacher.email)).toBe(4)
  })

  test('answers an unknown email as a known one, below and above the limit', async () => {
    const { answers } = await exhausted()
    const nobody = newTeacher().email
    const others = []
    for (let n = 0; n < 4; n += 1) others.push(await forget(nobody))
    const heard = [...answers, ...others].map(({ status, body }) => `${status} ${body.msg}`)
    expect(new Set(heard).size).toBe(1)
    expect(heard[0]).toMatch(/^200 /)
  })
})

test('a device cookie from before a reset is good for nothing', async () => {
  const { teacher, device } = await besieged()
  // The cookie tells its age in whole seconds.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await call(site, user('forgot-password'), { body: { email: teacher.email } })
  const token = await resetTokenFor(site, teacher.email)
  const path = `${user('reset-password')}/${token}`
  expect((await call(site, path, { body: { password: 'ink-and-paper' } })).status).toBe(200)
  await siege(teacher)
  const password = 'ink-and-paper'
  expect((await logIn(teacher, { cookie: device, password })).status).toBe(429)
  expect((await logIn(teacher, { from: SCHOOL, password })).status).toBe(429)
})

test('the owner is told once that somebody tries, and nobody else is', async () => {
  const [{ teacher }, nobody] = [await besieged(), newTeacher()]
  await siege(teacher)
  await siege(nobody)
  // A reset link takes the same line and comes behind.
  for (const { email } of [teacher]) {
    await call(site, user('forgot-password'), { body: { email } })
    await resetTokenFor(site, email)
  }
  const told = site.mails().filter(({ subject }) => subject.startsWith('Wrong passwords'))
  expect(told.filter(({ to }) => to === teacher.email)).toHaveLength(1)
  expect(told.filter(({ to }) => to === nobody.email)).toEqual([])
  const [letter] = told.filter(({ to }) => to === teacher.email)
  expect(`${letter?.text}${letter?.html}`).not.toMatch(/href|192\.0\.2|198\.51|203\.0/)
})
