import { beforeAll, describe, expect, test } from 'vitest'
import {
  bearerHeader,
  callApi,
  fetchMeStatus,
  logIn,
  logInNewTeacher,
  readCredentials,
  userApiPath,
  waitForResetToken,
} from '../support/api-user'
import { getSharedSite, type SharedSite } from '../support/shared-site'

let site: SharedSite
beforeAll(async () => {
  site = await getSharedSite()
})

type SessionTestLogin = Awaited<ReturnType<typeof logInNewTeacher>>

async function expectEnded(login: { token: string; cookie: string }) {
  expect(await fetchMeStatus(site, bearerHeader(login.token))).toBe(401)
  expect(await fetchMeStatus(site, { cookie: login.cookie })).toBe(401)
  const page = await callApi(site, '/profile', { headers: { cookie: login.cookie } })
  expect(page.status).toBe(307)
  expect(page.headers.get('location')).toBe('/login?next=%2Fprofile')
}

describe('an old cookie and an old token both get 401 at once', () => {
  test('after logout', async () => {
    const login = await logInNewTeacher(site)
    expect(await fetchMeStatus(site, { cookie: login.cookie })).toBe(200)
    const headers = { cookie: login.cookie, 'x-xsrf-token': login.xsrf }
    const response = await callApi(site, userApiPath('logout'), { method: 'POST', headers })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true)
    await expectEnded(login)
  })

  test('after logout with the token alone', async () => {
    const login = await logInNewTeacher(site)
    await callApi(site, userApiPath('logout'), {
      method: 'POST',
      headers: bearerHeader(login.token),
    })
    await expectEnded(login)
  })

  test('after a password change, on this device and on others', async () => {
    const login = await logInNewTeacher(site)
    const otherLogin = readCredentials(await logIn(site, login.teacher))
    const body = { currentPassword: login.teacher.password, newPassword: 'a new one' }
    const response = await callApi(site, userApiPath('change-password'), {
      body,
      headers: bearerHeader(login.token),
    })
    await expectEnded(login)
    await expectEnded(otherLogin)
    const newLogin = readCredentials(response)
    expect(await fetchMeStatus(site, bearerHeader(newLogin.token))).toBe(200)
    expect(await fetchMeStatus(site, { cookie: newLogin.cookie })).toBe(200)
  })

  test('after a reset', async () => {
    const login = await logInNewTeacher(site)
    await callApi(site, userApiPath('forgot-password'), { body: { email: login.teacher.email } })
    const token = await waitForResetToken(site, login.teacher.email)
    await callApi(site, userApiPath(`reset-password/${token}`), { body: { password: 'a new one' } })
    await expectEnded(login)
  })
})

describe('CSRF protection', () => {
  const changePassword = (headers: Record<string, string>) =>
    callApi(site, userApiPath('change-password'), {
      body: { currentPassword: 'wrong one', newPassword: 'a new one' },
      headers,
    })
  let login: SessionTestLogin
  beforeAll(async () => {
    login = await logInNewTeacher(site)
  })

  test('a change with a session cookie and without the matching header gets 403', async () => {
    const otherUser = await logInNewTeacher(site)
    for (const headers of [{}, { 'x-xsrf-token': '' }, { 'x-xsrf-token': otherUser.xsrf }]) {
      const response = await changePassword({ cookie: login.cookie, ...headers } as Record<
        string,
        string
      >)
      expect(response).toMatchObject({
        status: 403,
        body: { msg: expect.any(String), errors: { xsrf: expect.any(String) } },
      })
    }
    expect(
      (await changePassword({ cookie: login.cookie, 'x-xsrf-token': login.xsrf })).status,
    ).toBe(400)
  })

  test('me restores a lost CSRF cookie', async () => {
    const cookie = login.cookie.split('; ').find((pair) => pair.startsWith('uns-session=')) ?? ''
    const response = await callApi(site, userApiPath('me'), { headers: { cookie } })
    expect(response.headers.getSetCookie()[0]).toContain(`XSRF-TOKEN=${login.xsrf};`)
  })

  test.each([
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
  ])('a change marked %s: %s gets 403', async (name, value) => {
    expect((await changePassword({ ...bearerHeader(login.token), [name]: value })).status).toBe(403)
  })

  test('rejects reads that the browser marks as cross-site', async () => {
    const headers = { ...bearerHeader(login.token), 'sec-fetch-site': 'cross-site' }
    expect((await callApi(site, userApiPath('me'), { headers })).status).toBe(403)
  })
})
