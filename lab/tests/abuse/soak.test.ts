import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  bearerHeader,
  callApi,
  logIn,
  logInNewTeacher,
  type TestTeacher,
} from '@/tests/support/api-user'
import { postgresUrl } from '@/tests/support/postgres-server'
import { formatRequest, openSocket, sendPieces } from '@/tests/support/raw-connection'
import { type Site, startSite } from '@/tests/support/site'
import { newTestDatabase, type TestDatabase } from '@/tests/support/test-database'
import { expectGracefulResponses, findLostWrites } from '../support/fault-assertions'
import { startLoad } from '../support/load'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 10)
const MINUTE_MS = 60_000
const METRICS_TOKEN = 'a-token-that-only-the-tests-know'
const LOAD_INTERVALS_MS = { register: 1_000, contact: 1_000, me: 40, page: 100 }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let database: TestDatabase
let site: Site
let loggedIn: { teacher: TestTeacher; token: string }
beforeAll(async () => {
  process.env.TEST_DATABASE_URL = postgresUrl(inject('postgresServer'))
  database = await newTestDatabase()
  const settleUrl = pathToFileURL(path.resolve('lab/tests/support/collect-garbage.mjs')).href
  const env = { METRICS_TOKEN, LOG_LEVEL: 'warn', NODE_OPTIONS: `--import=${settleUrl}` }
  site = await startSite({ database, env })
  loggedIn = await logInNewTeacher(site)
})
afterAll(async () => {
  await site?.stop()
  await database?.drop()
})

type SoakSample = { rssMb: number; heapMb: number; openFiles: number }

/** The memory of an idle process after garbage collection. */
async function sampleIdleProcess(): Promise<SoakSample> {
  await pause(6_000)
  site.process.kill('SIGUSR2')
  await pause(2_000)
  const { pid } = site.process
  const rss = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  const { body } = await callApi(site, '/api/metrics', { headers: bearerHeader(METRICS_TOKEN) })
  const heap = Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(body)?.[1])
  const openFiles = readdirSync(`/proc/${pid}/fd`).length
  return { rssMb: rss / 1024, heapMb: heap / 2 ** 20, openFiles }
}

/** Beside ordinary users: logins, bad input and broken connections. */
function startMisuse() {
  const { teacher, token } = loggedIn
  const malformedBody = '{"email":"a@b.in","email":'
  const typeHeader = ['Content-Type: application/json']
  const actions = [
    () => logIn(site, teacher),
    () => logIn(site, { ...teacher, password: 'not this one' }),
    () =>
      callApi(site, '/api/contact', { body: { name: '\0', email: [], subject: {}, message: 7 } }),
    () => callApi(site, '/api/nothing', { headers: bearerHeader(token) }),
    () =>
      sendPieces(
        site.url,
        formatRequest('POST /api/contact', [...typeHeader, 'Content-Length: 26'], malformedBody),
      ),
    () => sendPieces(site.url, '\0 noise\r\n\r\n'),
    async () => {
      const socket = openSocket(site.url)
      socket.on('error', () => socket.destroy())
      socket.write(
        formatRequest('POST /api/contact', [...typeHeader, 'Content-Length: 900'], '{"na'),
      )
      await pause(300)
      socket.destroy()
    },
    async () => {
      const abortController = new AbortController()
      const page = fetch(`${site.url}/about`, { signal: abortController.signal }).catch(() => {})
      abortController.abort()
      await page
    },
  ]
  let actionIndex = 0
  const timer = setInterval(
    () => void actions[actionIndex++ % actions.length]?.().catch(() => {}),
    250,
  )
  return () => clearInterval(timer)
}

const formatSample = ({ rssMb, heapMb, openFiles }: SoakSample) =>
  `${rssMb.toFixed(0)} MB resident, ${heapMb.toFixed(1)} MB heap, ${openFiles} open files`

test.runIf(MINUTES > 0)(
  `${MINUTES} minutes of mixed traffic: nothing lost, memory and open files stay stable`,
  async () => {
    const samples: SoakSample[] = []
    const requests = []
    for (let minute = 0; minute < MINUTES; minute += 1) {
      const load = startLoad(site.url, loggedIn.token, LOAD_INTERVALS_MS)
      const stopMisuse = startMisuse()
      await pause(MINUTE_MS - 8_000)
      stopMisuse()
      requests.push(...(await load.stop()))
      samples.push(await sampleIdleProcess())
      const sample = samples.at(-1)
      if (sample) process.stdout.write(`SOAK   after ${minute + 1} min: ${formatSample(sample)}\n`)
    }
    expectGracefulResponses(requests)
    expect(requests.filter(({ status }) => !status || status >= 300)).toEqual([])
    expect(await findLostWrites(database.env.DATABASE_URL ?? '', requests)).toEqual([])
    expect(site.output()).not.toMatch(/"event":"request.failed"|unhandled|uncaught/i)

    const [earlySample, lateSample] = [samples[Math.min(1, samples.length - 1)], samples.at(-1)]
    if (!earlySample || !lateSample) throw new Error('no samples')
    expect(lateSample.heapMb / earlySample.heapMb).toBeLessThan(1.1)
    expect(lateSample.rssMb / earlySample.rssMb).toBeLessThan(1.1)
    // A broken connection may take some time to close.
    const openFiles = Math.min(...samples.slice(-3).map((sample) => sample.openFiles))
    expect(openFiles).toBeLessThanOrEqual(earlySample.openFiles + 10)
  },
  (MINUTES + 5) * MINUTE_MS,
)
