// @module-tag night
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bearerHeader,
  callApi,
  logInNewTeacher,
  newSchoolForm,
  userApiPath,
} from '../support/api-user'
import { isOnPostgres, type Site, startSite } from '../support/site'
import { newTestDatabase, type TestDatabase } from '../support/test-database'

const env = { SUBSCRIPTION_MODE: 'review' }
let database: TestDatabase
let site: Site
beforeAll(async () => {
  database = await newTestDatabase()
  site = await startSite({ database, env })
})
afterAll(async () => {
  await site?.stop()
  await database?.drop()
})

/** Stops the site meanwhile: only one process at a time can open the embedded database. */
async function runForTeam<T>(callback: () => T): Promise<T> {
  if (isOnPostgres) return callback()
  await site.stop()
  const result = callback()
  site = await startSite({ database, env })
  return result
}

function runProgram(...args: string[]) {
  const { PATH, HOME } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'subscriptions', ...args],
    { env: { PATH, HOME, ...site.env, NODE_ENV: 'production' }, encoding: 'utf8' },
  )
  return { status, output: stdout + stderr }
}

test('in review mode the flag follows approval and end of term, and the library unlocks and locks with it, without a new login', async () => {
  const { token, cookie, teacher } = await logInNewTeacher(site)
  const headers = bearerHeader(token)
  const readFlag = async () =>
    (await callApi(site, userApiPath('me'), { headers })).body.is_subscribed
  const readLibrary = async () =>
    (await callApi(site, '/ebook', { headers: { cookie } })).body as string
  const unlockedPage = expect.stringContaining('/ebook/read/rubrics')
  const form = newSchoolForm()
  const submitForm = () => callApi(site, userApiPath('subscribe'), { body: form, headers })
  const response = await submitForm()
  expect(response.body.is_subscribed).toBe(0)
  expect(await readFlag()).toBe(0)
  expect(await readLibrary()).not.toEqual(unlockedPage)
  const reference = /UNS-[0-9A-F]{8}/.exec(response.body.msg)?.[0] ?? 'none'
  const receivedPattern = new RegExp(
    `^${reference}  received .*subscription .*${form.institution_name}.*${teacher.email}$`,
    'm',
  )

  const termArgs = ['months=6', 'seats=12', 'note=UPI 42']
  const [listOutput, approveOutput] = await runForTeam(() => [
    runProgram('list'),
    runProgram('approve', reference, ...termArgs),
  ])
  expect(listOutput?.output).toMatch(receivedPattern)
  expect(approveOutput?.output).toContain('is approved')
  expect(await readFlag()).toBe(1)
  expect(await readLibrary()).toEqual(unlockedPage)
  const listEmails = () => site.mails().filter(({ to }) => to === form.school_email)
  const hasActiveEmail = () => listEmails().some(({ subject }) => /is active$/.test(subject))
  await expect.poll(hasActiveEmail).toBe(true)

  const { seats } = (await callApi(site, '/api/school', { headers })).body
  expect(seats).toEqual({ total: 12, used: 1, invited: 0, free: 11 })

  const [repeatedApproval, endOutput] = await runForTeam(() => [
    runProgram('approve', reference.toLowerCase()),
    runProgram('end', reference),
  ])
  expect(repeatedApproval?.output).toContain('was already approved')
  expect(endOutput?.output).toContain('has ended')
  expect(await readFlag()).toBe(0)
  expect(await readLibrary()).not.toEqual(unlockedPage)
  const renewal = await submitForm()
  expect(renewal.body.is_subscribed).toBe(0)
  const renewalReference = /UNS-[0-9A-F]{8}/.exec(renewal.body.msg)?.[0] ?? 'none'
  const [, listAfter] = await runForTeam(() => [
    runProgram('reject', renewalReference, 'The receipt is missing.'),
    runProgram('list'),
  ])
  expect(listAfter?.output).toContain(`${renewalReference}  rejected   subscription`)
  const hasReasonEmail = () =>
    listEmails().some(({ text }) => text.includes('The receipt is missing.'))
  await expect.poll(hasReasonEmail).toBe(true)
})

test('rejects invalid arguments with a sentence', async () => {
  const invalidCalls = [
    [['approve', 'UNS-00000000'], 'No subscription has the reference UNS-00000000.'],
    [['approve', "UNS-' or 1=1"], 'is not a reference'],
    [['burn', 'UNS-00000000'], 'node scripts/run.mjs subscriptions '],
  ] as const
  await site.stop()
  const results = invalidCalls.map(([args]) => runProgram(...args))
  for (const [index, [, sentence]] of invalidCalls.entries()) {
    expect(results[index]).toMatchObject({ status: 1, output: expect.stringContaining(sentence) })
    expect(results[index]?.output).not.toMatch(/\n\s+at /)
  }
})
