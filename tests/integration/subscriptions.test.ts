import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { bearer, call, loggedInTeacher, school, user } from '../support/person'
import { onPostgres, type Site, startSite } from '../support/site'

// The site is started four times.
vi.setConfig({ testTimeout: 120_000 })

const env = { SUBSCRIPTION_MODE: 'review' }
let database: FreshDatabase
let site: Site
beforeAll(async () => {
  database = await freshDatabase()
  site = await startSite({ database, env })
})
afterAll(async () => {
  await site?.stop()
  await database?.drop()
})

/** The team's program, beside the running site; the embedded database is opened by one at a time. */
async function team<T>(work: () => T): Promise<T> {
  if (onPostgres) return work()
  await site.stop()
  const result = work()
  site = await startSite({ database, env })
  return result
}

function program(...words: string[]) {
  const { PATH, HOME } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'subscriptions', ...words],
    { env: { PATH, HOME, ...site.env, NODE_ENV: 'production' }, encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}

test('In review mode the flag changes when the team approves, and back when it ends the term; the shelf unlocks and locks with it, without a new login', async () => {
  const { token, cookie, teacher } = await loggedInTeacher(site)
  const headers = bearer(token)
  const flag = async () => (await call(site, user('me'), { headers })).body.is_subscribed
  const shelf = async () => (await call(site, '/ebook', { headers: { cookie } })).body as string
  const open = expect.stringContaining('/ebook/read/rubrics')
  const form = school({ institution_name: 'Vidya\u001b[31m Mandir' })
  const submit = () => call(site, user('subscribe'), { body: form, headers })
  const answer = await submit()
  expect(answer.body.is_subscribed).toBe(0)
  expect(await flag()).toBe(0)
  expect(await shelf()).not.toEqual(open)
  const reference = /UNS-[0-9A-F]{8}/.exec(answer.body.msg)?.[0] ?? 'none'
  const waiting = new RegExp(
    `^${reference}  received .*subscription .*Vidya.*${teacher.email}$`,
    'm',
  )

  const term = ['months=6', 'seats=12', 'note=UPI 42']
  const [list, approved] = await team(() => [
    program('list'),
    program('approve', reference, ...term),
  ])
  expect(list?.said).toMatch(waiting)
  expect(list?.said).not.toContain('\u001b')
  expect(approved?.said).toContain('is approved')
  expect(await flag()).toBe(1)
  expect(await shelf()).toEqual(open)
  const told = () => site.mails().filter(({ to }) => to === form.school_email)
  const active = () => told().some(({ subject }) => /is active$/.test(subject))
  await expect.poll(active, { timeout: 20_000 }).toBe(true)

  const { seats } = (await call(site, '/api/school', { headers })).body
  expect(seats).toEqual({ total: 12, used: 1, invited: 0, free: 11 })

  const [again, ended] = await team(() => [
    program('approve', reference.toLowerCase()),
    program('end', reference),
  ])
  expect(again?.said).toContain('was approved already')
  expect(ended?.said).toContain('has ended')
  expect(await flag()).toBe(0)
  expect(await shelf()).not.toEqual(open)
  const renewal = await submit()
  expect(renewal.body.is_subscribed).toBe(0)
  const second = /UNS-[0-9A-F]{8}/.exec(renewal.body.msg)?.[0] ?? 'none'
  const [, after] = await team(() => [
    program('reject', second, 'The receipt is missing.'),
    program('list'),
  ])
  expect(after?.said).toContain(`${second}  rejected   subscription`)
  const reason = () => told().some(({ text }) => text.includes('The receipt is missing.'))
  await expect.poll(reason, { timeout: 20_000 }).toBe(true)
})

test('what the program does not understand it refuses with a sentence', async () => {
  const wrong = [
    [['approve', 'UNS-00000000'], 'No subscription has the reference UNS-00000000.'],
    [['approve', "UNS-' or 1=1"], 'is not a reference'],
    [['burn', 'UNS-00000000'], 'npm run subscriptions --'],
  ] as const
  await site.stop()
  const answers = wrong.map(([words]) => program(...words))
  for (const [place, [, sentence]] of wrong.entries()) {
    expect(answers[place]).toMatchObject({ status: 1, said: expect.stringContaining(sentence) })
    expect(answers[place]?.said).not.toMatch(/\n\s+at /)
  }
})
