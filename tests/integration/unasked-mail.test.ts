import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bearer,
  call,
  loggedInTeacher,
  newTeacher,
  register,
  resetTokenFor,
  school,
  user,
} from '../support/person'
import { type Site, startSite } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMIT_UNASKED_MAIL: '3/86400' } })
})
afterAll(() => site?.stop())

const ADVERT =
  'You have won! Claim at https://evil.example/prize or www.evil.example, boss@evil.example'

const mailsTo = (mailbox: string) => site.mails().filter(({ to }) => to === mailbox)

/** Everything before it in the outbox is out when this one is. */
async function allMailsOut() {
  const { teacher } = await loggedInTeacher(site)
  await call(site, user('forgot-password'), { body: { email: teacher.email } })
  await resetTokenFor(site, teacher.email)
}

test('three letters a day reach an address that nobody confirmed, from whichever forms; more is accepted and not sent', async () => {
  const { email } = newTeacher()
  const { token } = await loggedInTeacher(site)
  const form = school({ school_email: email })
  const answers = [
    await register(site, newTeacher({ email })),
    await call(site, '/api/auth/register', { body: form }),
    await call(site, user('subscribe'), { body: form, headers: bearer(token) }),
    await call(site, '/api/auth/register', {
      body: school({ school_email: email.toUpperCase() }),
    }),
    await call(site, '/api/auth/register', { body: form }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 201, 201])
  await allMailsOut()
  expect(mailsTo(email)).toHaveLength(3)
  expect(mailsTo(email.toUpperCase())).toEqual([])
  const withheld = site.output().match(/"event":"mail.withheld","template":"institutionReceived"/g)
  expect(withheld).toHaveLength(2)
  expect(site.output()).not.toContain(email)
})

test('two of twenty at once do not slip past the limit, and the team hears of all twenty', async () => {
  const { email } = newTeacher()
  const name = `Vidya ${Math.random()}`
  const form = school({ school_email: email, institution_name: name })
  const attempts = Array.from({ length: 20 }, () =>
    call(site, '/api/auth/register', { body: form }),
  )
  const answers = await Promise.all(attempts)
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
  const toTeam = () => site.mails().filter(({ subject }) => subject.includes(name)).length
  await expect.poll(toTeam, { timeout: 20_000 }).toBe(20)
  await allMailsOut()
  expect(mailsTo(email)).toHaveLength(3)
})

test('tags behind a plus sign do not make a new mailbox of an old one', async () => {
  const [name, host] = newTeacher().email.split('@')
  const tagged = Array.from({ length: 5 }, (_, n) => `${name}+${n}@${host}`)
  for (const email of tagged) await register(site, newTeacher({ email }))
  await allMailsOut()
  expect(tagged.flatMap(mailsTo)).toHaveLength(3)
})

test('reset links keep a limit of their own', async () => {
  const { email } = newTeacher()
  await register(site, newTeacher({ email }))
  for (let n = 0; n < 4; n += 1)
    await call(site, '/api/auth/register', { body: school({ school_email: email }) })
  await call(site, user('forgot-password'), { body: { email } })
  expect(await resetTokenFor(site, email)).toBeTruthy()
})

test('the words of who sent a form go to the team alone', async () => {
  const { email } = newTeacher()
  await register(site, newTeacher({ email, firstname: ADVERT.slice(0, 80) }))
  const form = Object.fromEntries(
    [
      'institution_name',
      'correspondent_name',
      'principal_name',
      'branches',
      'student_strength',
    ].map((field) => [field, ADVERT]),
  )
  await call(site, '/api/auth/register', { body: school({ ...form, school_email: email }) })
  await call(site, '/api/contact', {
    body: { name: ADVERT, email, subject: ADVERT, message: ADVERT },
  })
  await allMailsOut()
  const seen = mailsTo(email)
  expect(seen).toHaveLength(2)
  for (const { subject, text, html } of seen) {
    expect(subject + text + html).not.toMatch(/evil\.example|https:\/\/|www\.evil|@evil/)
  }
})
