import { spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createCleanEnvironment } from '@/scripts/programs'
import { callApi } from '@/tests/support/api-user'
import { copyBuild } from '@/tests/support/build-copy'
import { findFreePort } from '@/tests/support/free-port'

const folder = copyBuild()
const buildId = readFileSync(path.join(folder, '.next/BUILD_ID'), 'utf8')

const chunkName = readdirSync('.next/static/chunks').find((name) => name.endsWith('.js'))

/** Replaces Next's builder: logs its run, waits until it may go on, and rewrites every page. */
const STUB_BUILDER = `
const { appendFileSync, existsSync, readdirSync, rmSync, writeFileSync } = require('node:fs')
appendFileSync('builds', process.pid + '\\n')
rmSync('.next/BUILD_ID', { force: true })
const pages = readdirSync('.next/server', { recursive: true }).filter((name) => /(app\\/.*|404)\\.html$/.test(name))
const page = '<html><head></head><body><script src="/_next/static/chunks/${chunkName}" async=""></script></body></html>'
const timer = setInterval(() => {
  if (!existsSync('finish')) return
  clearInterval(timer)
  for (const name of pages) writeFileSync('.next/server/' + name, page)
  writeFileSync('.next/BUILD_ID', '${buildId}')
}, 50)
`

const countBuilds = () =>
  readFileSync(path.join(folder, 'builds'), 'utf8').split('\n').filter(Boolean).length

function linkAllExcept(excluded: string, from: string, to: string) {
  mkdirSync(to)
  for (const name of readdirSync(from).filter((entry) => entry !== excluded)) {
    symlinkSync(path.resolve(from, name), path.join(to, name))
  }
}

rmSync(path.join(folder, 'node_modules'))
let modulePath = 'node_modules'
for (const segment of ['next', 'dist', 'bin', 'next']) {
  linkAllExcept(segment, modulePath, path.join(folder, modulePath))
  modulePath = path.join(modulePath, segment)
}
writeFileSync(path.join(folder, modulePath), STUB_BUILDER)

const finishBuilds = () => writeFileSync(path.join(folder, 'finish'), '')
const HANG_MS = 600_000

async function launchStart() {
  const port = await findFreePort()
  const env = {
    ...createCleanEnvironment(),
    PORT: String(port),
    DATA_DIR: mkdtempSync(path.join(folder, '.data-')),
  }
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], { cwd: folder, env })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    await exited
  }
  onTestFinished(() => stop('SIGKILL'))
  const url = `http://localhost:${port}`
  const isWaiting = () => output.includes('is building here; waiting for it')
  const becomesReady = () =>
    expect.poll(() => readStatus(url).catch(() => output), { timeout: HANG_MS }).toBe(200)
  return { isWaiting, becomesReady, stop }
}

const readStatus = async (url: string) => (await callApi({ url }, '/api/health/ready')).status

beforeEach(() => {
  rmSync(path.join(folder, '.next/uns-build'), { force: true })
  rmSync(path.join(folder, 'finish'), { force: true })
  writeFileSync(path.join(folder, 'builds'), '')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('two concurrent starts in one folder build once, and the second names the first', async () => {
  const starts = [await launchStart(), await launchStart()]
  const countWaiting = () => starts.filter(({ isWaiting }) => isWaiting()).length
  await expect.poll(countWaiting, { timeout: HANG_MS }).toBe(1)
  finishBuilds()
  for (const { becomesReady } of starts) await becomesReady()
  expect(countBuilds()).toBe(1)
  expect(countWaiting()).toBe(1)
  await Promise.all(starts.map(({ stop }) => stop()))
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a start that ends during its build (%s) does not block the next',
  async (signal) => {
    const first = await launchStart()
    await expect.poll(countBuilds, { timeout: HANG_MS }).toBe(1)
    await first.stop(signal)
    finishBuilds()
    const second = await launchStart()
    await second.becomesReady()
    expect(countBuilds()).toBe(2)
    await second.stop()
  },
)
