import { encode } from 'next-auth/jwt'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  bearer,
  call,
  loggedInTeacher,
  logIn,
  me,
  newTeacher,
  register,
  seatOf,
  user,
} from '../support/person'
import { type SharedSite, sharedSite } from '../support/shared-site'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const sessionOf = (cookie: string) => /uns-session=([^;]+)/.exec(cookie)?.[1] ?? ''

describe('what was in the browser before a login is never adopted by it', () => {
  test('the session of another person: it stays that person’s, and the new one is new', async () => {
    const attacker = await loggedInTeacher(site)
    const victim = newTeacher()
    await register(site, victim)
    const { email, password } = victim
    const answer = await call(site, user('login'), {
      body: { email, password },
      headers: { cookie: attacker.cookie, 'x-xsrf-token': attacker.xsrf },
    })
    const seat = seatOf(answer)
    expect(answer.status).toBe(200)
    expect(sessionOf(seat.cookie)).not.toBe(sessionOf(attacker.cookie))
    expect([seat.token, seat.xsrf]).not.toEqual([attacker.token, attacker.xsrf])
    for (const headers of [{ cookie: attacker.cookie }, bearer(attacker.token)] as const) {
      const { body } = await call(site, user('me'), {
        headers: headers as Record<string, string>,
      })
      expect(body.email).toBe(attacker.teacher.email)
    }
  })

  test('a login that rides on somebody’s cookie without the echo is refused', async () => {
    const attacker = await loggedInTeacher(site)
    const victim = newTeacher()
    await register(site, victim)
    const { email, password } = victim
    const headers = { cookie: attacker.cookie }
    const answer = await call(site, user('login'), { body: { email, password }, headers })
    expect(answer.status).toBe(403)
  })

  test.each([
    'nothing.but.rubbish',
    'a session id of the attacker’s choice, signed by another key',
  ])('a cookie with %s', async (what) => {
    const sid = '7b2f4b0e-4f7e-4f0a-9a53-0c1f7d0a3a11'
    const jwt = what.includes('key')
      ? await encode({ token: { sid }, secret: 'another secret than the one of the site' })
      : what
    const teacher = newTeacher()
    await register(site, teacher)
    const { email, password } = teacher
    const answer = await call(site, user('login'), {
      body: { email, password },
      headers: { cookie: `uns-session=${jwt}; XSRF-TOKEN=planted`, 'x-xsrf-token': 'planted' },
    })
    expect(answer.status).toBe(200)
    expect(await me(site, { cookie: `uns-session=${jwt}` })).toBe(401)
    expect(seatOf(answer).xsrf).not.toBe('planted')
  })

  test('a bearer token of the caller’s choice', async () => {
    const token = 'A'.repeat(43)
    const teacher = newTeacher()
    await register(site, teacher)
    const { email, password } = teacher
    const sent = { body: { email, password }, headers: bearer(token) }
    expect(seatOf(await call(site, user('login'), sent)).token).not.toBe(token)
    expect(await me(site, bearer(token))).toBe(401)
  })
})

test('each login is a session of its own; ending one leaves the others alone', async () => {
  const first = await loggedInTeacher(site)
  const others = [
    seatOf(await logIn(site, first.teacher)),
    seatOf(await logIn(site, first.teacher)),
  ]
  const all = [first, ...others]
  for (const part of ['token', 'xsrf'] as const)
    expect(new Set(all.map((seat) => seat[part])).size).toBe(3)
  expect(new Set(all.map(({ cookie }) => sessionOf(cookie))).size).toBe(3)

  await call(site, user('logout'), { method: 'POST', headers: bearer(first.token) })
  expect(await me(site, bearer(first.token))).toBe(401)
  expect(await me(site, { cookie: first.cookie })).toBe(401)
  for (const { token, cookie } of others) {
    expect(await me(site, bearer(token))).toBe(200)
    expect(await me(site, { cookie })).toBe(200)
  }
})

test('the echo of one session does not open another of the same person', async () => {
  const first = await loggedInTeacher(site)
  const second = seatOf(await logIn(site, first.teacher))
  const headers = { cookie: first.cookie, 'x-xsrf-token': second.xsrf }
  const answer = await call(site, user('logout'), { method: 'POST', headers })
  expect(answer.status).toBe(403)
  expect(await me(site, { cookie: first.cookie })).toBe(200)
})
