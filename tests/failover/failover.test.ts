import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectCivil, longestSilence, lostWrites, tell } from '../support/aftermath'
import { type Seen, steadyLoad } from '../support/load'
import { loggedInTeacher } from '../support/person'
import { type Site, startSite } from '../support/site'
import {
  killEtcd,
  killMachine,
  killPostgres,
  raise,
  roles,
  SITE_URL,
  start,
  startEtcd,
  switchOver,
  takeDown,
  urlOn,
  whole,
} from './cluster'
import { ADDRESS, cutOff, NODES, type Node, reconnect } from './ground'
import { writersOn } from './writers'

const WRITERS = 200
const WITHIN_MS = 20_000
const LOOKED_AT_MS = 30_000
const WRITES = ['register', 'login', 'subscribe'] as const
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Pair = { primary: Node; standby: Node }
type Fault = { fault: string; strike: (pair: Pair) => unknown; heal?: (pair: Pair) => void }

let sites: Site[]
let held = false
const everything: Seen[] = []
beforeAll(async () => {
  await raise()
  await makeDatabase()
  sites = [await newSite(), await newSite()]
}, 240_000)
afterAll(async () => {
  await Promise.all((sites ?? []).map((site) => site.stop()))
  for (const { dataDir } of sites ?? []) rmSync(dataDir, { recursive: true, force: true })
  if (held) takeDown()
})

const FAULTS: Fault[] = [
  {
    fault: 'PostgreSQL of the primary killed (kill -9)',
    strike: ({ primary }) => killPostgres(primary),
  },
  {
    fault: 'the machine of the primary dies (kill -9 of all that runs on it)',
    strike: ({ primary }) => killMachine(primary),
    heal: ({ primary }) => start(primary),
  },
  {
    fault: 'the primary is cut off (every packet dropped)',
    strike: ({ primary }) => cutOff(primary),
    heal: ({ primary }) => reconnect(primary),
  },
  {
    fault: 'switched over on purpose',
    strike: ({ primary, standby }) => switchOver(primary, standby),
  },
  {
    fault: 'the standby is cut off (every packet dropped)',
    strike: ({ standby }) => cutOff(standby),
    heal: ({ standby }) => reconnect(standby),
  },
  {
    fault: 'all of etcd dies',
    strike: killEtcd,
    heal: () => {
      for (const machine of [...NODES, 'web1'] as const) startEtcd(machine)
    },
  },
]

test.each(FAULTS)('$fault', async ({ fault, strike, heal }) => {
  const pair = await roles()
  const people = await peopleAtWork()
  await pause(10_000)
  const struckAt = Date.now()
  try {
    await strike(pair)
    await pause(struckAt + LOOKED_AT_MS - Date.now())
    heal?.(pair)
    await whole()
    await pause(3_000)
  } finally {
    await people.leave()
  }
  const { writers, readers } = await people.leave()
  everything.push(...writers.flat())
  const seen = [...writers.flat(), ...readers]
  const lost = await lostWrites(SITE_URL, everything)
  const silence = Math.max(...writers.map((own) => silenceOf(own, struckAt)))
  tell(fault, seen, lost, silence)
  tellPages(readers, struckAt)
  expect(lost).toEqual([])
  expect(silence).toBeLessThan(WITHIN_MS)
  expectCivil(seen)
  expect(seen.filter(({ cut }) => cut)).toEqual([])
  expect(readers.filter(({ kind, status }) => kind === 'page' && status !== 200)).toEqual([])
})

test('after all of it, both databases hold every acknowledged write', async () => {
  await whole()
  for (const node of NODES) expect(await lostWrites(urlOn(ADDRESS[node]), everything)).toEqual([])
  held = true
})

const silenceOf = (seen: Seen[], struckAt: number) =>
  Math.max(...WRITES.map((kind) => longestSilence(seen, kind, struckAt, struckAt + LOOKED_AT_MS)))

/** Pages know no database; what they wait for is the machine, before the fault as during it. */
function tellPages(seen: Seen[], struckAt: number) {
  const pages = seen.filter(({ kind }) => kind === 'page')
  const slowest = (some: Seen[]) => (Math.max(0, ...some.map(({ ms }) => ms)) / 1000).toFixed(1)
  const before = slowest(pages.filter(({ at }) => at < struckAt))
  const during = slowest(pages.filter(({ at }) => at >= struckAt && at < struckAt + LOOKED_AT_MS))
  process.stdout.write(
    `       ${pages.length} public pages; slowest ${before} s before, ${during} s during\n`,
  )
}

async function makeDatabase() {
  const sql = postgres(urlOn('127.0.0.1:5000', 'postgres', 'postgres'), { max: 1 })
  const [, secret] = /:([^:@]+)@/.exec(SITE_URL) ?? []
  await sql.unsafe(`create role uns login password '${secret}'`)
  await sql.unsafe('create database uns owner uns')
  await sql.end()
}

function newSite() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'uns-data-'))
  const env = { DATABASE_URL: SITE_URL, DATA_DIR: dataDir }
  return startSite({ database: { env, drop: async () => {} } })
}

/** Writers by the hundred, and on each site somebody who reads without a pause. */
async function peopleAtWork() {
  const urls = sites.map(({ url }) => url)
  const readers = await Promise.all(
    sites.map(async (site) => {
      const { token } = await loggedInTeacher(site)
      return steadyLoad(site.url, token, { page: 150, me: 400 })
    }),
  )
  const writers = writersOn(urls, WRITERS)
  return {
    leave: async () => {
      await writers.stop()
      const read = await Promise.all(readers.map((one) => one.stop()))
      return { writers: urls.map((_, n) => writers.seenOn(n)), readers: read.flat() }
    },
  }
}
