// @module-tag once
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { listPaths } from '@/lib/match-route'
import { allRoutePolicies } from '@/lib/route-policies'
import {
  bearerHeader,
  callApi,
  logIn,
  logInNewTeacher,
  newSchoolForm,
  newTeacher,
  readCredentials,
  userApiPath,
  waitForResetToken,
} from '../support/api-user'
import { getSharedSite, METRICS_TOKEN, type SharedSite } from '../support/shared-site'
import { waitFor } from '../support/wait-for'

let site: SharedSite
beforeAll(async () => {
  site = await getSharedSite()
})

test('the log contains no personal data after a whole journey with every mistake', async () => {
  const privateTexts = {
    wrongPassword: 'w0rds-nobody-may-read-1',
    newPassword: 'w0rds-nobody-may-read-2',
    resetPassword: 'w0rds-nobody-may-read-3',
    message: 'Between you and me, our head teacher retires in May.',
    subject: 'A confidential question',
    school: 'Saraswati Vidyalaya Senior Secondary',
    stranger: newTeacher().email,
  }
  const { teacher, ...login } = await logInNewTeacher(site)
  await callApi(site, userApiPath('register'), { body: teacher })
  await callApi(site, userApiPath('register'), {
    body: { ...teacher, email: `${privateTexts.stranger} x` },
  })
  await logIn(site, { ...teacher, password: privateTexts.wrongPassword })
  await logIn(site, { email: privateTexts.stranger, password: privateTexts.wrongPassword })
  await callApi(site, '/profile', { headers: { cookie: login.cookie } })
  await callApi(site, `/profile?token=${login.token}&email=${teacher.email}`)
  await callApi(site, `/ebook/${login.token}`, { headers: { cookie: login.cookie } })
  const message = { name: teacher.firstname, email: teacher.email, ...privateTexts }
  await callApi(site, '/api/contact', { body: message })
  await callApi(site, '/api/contact', { body: { ...message, email: 'no address' } })
  const form = newSchoolForm({ institution_name: privateTexts.school })
  await callApi(site, userApiPath('subscribe'), { body: form, headers: bearerHeader(login.token) })
  await callApi(site, '/api/auth/register', { body: form })
  await callApi(site, userApiPath('me'), { headers: bearerHeader(`${login.token.slice(0, -1)}_`) })
  await callApi(site, userApiPath('logout'), { method: 'POST', headers: { cookie: login.cookie } })
  const passwordInput = { currentPassword: teacher.password, newPassword: privateTexts.newPassword }
  const newLogin = readCredentials(
    await callApi(site, userApiPath('change-password'), {
      body: passwordInput,
      headers: bearerHeader(login.token),
    }),
  )
  await callApi(site, userApiPath('forgot-password'), { body: { email: teacher.email } })
  const resetToken = await waitForResetToken(site, teacher.email)
  await callApi(site, `/reset-password/${resetToken}`)
  await callApi(site, `/reset-password/${resetToken}`, { headers: { rsc: '1' } })
  for (const password of [privateTexts.resetPassword, privateTexts.resetPassword])
    await callApi(site, userApiPath(`reset-password/${resetToken}`), { body: { password } })
  await callApi(site, `/api/metrics?token=${METRICS_TOKEN}`)
  await callApi(site, '/api/metrics', { headers: bearerHeader(METRICS_TOKEN) })

  const { email, password, phone_number, lastname } = teacher
  const cookies = [login, newLogin].flatMap(({ cookie, token, xsrf }) => [
    ...cookie.split('; ').map((pair) => pair.split('=')[1] ?? pair),
    token,
    xsrf,
  ])
  const personalValues = [
    email,
    password,
    phone_number,
    lastname,
    resetToken,
    METRICS_TOKEN,
    form.school_email,
  ]
  const secrets = [
    ...Object.values(privateTexts),
    ...personalValues,
    ...cookies,
    String(site.env.AUTH_SECRET),
  ]
  const logLines = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  expect(logLines.length).toBeGreaterThan(20)
  expect(secrets.every((secret) => String(secret).length > 3)).toBe(true)
  expect(secrets.filter((secret) => logLines.join('\n').includes(String(secret)))).toEqual([])
})

test('the log contains no secret URL, in any language', async () => {
  const secret = 'a-secret-of-an-email-link'
  const paths = allRoutePolicies
    .filter(({ hasSecretUrl }) => hasSecretUrl)
    .flatMap(listPaths)
    .map((pattern) => pattern.replaceAll(/:\w+/g, secret))
  expect(paths.length).toBeGreaterThan(50)
  for (const path of paths) {
    const method = path.startsWith('/api/') ? 'POST' : 'GET'
    await callApi(site, path, { method })
    await callApi(site, `${path}/?next=${secret}`, { method, headers: { rsc: '1' } })
  }
  const { headers } = await callApi(site, '/api/health/live')
  await waitFor(() => expect(site.output()).toContain(headers.get('x-request-id')))
  expect(site.output()).not.toContain(secret)
})

test('no public file contains a secret, its name, or a server package', () => {
  const serverTerms = [
    ...['AUTH_SECRET', 'DATABASE_URL', 'RESEND_API_KEY', 'METRICS_TOKEN', 'NEXTAUTH'],
    ...['postgres://', 'postgresql://', 'drizzle', 'argon2', 'pglite', 'process.env.DATA'],
    ...[process.env.AUTH_SECRET, process.env.DATABASE_URL, process.env.RESEND_API_KEY],
  ].filter((term): term is string => Boolean(term))
  const matches = ['.next/static', '.next/server/app', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .filter((file) => folder !== '.next/server/app' || /\.(html|rsc|body|meta)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(file, 'latin1')
        return serverTerms.filter((term) => text.includes(term)).map((term) => `${file}: ${term}`)
      }),
  )
  expect(matches).toEqual([])
})
