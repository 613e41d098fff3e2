import { afterEach, beforeEach, expect, test } from 'vitest'
import { acknowledged, expectCivil, recovery, tell } from '../support/aftermath'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { type Load, type Seen, steadyLoad } from '../support/load'
import { loggedInTeacher, logIn, newTeacher } from '../support/person'
import { freePort, type Site, startSite } from '../support/site'

/** The embedded database has no second client, so what was kept is asked of the site itself. */

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let database: FreshDatabase
let site: Site
let load: Load
let env: Record<string, string>
beforeEach(async () => {
  delete process.env.TEST_DATABASE_URL
  database = await freshDatabase()
  env = { PORT: String(await freePort()) }
  site = await startSite({ database, env })
  load = steadyLoad(site.url, (await loggedInTeacher(site)).token)
  await pause(2_000)
})
afterEach(async () => {
  await load.stop()
  await site.stop()
  await database.drop()
})

const lostAccounts = async (seen: Seen[]) => {
  const lost: string[] = []
  for (const { key } of acknowledged(seen, 'register')) {
    const answer = await logIn(site, { ...newTeacher(), email: key })
    if (answer.status !== 200) lost.push(key)
  }
  return lost
}

/**
 * Mails are stored with their messages, so a message without its mail is a lost message. What the
 * killed process had taken stays leased for two minutes.
 */
const lostMessages = async (seen: Seen[]) => {
  const subjects = acknowledged(seen, 'contact').map(({ key }) => key)
  const filed = (key: string) => site.mails().filter(({ text }) => text.includes(key)).length
  await expect
    .poll(() => subjects.filter((key) => filed(key) === 0), { timeout: 160_000, interval: 1_000 })
    .toEqual([])
  return subjects.filter((key) => filed(key) !== 1)
}

async function verify(fault: string, healedAt: number) {
  const recovered = await recovery(load, healedAt)
  await pause(1_000)
  const seen = await load.stop()
  const lost = [...(await lostAccounts(seen)), ...(await lostMessages(seen))]
  tell(fault, seen, lost, recovered)
  expect(lost).toEqual([])
  expect(recovered).toBeLessThan(10_000)
  expectCivil(seen)
  return seen
}

test('its folder is opened by four more starts at once: each is refused, nobody notices', async () => {
  const others = Array.from({ length: 4 }, () => startSite({ database }))
  const ends = await Promise.allSettled(others)
  for (const end of ends) {
    expect(end.status).toBe('rejected')
    expect(String((end as PromiseRejectedResult).reason)).toContain('is already in use by process')
  }
  const seen = await verify('embedded folder opened by four more starts', Date.now())
  expect(seen.filter(({ status }) => !status || status >= 300)).toEqual([])
})

test('kill -9 in the middle of writing, twice', async () => {
  let killedAt = 0
  for (let round = 0; round < 2; round += 1) {
    killedAt = Date.now()
    site.process.kill('SIGKILL')
    site = await startSite({ database, env })
    await pause(1_500)
  }
  await verify('embedded: site killed (kill -9) twice, each time started again at once', killedAt)
})
