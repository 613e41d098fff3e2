import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import {
  bearer,
  call,
  loggedInTeacher,
  logIn,
  newTeacher,
  resetTokenFor,
  school,
  seatOf,
  user,
} from '../support/person'
import { METRICS_TOKEN, type SharedSite, sharedSite } from '../support/shared-site'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

test('a whole journey, with every mistake in it, leaves nothing in the log that is somebody’s own', async () => {
  const told = {
    wrongPassword: 'w0rds-nobody-may-read-1',
    newPassword: 'w0rds-nobody-may-read-2',
    resetPassword: 'w0rds-nobody-may-read-3',
    message: 'Between you and me, our head teacher retires in May.',
    subject: 'A confidential question',
    school: 'Saraswati Vidyalaya Senior Secondary',
    stranger: newTeacher().email,
  }
  const { teacher, ...seat } = await loggedInTeacher(site)
  await call(site, user('register'), { body: teacher })
  await call(site, user('register'), { body: { ...teacher, email: `${told.stranger} x` } })
  await logIn(site, { ...teacher, password: told.wrongPassword })
  await logIn(site, { email: told.stranger, password: told.wrongPassword })
  await call(site, '/profile', { headers: { cookie: seat.cookie } })
  await call(site, `/profile?token=${seat.token}&email=${teacher.email}`)
  await call(site, `/ebook/${seat.token}`, { headers: { cookie: seat.cookie } })
  const message = { name: teacher.firstname, email: teacher.email, ...told }
  await call(site, '/api/contact', { body: message })
  await call(site, '/api/contact', { body: { ...message, email: 'no address' } })
  const form = school({ institution_name: told.school })
  await call(site, user('subscribe'), { body: form, headers: bearer(seat.token) })
  await call(site, '/api/auth/register', { body: form })
  await call(site, user('me'), { headers: bearer(`${seat.token.slice(0, -1)}_`) })
  await call(site, user('logout'), { method: 'POST', headers: { cookie: seat.cookie } })
  const change = { currentPassword: teacher.password, newPassword: told.newPassword }
  const changed = seatOf(
    await call(site, user('change-password'), { body: change, headers: bearer(seat.token) }),
  )
  await call(site, user('forgot-password'), { body: { email: teacher.email } })
  const reset = await resetTokenFor(site, teacher.email)
  await call(site, `/reset-password/${reset}`)
  await call(site, `/reset-password/${reset}`, { headers: { rsc: '1' } })
  for (const password of [told.resetPassword, told.resetPassword])
    await call(site, user(`reset-password/${reset}`), { body: { password } })
  await call(site, `/api/metrics?token=${METRICS_TOKEN}`)
  await call(site, '/api/metrics', { headers: bearer(METRICS_TOKEN) })

  const { email, password, phone_number, lastname } = teacher
  const cookies = [seat, changed].flatMap(({ cookie, token, xsrf }) => [
    ...cookie.split('; ').map((pair) => pair.split('=')[1] ?? pair),
    token,
    xsrf,
  ])
  const own = [email, password, phone_number, lastname, reset, METRICS_TOKEN, form.school_email]
  const secrets = [...Object.values(told), ...own, ...cookies, String(site.env.AUTH_SECRET)]
  const log = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  expect(log.length).toBeGreaterThan(20)
  expect(secrets.every((secret) => String(secret).length > 3)).toBe(true)
  expect(secrets.filter((secret) => log.join('\n').includes(String(secret)))).toEqual([])
})

test('nothing that a browser can fetch knows a secret, its name, or the server’s own packages', () => {
  const words = [
    ...['AUTH_SECRET', 'DATABASE_URL', 'RESEND_API_KEY', 'METRICS_TOKEN', 'NEXTAUTH'],
    ...['postgres://', 'postgresql://', 'drizzle', 'argon2', 'pglite', 'process.env.DATA'],
    ...[process.env.AUTH_SECRET, process.env.DATABASE_URL, process.env.RESEND_API_KEY],
  ].filter((word): word is string => Boolean(word))
  const told = ['.next/static', '.next/server/app', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .filter((file) => folder !== '.next/server/app' || /\.(html|rsc|body|meta)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(file, 'latin1')
        return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`)
      }),
  )
  expect(told).toEqual([])
})
