// @module-tag night
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bearerHeader,
  callApi,
  logInNewTeacher,
  newSchoolForm,
  newTeacher,
  register,
  userApiPath,
  waitForResetToken,
} from '../support/api-user'
import { type Site, startSite } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMIT_UNSOLICITED_MAIL: '3/86400' } })
})
afterAll(() => site?.stop())

const SPAM_TEXT =
  'You have won! Claim at https://evil.example/prize or www.evil.example, boss@evil.example'

const findEmails = (recipient: string) => site.mails().filter(({ to }) => to === recipient)

/** The outbox sends in order, so earlier emails are sent once this one arrives. */
async function waitForOutbox() {
  const { teacher } = await logInNewTeacher(site)
  await callApi(site, userApiPath('forgot-password'), { body: { email: teacher.email } })
  await waitForResetToken(site, teacher.email)
}

test('sends three emails a day to an unconfirmed email across all forms, and accepts more without sending', async () => {
  const { email } = newTeacher()
  const { token } = await logInNewTeacher(site)
  const form = newSchoolForm({ school_email: email })
  const responses = [
    await register(site, newTeacher({ email })),
    await callApi(site, '/api/auth/register', { body: form }),
    await callApi(site, userApiPath('subscribe'), { body: form, headers: bearerHeader(token) }),
    await callApi(site, '/api/auth/register', {
      body: newSchoolForm({ school_email: email.toUpperCase() }),
    }),
    await callApi(site, '/api/auth/register', { body: form }),
  ]
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 200, 201, 201])
  await waitForOutbox()
  expect(findEmails(email)).toHaveLength(3)
  expect(findEmails(email.toUpperCase())).toEqual([])
  const suppressedEvents = site
    .output()
    .match(/"event":"mail.suppressed","template":"institutionReceived"/g)
  expect(suppressedEvents).toHaveLength(2)
  expect(site.output()).not.toContain(email)
})

test('twenty concurrent forms do not exceed the limit, and the team gets all twenty', async () => {
  const { email } = newTeacher()
  const name = `Vidya ${Math.random()}`
  const form = newSchoolForm({ school_email: email, institution_name: name })
  const attempts = Array.from({ length: 20 }, () =>
    callApi(site, '/api/auth/register', { body: form }),
  )
  const responses = await Promise.all(attempts)
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201))
  const countTeamEmails = () => site.mails().filter(({ subject }) => subject.includes(name)).length
  await expect.poll(countTeamEmails).toBe(20)
  await waitForOutbox()
  expect(findEmails(email)).toHaveLength(3)
})

test('plus tags do not count as separate mailboxes', async () => {
  const [name, host] = newTeacher().email.split('@')
  const taggedEmails = Array.from({ length: 5 }, (_, n) => `${name}+${n}@${host}`)
  for (const email of taggedEmails) await register(site, newTeacher({ email }))
  await waitForOutbox()
  expect(taggedEmails.flatMap(findEmails)).toHaveLength(3)
})

test('reset links have a separate limit', async () => {
  const { email } = newTeacher()
  await register(site, newTeacher({ email }))
  for (let n = 0; n < 4; n += 1)
    await callApi(site, '/api/auth/register', { body: newSchoolForm({ school_email: email }) })
  await callApi(site, userApiPath('forgot-password'), { body: { email } })
  expect(await waitForResetToken(site, email)).toBeTruthy()
})

test('user input from a form is sent to the team only', async () => {
  const { email } = newTeacher()
  await register(site, newTeacher({ email, firstname: SPAM_TEXT.slice(0, 80) }))
  const form = Object.fromEntries(
    [
      'institution_name',
      'correspondent_name',
      'principal_name',
      'branches',
      'student_strength',
    ].map((field) => [field, SPAM_TEXT]),
  )
  await callApi(site, '/api/auth/register', {
    body: newSchoolForm({ ...form, school_email: email }),
  })
  await callApi(site, '/api/contact', {
    body: { name: SPAM_TEXT, email, subject: SPAM_TEXT, message: SPAM_TEXT },
  })
  await waitForOutbox()
  const emails = findEmails(email)
  expect(emails).toHaveLength(2)
  for (const { subject, text, html } of emails) {
    expect(subject + text + html).not.toMatch(/evil\.example|https:\/\/|www\.evil|@evil/)
  }
})
