import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { EMPTY_DATA, openMailSite, sampleMessages } from '../support/mail-site'
import { startResendServer } from '../support/resend-server'

let resend: Awaited<ReturnType<typeof startResendServer>>
let site: Awaited<ReturnType<typeof openMailSite>>
let mail: Awaited<ReturnType<typeof site.start>>

beforeAll(async () => {
  resend = await startResendServer()
  site = await openMailSite()
}, 60_000)

beforeEach(async () => {
  resend.reset()
  site.logged.length = 0
  mail = await site.start({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url })
  await mail.empty()
})

afterAll(async () => {
  await site.close()
  await resend.close()
})

test('a process whose lease expired changes nothing', async () => {
  await mail.put(sampleMessages.welcome('asha@school.example'))
  const leasedMail = await mail.leaseDueMail()
  expect(await mail.leaseDueMail()).toBeUndefined()
  await mail.wait()
  await mail.send()
  if (leasedMail) await mail.postponeMail(leasedMail, 'no answer', 0)
  expect(await readOnlyRow()).toMatchObject({ attempts: 2, dueAt: null, sentAt: expect.any(Date) })
})

test('gives up an email whose process died in every attempt', async () => {
  await mail.put(sampleMessages.reset('asha@school.example'))
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await mail.leaseDueMail()
    await mail.wait()
  }
  await mail.send()
  expect(resend.requests).toHaveLength(0)
  expect(await readOnlyRow()).toMatchObject({ dueAt: null, data: EMPTY_DATA })
})

test('deletes emails sent a month ago and keeps pending ones', async () => {
  await mail.put(sampleMessages.welcome('old@school.example'))
  await mail.send()
  await mail.put(sampleMessages.contact())
  await mail.age('31 days')
  await mail.put(sampleMessages.welcome('new@school.example'))
  await mail.purgeOldMail()
  const recipients = (await mail.rows()).map(({ recipient }) => recipient)
  expect(recipients).toEqual(['team@uns.example', 'new@school.example'])
})

test('without an API key writes each email to an owner-only file with exactly four keys', async () => {
  mail = await site.start({})
  await mail.put(sampleMessages.reset('asha@school.example'))
  await mail.put(sampleMessages.welcome('ravi@school.example'))
  await mail.send()
  const folder = path.join(site.dataDir, 'outbox')
  const files = (await readdir(folder)).map((name) => path.join(folder, name))
  const emails = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(file, 'utf8'))),
  )
  // Of the same millisecond, they may be in either order.
  const [firstFile, secondFile] = emails.sort((a, b) => a.to.localeCompare(b.to))
  expect(Object.keys(firstFile)).toEqual(['to', 'subject', 'text', 'html'])
  expect([firstFile.to, secondFile.to]).toEqual(['asha@school.example', 'ravi@school.example'])
  expect(firstFile.text).toContain('https://uns.example/reset-password/secret')
  expect(firstFile.html).toContain('href="https://uns.example/reset-password/secret"')
  for (const file of files) expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)

  expect(site.logged).toMatchObject([
    { event: 'mail.written-to-folder', template: 'resetLink' },
    { event: 'mail.written-to-folder' },
  ])
  expect(JSON.stringify(site.logged)).not.toMatch(/@|secret|Asha/)
  expect(resend.requests).toHaveLength(0)
})

const readOnlyRow = async () => (await mail.rows())[0]
