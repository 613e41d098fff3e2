import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GET } from '@/app/api/metrics/route'
import { newDataFolder } from '../support/data-folder'
import { findFreePort } from '../support/free-port'
import { isCiRun } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'
import { getSharedSite, METRICS_TOKEN, type SharedSite } from '../support/shared-site'
import { waitFor } from '../support/wait-for'

const FOLDER = 'deploy/monitoring'

let site: SharedSite
let inProcess: Awaited<ReturnType<typeof openInProcessDatabase>>
let folder: string

beforeAll(async () => {
  site = await getSharedSite()
  folder = newDataFolder('metrics')
  const UNS_BACKUPS = path.join(folder, 'backups')
  inProcess = await openInProcessDatabase({ METRICS_TOKEN, UNS_BACKUPS })
})
afterAll(() => inProcess?.close())

const authorization = `Bearer ${METRICS_TOKEN}`

const readMetrics = async (response: Response | Promise<Response>) => (await response).text()
const readOwnMetrics = () =>
  readMetrics(
    GET(new Request('http://localhost/api/metrics', { headers: { authorization } }), {
      params: Promise.resolve({}),
    }),
  )

/** A backup needs its folder, and connections need PostgreSQL. */
const NOT_HERE = ['uns_backup_last_timestamp_seconds', 'uns_database_connections']

test('a running site gives every metric that the alerts and the dashboard read', async () => {
  await fetch(`${site.url}/about`)
  // Something to warn of.
  const headers = { 'sec-fetch-site': 'cross-site' }
  await fetch(`${site.url}/api/auth/user/logout`, { method: 'POST', headers })
  const output = await readMetrics(fetch(`${site.url}/api/metrics`, { headers: { authorization } }))
  const files = ['alerts.yml', 'dashboard.json'].map((name) =>
    readFileSync(`${FOLDER}/${name}`, 'utf8'),
  )
  const names = new Set(files.join('\n').match(/\b(?:uns|nodejs|process)_\w+\b(?=[ {)[])/g))
  const absent = [...names].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(output))
  expect(names.size).toBeGreaterThan(14)
  expect(absent.filter((name) => !NOT_HERE.includes(name))).toEqual([])
})

test('the newest backup gives its time; without one 0, and without a folder nothing', async () => {
  const findSample = async () =>
    /^uns_backup_last_timestamp_seconds\{.*\} (.+)$/m.exec(await readOwnMetrics())?.[1]
  expect(await findSample()).toBeUndefined()
  const backups = path.join(folder, 'backups')
  mkdirSync(backups)
  expect(await findSample()).toBe('0')
  for (const [name, time] of [
    ['uns-2026-11-27T024500Z.tar', 1_795_747_500],
    ['uns-2026-11-28T024500Z.tar', 1_795_833_900],
    ['notes.txt', 1_795_900_000],
  ] as const) {
    writeFileSync(path.join(backups, name), '')
    utimesSync(path.join(backups, name), time, time)
  }
  expect(await findSample()).toBe('1795833900')
})

const hasPrometheus = spawnSync('prometheus', ['--version']).status === 0
const reason = hasPrometheus ? 'before a commit' : 'no prometheus; Debian has it'

test.runIf(hasPrometheus && isCiRun)(
  `Prometheus reads a site with the example (skipped: ${reason})`,
  async () => {
    const [port, home] = [await findFreePort(), newDataFolder('prometheus')]
    cpSync(`${FOLDER}/alerts.yml`, path.join(home, 'alerts.yml'))
    writeFileSync(path.join(home, 'uns-token'), `${METRICS_TOKEN}\n`)
    const example = readFileSync(`${FOLDER}/prometheus.yml`, 'utf8')
      .replace('"127.0.0.1:3001", "127.0.0.1:3002"', `"127.0.0.1:${new URL(site.url).port}"`)
      .replaceAll('/etc/prometheus/', `${home}/`)
      .replaceAll('30s', '1s')
    writeFileSync(path.join(home, 'prometheus.yml'), example)
    const prometheus = spawn('prometheus', [
      `--config.file=${home}/prometheus.yml`,
      `--storage.tsdb.path=${home}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
    ])
    try {
      const ask = async (what: string) =>
        (await (await fetch(`http://127.0.0.1:${port}/api/v1/${what}`)).json()).data
      await waitFor(async () => {
        const { activeTargets } = await ask('targets')
        const own = activeTargets.filter(
          ({ labels }: { labels: { job: string } }) => labels.job === 'uns',
        )
        expect(own).toMatchObject([{ health: 'up', lastError: '' }])
      })
      await waitFor(async () => {
        const { result } = await ask('query?query=uns_mail_queue_length')
        expect(result).toHaveLength(1)
      })
      const { groups } = await ask('rules')
      expect(groups[0].rules.length).toBeGreaterThanOrEqual(11)
    } finally {
      prometheus.kill()
    }
  },
)
