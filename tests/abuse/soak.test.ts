import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { expectCivil, lostWrites } from '../support/aftermath'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { steadyLoad } from '../support/load'
import { bearer, call, loggedInTeacher, logIn, type Teacher } from '../support/person'
import { urlOf } from '../support/postgres-server'
import { open, raw, request } from '../support/raw'
import { type Site, startSite } from '../support/site'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 10)
const MINUTE = 60_000
const TOKEN = 'a-token-that-only-the-tests-know'
const PACE = { register: 1_000, contact: 1_000, me: 40, page: 100 }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let database: FreshDatabase
let site: Site
let someone: { teacher: Teacher; token: string }
beforeAll(async () => {
  process.env.TEST_DATABASE_URL = urlOf(inject('postgresServer'))
  database = await freshDatabase()
  const settle = pathToFileURL(path.resolve('tests/support/settle.mjs')).href
  const env = { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'warn', NODE_OPTIONS: `--import=${settle}` }
  site = await startSite({ database, env })
  someone = await loggedInTeacher(site)
})
afterAll(async () => {
  await site?.stop()
  await database?.drop()
})

type Sample = { rssMb: number; heapMb: number; files: number }

/** What the process holds when nobody asks it anything and its garbage is gone. */
async function settled(): Promise<Sample> {
  await pause(6_000)
  site.process.kill('SIGUSR2')
  await pause(2_000)
  const { pid } = site.process
  const rss = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  const { body } = await call(site, '/api/metrics', { headers: bearer(TOKEN) })
  const heap = Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(body)?.[1])
  const files = readdirSync(`/proc/${pid}/fd`).length
  return { rssMb: rss / 1024, heapMb: heap / 2 ** 20, files }
}

/** Besides ordinary people: logins, bad input, and connections that break off. */
function misuse() {
  const { teacher, token } = someone
  const broken = '{"email":"a@b.in","email":'
  const type = ['Content-Type: application/json']
  const acts = [
    () => logIn(site, teacher),
    () => logIn(site, { ...teacher, password: 'not this one' }),
    () => call(site, '/api/contact', { body: { name: '\0', email: [], subject: {}, message: 7 } }),
    () => call(site, '/api/nothing', { headers: bearer(token) }),
    () => raw(site.url, request('POST /api/contact', [...type, 'Content-Length: 26'], broken)),
    () => raw(site.url, '\0 noise\r\n\r\n'),
    async () => {
      const socket = open(site.url)
      socket.on('error', () => socket.destroy())
      socket.write(request('POST /api/contact', [...type, 'Content-Length: 900'], '{"na'))
      await pause(300)
      socket.destroy()
    },
    async () => {
      const leaving = new AbortController()
      const page = fetch(`${site.url}/about`, { signal: leaving.signal }).catch(() => {})
      leaving.abort()
      await page
    },
  ]
  let turn = 0
  const timer = setInterval(() => void acts[turn++ % acts.length]?.().catch(() => {}), 250)
  return () => clearInterval(timer)
}

const show = ({ rssMb, heapMb, files }: Sample) =>
  `${rssMb.toFixed(0)} MB resident, ${heapMb.toFixed(1)} MB heap, ${files} open files`

test.runIf(MINUTES > 0)(
  `${MINUTES} minutes of mixed traffic: nothing lost, memory and open files stay where they were`,
  async () => {
    const samples: Sample[] = []
    const seen = []
    for (let minute = 0; minute < MINUTES; minute += 1) {
      const load = steadyLoad(site.url, someone.token, PACE)
      const stopMisuse = misuse()
      await pause(MINUTE - 8_000)
      stopMisuse()
      seen.push(...(await load.stop()))
      samples.push(await settled())
      const at = samples.at(-1)
      if (at) process.stdout.write(`SOAK   after ${minute + 1} min: ${show(at)}\n`)
    }
    expectCivil(seen)
    expect(seen.filter(({ status }) => !status || status >= 300)).toEqual([])
    expect(await lostWrites(database.env.DATABASE_URL ?? '', seen)).toEqual([])
    expect(site.output()).not.toMatch(/"event":"request.failed"|unhandled|uncaught/i)

    const [early, late] = [samples[Math.min(1, samples.length - 1)], samples.at(-1)]
    if (!early || !late) throw new Error('no samples')
    expect(late.heapMb / early.heapMb).toBeLessThan(1.1)
    expect(late.rssMb / early.rssMb).toBeLessThan(1.1)
    // A connection that broke off may take its time to close.
    const files = Math.min(...samples.slice(-3).map((sample) => sample.files))
    expect(files).toBeLessThanOrEqual(early.files + 10)
  },
  (MINUTES + 5) * MINUTE,
)
