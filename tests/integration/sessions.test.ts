import { beforeAll, describe, expect, test } from 'vitest'
import {
  bearer,
  call,
  loggedInTeacher,
  logIn,
  me,
  resetTokenFor,
  seatOf,
  user,
} from '../support/person'
import { type SharedSite, sharedSite } from '../support/shared-site'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

type Seat = Awaited<ReturnType<typeof loggedInTeacher>>

async function expectDead(seat: { token: string; cookie: string }) {
  expect(await me(site, bearer(seat.token))).toBe(401)
  expect(await me(site, { cookie: seat.cookie })).toBe(401)
  const page = await call(site, '/profile', { headers: { cookie: seat.cookie } })
  expect(page.status).toBe(307)
  expect(page.headers.get('location')).toBe('/login?next=%2Fprofile')
}

describe('an old cookie and an old token both get 401 at once', () => {
  test('after logout', async () => {
    const seat = await loggedInTeacher(site)
    expect(await me(site, { cookie: seat.cookie })).toBe(200)
    const headers = { cookie: seat.cookie, 'x-xsrf-token': seat.xsrf }
    const answer = await call(site, user('logout'), { method: 'POST', headers })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true)
    await expectDead(seat)
  })

  test('after logout with the token alone', async () => {
    const seat = await loggedInTeacher(site)
    await call(site, user('logout'), { method: 'POST', headers: bearer(seat.token) })
    await expectDead(seat)
  })

  test('after a password change, on this device and on others', async () => {
    const seat = await loggedInTeacher(site)
    const elsewhere = seatOf(await logIn(site, seat.teacher))
    const body = { currentPassword: seat.teacher.password, newPassword: 'a new one' }
    const answer = await call(site, user('change-password'), { body, headers: bearer(seat.token) })
    await expectDead(seat)
    await expectDead(elsewhere)
    const fresh = seatOf(answer)
    expect(await me(site, bearer(fresh.token))).toBe(200)
    expect(await me(site, { cookie: fresh.cookie })).toBe(200)
  })

  test('after a reset', async () => {
    const seat = await loggedInTeacher(site)
    await call(site, user('forgot-password'), { body: { email: seat.teacher.email } })
    const token = await resetTokenFor(site, seat.teacher.email)
    await call(site, user(`reset-password/${token}`), { body: { password: 'a new one' } })
    await expectDead(seat)
  })
})

describe('anti-forgery', () => {
  const change = (headers: Record<string, string>) =>
    call(site, user('change-password'), {
      body: { currentPassword: 'wrong one', newPassword: 'a new one' },
      headers,
    })
  let seat: Seat
  beforeAll(async () => {
    seat = await loggedInTeacher(site)
  })

  test('a change with a session cookie and without the matching header gets 403', async () => {
    const other = await loggedInTeacher(site)
    for (const headers of [{}, { 'x-xsrf-token': '' }, { 'x-xsrf-token': other.xsrf }]) {
      const answer = await change({ cookie: seat.cookie, ...headers } as Record<string, string>)
      expect(answer).toMatchObject({
        status: 403,
        body: { msg: expect.any(String), errors: { xsrf: expect.any(String) } },
      })
    }
    expect((await change({ cookie: seat.cookie, 'x-xsrf-token': seat.xsrf })).status).toBe(400)
  })

  test('me gives the readable cookie back to a browser that lost it', async () => {
    const cookie = seat.cookie.split('; ').find((pair) => pair.startsWith('uns-session=')) ?? ''
    const answer = await call(site, user('me'), { headers: { cookie } })
    expect(answer.headers.getSetCookie()[0]).toContain(`XSRF-TOKEN=${seat.xsrf};`)
  })

  test.each([
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
  ])('a change marked %s: %s gets 403', async (name, value) => {
    expect((await change({ ...bearer(seat.token), [name]: value })).status).toBe(403)
  })

  test('even reading is refused when the browser marks it as cross-site', async () => {
    const headers = { ...bearer(seat.token), 'sec-fetch-site': 'cross-site' }
    expect((await call(site, user('me'), { headers })).status).toBe(403)
  })
})
