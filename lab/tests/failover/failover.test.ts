import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInNewTeacher } from '@/tests/support/api-user'
import { type Site, startSite } from '@/tests/support/site'
import {
  expectGracefulResponses,
  findLostWrites,
  measureLongestGap,
  printFaultReport,
} from '../support/fault-assertions'
import { type LoadSample, startLoad } from '../support/load'
import {
  databaseUrl,
  killEtcd,
  killNode,
  killPostgres,
  readRoles,
  SITE_URL,
  startCluster,
  startEtcd,
  startNode,
  stopCluster,
  switchOver,
  waitUntilHealthy,
} from './cluster'
import { type DatabaseNode, IP_ADDRESS, isolateNode, NODES, reconnectNode } from './network'
import { startWriters } from './writers'

const isQuick = Boolean(process.env.FAILOVER_QUICK)
const WRITER_COUNT = isQuick ? 40 : 200
const NORMAL_MS = isQuick ? 3_000 : 10_000
const MAX_SILENCE_MS = 20_000
const OBSERVATION_MS = isQuick ? 15_000 : 30_000
const WRITE_KINDS = ['register', 'login', 'subscribe'] as const
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type ClusterRoles = { primary: DatabaseNode; standby: DatabaseNode }
type ClusterFault = {
  fault: string
  injectFault: (pair: ClusterRoles) => unknown
  repair?: (pair: ClusterRoles) => void
}

let sites: Site[]
let isVerified = false
const allRequests: LoadSample[] = []
beforeAll(async () => {
  await startCluster()
  await createDatabase()
  sites = [await startNewSite(), await startNewSite()]
}, 240_000)
afterAll(async () => {
  await Promise.all((sites ?? []).map((site) => site.stop()))
  for (const { dataDir } of sites ?? []) rmSync(dataDir, { recursive: true, force: true })
  if (isVerified) stopCluster()
})

const FAULTS: ClusterFault[] = [
  {
    fault: 'PostgreSQL of the primary is killed (kill -9)',
    injectFault: ({ primary }) => killPostgres(primary),
  },
  {
    fault: 'the machine of the primary fails (kill -9 of all its processes)',
    injectFault: ({ primary }) => killNode(primary),
    repair: ({ primary }) => startNode(primary),
  },
  {
    fault: 'the primary is isolated (every packet dropped)',
    injectFault: ({ primary }) => isolateNode(primary),
    repair: ({ primary }) => reconnectNode(primary),
  },
  {
    fault: 'a planned switchover',
    injectFault: ({ primary, standby }) => switchOver(primary, standby),
  },
  {
    fault: 'the standby is isolated (every packet dropped)',
    injectFault: ({ standby }) => isolateNode(standby),
    repair: ({ standby }) => reconnectNode(standby),
  },
  {
    fault: 'all etcd members are killed',
    injectFault: killEtcd,
    repair: () => {
      for (const machine of [...NODES, 'web1'] as const) startEtcd(machine)
    },
  },
]

test.each(FAULTS)('$fault', async ({ fault, injectFault, repair }) => {
  const pair = await readRoles()
  const load = await startTeacherLoad()
  await pause(NORMAL_MS)
  const faultAt = Date.now()
  try {
    await injectFault(pair)
    await pause(faultAt + OBSERVATION_MS - Date.now())
    repair?.(pair)
    await waitUntilHealthy()
    await pause(3_000)
  } finally {
    await load.leave()
  }
  const { writers, readers } = await load.leave()
  allRequests.push(...writers.flat())
  const requests = [...writers.flat(), ...readers]
  const missing = await findLostWrites(SITE_URL, allRequests)
  const silenceMs = Math.max(
    ...writers.map((writerRequests) => measureSilence(writerRequests, faultAt)),
  )
  printFaultReport(fault, requests, missing, silenceMs)
  printPageTimes(readers, faultAt)
  expect(missing).toEqual([])
  expect(silenceMs).toBeLessThan(MAX_SILENCE_MS)
  expectGracefulResponses(requests)
  expect(requests.filter(({ failure }) => failure)).toEqual([])
  expect(readers.filter(({ kind, status }) => kind === 'page' && status !== 200)).toEqual([])
})

test('both databases hold every acknowledged write after all faults', async () => {
  await waitUntilHealthy()
  for (const node of NODES)
    expect(await findLostWrites(databaseUrl(IP_ADDRESS[node]), allRequests)).toEqual([])
  isVerified = true
})

const measureSilence = (requests: LoadSample[], faultAt: number) =>
  Math.max(
    ...WRITE_KINDS.map((kind) =>
      measureLongestGap(requests, kind, faultAt, faultAt + OBSERVATION_MS),
    ),
  )

/**
 * Pages need no database; their times show the load on the machine, before the fault and during
 * it.
 */
function printPageTimes(requests: LoadSample[], faultAt: number) {
  const pages = requests.filter(({ kind }) => kind === 'page')
  const formatSlowest = (subset: LoadSample[]) =>
    (Math.max(0, ...subset.map(({ ms }) => ms)) / 1000).toFixed(1)
  const slowestBefore = formatSlowest(pages.filter(({ startedAt }) => startedAt < faultAt))
  const slowestDuring = formatSlowest(
    pages.filter(({ startedAt }) => startedAt >= faultAt && startedAt < faultAt + OBSERVATION_MS),
  )
  process.stdout.write(
    `       ${pages.length} public pages; slowest ${slowestBefore} s before, ${slowestDuring} s during\n`,
  )
}

async function createDatabase() {
  const sql = postgres(databaseUrl('127.0.0.1:5000', 'postgres', 'postgres'), { max: 1 })
  const [, secret] = /:([^:@]+)@/.exec(SITE_URL) ?? []
  await sql.unsafe(`create role uns login password '${secret}'`)
  await sql.unsafe('create database uns owner uns')
  await sql.end()
}

function startNewSite() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'uns-data-'))
  const env = { DATABASE_URL: SITE_URL, DATA_DIR: dataDir }
  return startSite({ database: { env, drop: async () => {} } })
}

/** Hundreds of writers, and one constant reader per site. */
async function startTeacherLoad() {
  const urls = sites.map(({ url }) => url)
  const readers = await Promise.all(
    sites.map(async (site) => {
      const { token } = await logInNewTeacher(site)
      return startLoad(site.url, token, { page: 150, me: 400 })
    }),
  )
  const writers = startWriters(urls, WRITER_COUNT)
  return {
    leave: async () => {
      await writers.stop()
      const readerRequests = await Promise.all(readers.map((reader) => reader.stop()))
      return {
        writers: urls.map((_, index) => writers.getSiteRequests(index)),
        readers: readerRequests.flat(),
      }
    },
  }
}
