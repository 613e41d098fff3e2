import { encode } from 'next-auth/jwt'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  bearerHeader,
  callApi,
  fetchMeStatus,
  logIn,
  logInNewTeacher,
  newTeacher,
  readCredentials,
  register,
  userApiPath,
} from '../support/api-user'
import { getSharedSite, type SharedSite } from '../support/shared-site'

let site: SharedSite
beforeAll(async () => {
  site = await getSharedSite()
})

const readSessionCookie = (cookie: string) => /uns-session=([^;]+)/.exec(cookie)?.[1] ?? ''

describe('a login never adopts existing browser state', () => {
  test("another user's session: it stays theirs, and the login gets a new one", async () => {
    const attacker = await logInNewTeacher(site)
    const victim = newTeacher()
    await register(site, victim)
    const { email, password } = victim
    const response = await callApi(site, userApiPath('login'), {
      body: { email, password },
      headers: { cookie: attacker.cookie, 'x-xsrf-token': attacker.xsrf },
    })
    const credentials = readCredentials(response)
    expect(response.status).toBe(200)
    expect(readSessionCookie(credentials.cookie)).not.toBe(readSessionCookie(attacker.cookie))
    expect([credentials.token, credentials.xsrf]).not.toEqual([attacker.token, attacker.xsrf])
    for (const headers of [{ cookie: attacker.cookie }, bearerHeader(attacker.token)] as const) {
      const { body } = await callApi(site, userApiPath('me'), {
        headers: headers as Record<string, string>,
      })
      expect(body.email).toBe(attacker.teacher.email)
    }
  })

  test("rejects a login with another user's cookie and no CSRF token", async () => {
    const attacker = await logInNewTeacher(site)
    const victim = newTeacher()
    await register(site, victim)
    const { email, password } = victim
    const headers = { cookie: attacker.cookie }
    const response = await callApi(site, userApiPath('login'), {
      body: { email, password },
      headers,
    })
    expect(response.status).toBe(403)
  })

  test.each([
    'nothing.but.rubbish',
    'a session id of the attacker’s choice, signed by another key',
  ])('a cookie with %s', async (cookieKind) => {
    const sid = '7b2f4b0e-4f7e-4f0a-9a53-0c1f7d0a3a11'
    const jwt = cookieKind.includes('key')
      ? await encode({ token: { sid }, secret: 'another secret than the one of the site' })
      : cookieKind
    const teacher = newTeacher()
    await register(site, teacher)
    const { email, password } = teacher
    const response = await callApi(site, userApiPath('login'), {
      body: { email, password },
      headers: { cookie: `uns-session=${jwt}; XSRF-TOKEN=planted`, 'x-xsrf-token': 'planted' },
    })
    expect(response.status).toBe(200)
    expect(await fetchMeStatus(site, { cookie: `uns-session=${jwt}` })).toBe(401)
    expect(readCredentials(response).xsrf).not.toBe('planted')
  })

  test('a bearer token chosen by the caller', async () => {
    const token = 'A'.repeat(43)
    const teacher = newTeacher()
    await register(site, teacher)
    const { email, password } = teacher
    const loginRequest = { body: { email, password }, headers: bearerHeader(token) }
    expect(readCredentials(await callApi(site, userApiPath('login'), loginRequest)).token).not.toBe(
      token,
    )
    expect(await fetchMeStatus(site, bearerHeader(token))).toBe(401)
  })
})

test('each login creates a separate session, and ending one keeps the others', async () => {
  const firstLogin = await logInNewTeacher(site)
  const otherLogins = [
    readCredentials(await logIn(site, firstLogin.teacher)),
    readCredentials(await logIn(site, firstLogin.teacher)),
  ]
  const logins = [firstLogin, ...otherLogins]
  for (const field of ['token', 'xsrf'] as const)
    expect(new Set(logins.map((credentials) => credentials[field])).size).toBe(3)
  expect(new Set(logins.map(({ cookie }) => readSessionCookie(cookie))).size).toBe(3)

  await callApi(site, userApiPath('logout'), {
    method: 'POST',
    headers: bearerHeader(firstLogin.token),
  })
  expect(await fetchMeStatus(site, bearerHeader(firstLogin.token))).toBe(401)
  expect(await fetchMeStatus(site, { cookie: firstLogin.cookie })).toBe(401)
  for (const { token, cookie } of otherLogins) {
    expect(await fetchMeStatus(site, bearerHeader(token))).toBe(200)
    expect(await fetchMeStatus(site, { cookie })).toBe(200)
  }
})

test('a CSRF token works only for its session', async () => {
  const firstLogin = await logInNewTeacher(site)
  const secondLogin = readCredentials(await logIn(site, firstLogin.teacher))
  const headers = { cookie: firstLogin.cookie, 'x-xsrf-token': secondLogin.xsrf }
  const response = await callApi(site, userApiPath('logout'), { method: 'POST', headers })
  expect(response.status).toBe(403)
  expect(await fetchMeStatus(site, { cookie: firstLogin.cookie })).toBe(200)
})
