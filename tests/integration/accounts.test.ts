import { beforeAll, describe, expect, test } from 'vitest'
import {
  bearerHeader,
  callApi,
  logIn,
  logInNewTeacher,
  newTeacher,
  register,
  userApiPath,
  waitForResetToken,
} from '../support/api-user'
import { getSharedSite, type SharedSite } from '../support/shared-site'

let site: SharedSite
beforeAll(async () => {
  site = await getSharedSite()
})

describe('POST /api/auth/user/register', () => {
  test('returns 201 with the specified message', async () => {
    const response = await register(site, newTeacher())
    expect(response).toMatchObject({ status: 201, body: { msg: 'Registration successful!' } })
  })

  test('rejects a duplicate email in any case with 409 "An account with this email already exists."', async () => {
    const teacher = newTeacher()
    await register(site, teacher)
    const response = await register(site, { ...teacher, email: teacher.email.toUpperCase() })
    expect(response).toMatchObject({
      status: 409,
      body: { msg: 'An account with this email already exists.' },
    })
  })

  test.each([
    ['firstname', '', 'First name is required'],
    ['lastname', '   ', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['email', 'meena@', 'Enter a valid email address'],
    ['phone_number', '', 'Phone number is required'],
    ['phone_number', '12345', 'Enter a valid 10-digit phone number'],
    ['password', '', 'Password is required'],
    ['password', '      ', 'Password is required'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(129), 'Password must be at most 128 characters'],
  ])('%s = "%s" gets 422 "%s"', async (field, value, msg) => {
    const response = await register(site, newTeacher({ [field]: value }))
    expect(response).toMatchObject({ status: 422, body: { msg, errors: { [field]: msg } } })
  })

  test('puts the first of several messages in msg and all in errors', async () => {
    const { status, body } = await callApi(site, userApiPath('register'), { body: {} })
    expect(status).toBe(422)
    expect(body.msg).toBe('First name is required')
    expect(Object.keys(body.errors)).toEqual([
      'firstname',
      'lastname',
      'email',
      'phone_number',
      'password',
    ])
  })

  test('sends a welcome email after the response', async () => {
    const teacher = newTeacher()
    await register(site, teacher)
    await expect.poll(() => site.mails().filter(({ to }) => to === teacher.email).length).toBe(1)
  })
})

describe('POST /api/auth/user/login', () => {
  test('returns user and token and sets both cookies', async () => {
    const teacher = newTeacher()
    await register(site, teacher)
    const { status, body, headers } = await logIn(site, {
      ...teacher,
      email: teacher.email.toUpperCase(),
    })
    expect(status).toBe(200)
    expect(body.user).toEqual({
      id: expect.any(String),
      firstname: 'Meena',
      lastname: 'Iyer',
      name: 'Meena Iyer',
      email: teacher.email,
      is_subscribed: 0,
    })
    expect(body.token).toMatch(/^[\w-]{43}$/)
    const [sessionCookie, csrfCookie] = headers.getSetCookie()
    expect(sessionCookie).toMatch(
      /^uns-session=.+; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/,
    )
    expect(csrfCookie).toMatch(/^XSRF-TOKEN=[\w-]+; Path=\/; Max-Age=604800; SameSite=Lax$/)
  })

  test('gives a wrong password and an unknown email the same 401', async () => {
    const teacher = newTeacher()
    await register(site, teacher)
    const wrongPasswordResponse = await logIn(site, { ...teacher, password: 'not this one' })
    const unknownEmailResponse = await logIn(site, newTeacher())
    expect(wrongPasswordResponse).toMatchObject({
      status: 401,
      body: { msg: 'Invalid email or password.' },
    })
    expect(unknownEmailResponse.body).toEqual(wrongPasswordResponse.body)
    expect(unknownEmailResponse.status).toBe(wrongPasswordResponse.status)
  })

  test.each([
    [{ email: '', password: 'x' }, 'User ID is required'],
    [{ email: 'nope', password: 'x' }, 'Enter a valid email address'],
    [{ email: 'a@b.in', password: '' }, 'Password is required'],
  ])('%j gets 422 "%s"', async (body, msg) => {
    expect(await callApi(site, userApiPath('login'), { body })).toMatchObject({
      status: 422,
      body: { msg },
    })
  })
})

describe('GET /api/auth/user/me', () => {
  test('returns the account for a bearer token, without secrets', async () => {
    const { teacher, token } = await logInNewTeacher(site)
    const { status, body, headers } = await callApi(site, userApiPath('me'), {
      headers: bearerHeader(token),
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Meena Iyer',
      firstname: 'Meena',
      lastname: 'Iyer',
      email: teacher.email,
      is_subscribed: 0,
    })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['no token', {}],
    ['an unknown token', bearerHeader('A'.repeat(43))],
    ['a malformed token', bearerHeader('x')],
    ['an unsigned cookie', { cookie: 'uns-session=abc' }],
  ])('%s gets 401', async (_, headers) => {
    const response = await callApi(site, userApiPath('me'), {
      headers: headers as Record<string, string>,
    })
    expect(response).toMatchObject({ status: 401, body: { msg: 'Log in to continue.' } })
  })
})

describe('forgot and reset password', () => {
  test('responds the same whether or not the account exists', async () => {
    const { teacher } = await logInNewTeacher(site)
    const knownEmailResponse = await callApi(site, userApiPath('forgot-password'), {
      body: { email: teacher.email },
    })
    const unknownEmailResponse = await callApi(site, userApiPath('forgot-password'), {
      body: { email: newTeacher().email },
    })
    expect(knownEmailResponse.status).toBe(200)
    expect(unknownEmailResponse).toMatchObject({ status: 200, body: knownEmailResponse.body })
  })

  test('the emailed link, built from APP_URL only, sets a new password once', async () => {
    const { teacher } = await logInNewTeacher(site)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await callApi(site, userApiPath('forgot-password'), { body: { email: teacher.email }, headers })
    const token = await waitForResetToken(site, teacher.email)
    expect(
      site.mails().some(({ text }) => text.includes(`${site.url}/reset-password/${token}`)),
    ).toBe(true)

    const redeemLink = () =>
      callApi(site, userApiPath(`reset-password/${token}`), { body: { password: 'a new one' } })
    expect((await redeemLink()).status).toBe(200)
    expect(await redeemLink()).toMatchObject({
      status: 400,
      body: { msg: 'This reset link is invalid or has expired.' },
    })
    expect((await logIn(site, teacher)).status).toBe(401)
    expect((await logIn(site, { ...teacher, password: 'a new one' })).status).toBe(200)
  })

  test('checking a link reports its validity and does not use it', async () => {
    const { teacher } = await logInNewTeacher(site)
    await callApi(site, userApiPath('forgot-password'), { body: { email: teacher.email } })
    const token = await waitForResetToken(site, teacher.email)
    const checkLink = async (body: unknown) =>
      (await callApi(site, '/api/account/reset-link', { body })).body
    expect(await checkLink({ token })).toMatchObject({ works: true })
    expect(await checkLink({ token })).toMatchObject({ works: true })
    const path = userApiPath(`reset-password/${token}`)
    expect((await callApi(site, path, { body: { password: 'a new one' } })).status).toBe(200)
    const invalidLink = { works: false, msg: 'This reset link is invalid or has expired.' }
    for (const deadToken of [token, 'x', 'A'.repeat(43)])
      expect(await checkLink({ token: deadToken })).toEqual(invalidLink)
  })

  test('serves /.well-known/change-password and security.txt', async () => {
    const redirect = await fetch(`${site.url}/.well-known/change-password`, { redirect: 'manual' })
    expect([redirect.status, redirect.headers.get('location')]).toEqual([302, '/change-password'])
    const securityTxt = await fetch(`${site.url}/.well-known/security.txt`)
    expect(securityTxt.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
    const text = await securityTxt.text()
    expect(text).toContain('Contact: mailto:support@uns.example\r\n')
    expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\r\n`)
    const expires = new Date(/^Expires: (.+)\r$/m.exec(text)?.[1] ?? '').getTime()
    const days = (expires - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(365)
  })

  test('a newer link revokes the older one', async () => {
    const { teacher } = await logInNewTeacher(site)
    const body = { email: teacher.email }
    await callApi(site, userApiPath('forgot-password'), { body })
    const olderToken = await waitForResetToken(site, teacher.email)
    await callApi(site, userApiPath('forgot-password'), { body })
    await expect.poll(() => waitForResetToken(site, teacher.email)).not.toBe(olderToken)
    const response = await callApi(site, userApiPath(`reset-password/${olderToken}`), {
      body: { password: 'a new one' },
    })
    expect(response.status).toBe(400)
  })

  test('rejects a short new password with 422 and keeps the link valid', async () => {
    const { teacher } = await logInNewTeacher(site)
    await callApi(site, userApiPath('forgot-password'), { body: { email: teacher.email } })
    const path = userApiPath(`reset-password/${await waitForResetToken(site, teacher.email)}`)
    expect(await callApi(site, path, { body: { password: '12345' } })).toMatchObject({
      status: 422,
      body: { msg: 'Password must be at least 6 characters' },
    })
    expect((await callApi(site, path, { body: { password: '123456' } })).status).toBe(200)
  })

  test.each(['x', 'A'.repeat(43), `${'A'.repeat(42)}%00`])(
    'the token "%s" gets 4xx',
    async (token) => {
      const { status, body } = await callApi(site, userApiPath(`reset-password/${token}`), {
        body: { password: '123456' },
      })
      expect([400, 404]).toContain(status)
      expect(body.msg).toEqual(expect.any(String))
    },
  )
})

describe('POST /api/auth/user/change-password', () => {
  test('rejects a wrong current password with 400 "Current password is incorrect."', async () => {
    const { token } = await logInNewTeacher(site)
    const body = { currentPassword: 'wrong one', newPassword: 'a new one' }
    const response = await callApi(site, userApiPath('change-password'), {
      body,
      headers: bearerHeader(token),
    })
    expect(response).toMatchObject({ status: 400, body: { msg: 'Current password is incorrect.' } })
  })

  test('changes the password and returns a new session', async () => {
    const { teacher, token } = await logInNewTeacher(site)
    const body = { currentPassword: teacher.password, newPassword: 'a new one' }
    const response = await callApi(site, userApiPath('change-password'), {
      body,
      headers: bearerHeader(token),
    })
    expect(response).toMatchObject({
      status: 200,
      body: { msg: 'Your password has been changed.' },
    })
    const meResponse = await callApi(site, userApiPath('me'), {
      headers: bearerHeader(response.body.token),
    })
    expect(meResponse.status).toBe(200)
    expect((await logIn(site, { ...teacher, password: 'a new one' })).status).toBe(200)
  })

  test('without a session gets 401', async () => {
    const body = { currentPassword: 'abcdef', newPassword: 'abcdefg' }
    expect((await callApi(site, userApiPath('change-password'), { body })).status).toBe(401)
  })
})

test("next-auth's own credentials callback does not exist", async () => {
  for (const path of ['/api/auth/callback/credentials', '/api/auth/signin', '/api/auth/session']) {
    const response = await callApi(site, path, { body: { email: 'a@b.in', password: 'x' } })
    expect(response).toMatchObject({
      status: 404,
      body: { msg: 'We cannot find this page. Check the address, or go to the home page.' },
    })
  }
})
