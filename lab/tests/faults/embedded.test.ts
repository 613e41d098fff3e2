import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn, logInNewTeacher, newTeacher } from '@/tests/support/api-user'
import { findFreePort } from '@/tests/support/free-port'
import { type Site, startSite } from '@/tests/support/site'
import { newTestDatabase, type TestDatabase } from '@/tests/support/test-database'
import {
  expectGracefulResponses,
  filterAcknowledged,
  measureRecovery,
  printFaultReport,
} from '../support/fault-assertions'
import { type LoadSample, type SteadyLoad, startLoad } from '../support/load'

/** The embedded database allows no second client, so the site itself reports stored rows. */

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let database: TestDatabase
let site: Site
let load: SteadyLoad
let env: Record<string, string>
beforeEach(async () => {
  delete process.env.TEST_DATABASE_URL
  database = await newTestDatabase()
  env = { PORT: String(await findFreePort()) }
  site = await startSite({ database, env })
  load = startLoad(site.url, (await logInNewTeacher(site)).token)
  await pause(2_000)
})
afterEach(async () => {
  await load.stop()
  await site.stop()
  await database.drop()
})

const findLostAccounts = async (requests: LoadSample[]) => {
  const missing: string[] = []
  for (const { key } of filterAcknowledged(requests, 'register')) {
    const response = await logIn(site, { ...newTeacher(), email: key })
    if (response.status !== 200) missing.push(key)
  }
  return missing
}

/**
 * Emails are stored with their messages, so a message without its email is lost. A killed process
 * leaves its leases for two minutes.
 */
const findLostMessages = async (requests: LoadSample[]) => {
  const subjects = filterAcknowledged(requests, 'contact').map(({ key }) => key)
  const countMails = (key: string) => site.mails().filter(({ text }) => text.includes(key)).length
  await expect
    .poll(() => subjects.filter((key) => countMails(key) === 0), {
      timeout: 160_000,
      interval: 1_000,
    })
    .toEqual([])
  return subjects.filter((key) => countMails(key) !== 1)
}

async function verifyRecovery(fault: string, healedAt: number) {
  const recoveryMs = await measureRecovery(load, healedAt)
  await pause(1_000)
  const requests = await load.stop()
  const missing = [...(await findLostAccounts(requests)), ...(await findLostMessages(requests))]
  printFaultReport(fault, requests, missing, recoveryMs)
  expect(missing).toEqual([])
  expect(recoveryMs).toBeLessThan(10_000)
  expectGracefulResponses(requests)
  return requests
}

test('rejects four more starts on its folder without effect on users', async () => {
  const otherStarts = Array.from({ length: 4 }, () => startSite({ database }))
  const outcomes = await Promise.allSettled(otherStarts)
  for (const outcome of outcomes) {
    expect(outcome.status).toBe('rejected')
    expect(String((outcome as PromiseRejectedResult).reason)).toContain(
      'is already in use by process',
    )
  }
  const requests = await verifyRecovery('embedded folder opened by four more starts', Date.now())
  expect(requests.filter(({ status }) => !status || status >= 300)).toEqual([])
})

test('survives kill -9 during writes, twice', async () => {
  let killedAt = 0
  for (let round = 0; round < 2; round += 1) {
    killedAt = Date.now()
    site.process.kill('SIGKILL')
    site = await startSite({ database, env })
    await pause(1_500)
  }
  await verifyRecovery(
    'embedded: site killed (kill -9) twice, each time started again at once',
    killedAt,
  )
})
