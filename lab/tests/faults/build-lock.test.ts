import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createCleanEnvironment } from '@/scripts/programs'
import { callApi } from '@/tests/support/api-user'
import { copyBuild } from '@/tests/support/build-copy'
import { findFreePort, startSite } from '@/tests/support/site'

const folder = copyBuild()
const buildId = readFileSync(path.join(folder, '.next/BUILD_ID'), 'utf8')

const chunkName = readdirSync('.next/static/chunks').find((name) => name.endsWith('.js'))

/** Replaces Next's builder: logs its run and rewrites every page after two seconds. */
const STUB_BUILDER = `
const { appendFileSync, readdirSync, rmSync, writeFileSync } = require('node:fs')
appendFileSync('builds', process.pid + '\\n')
rmSync('.next/BUILD_ID', { force: true })
const pages = readdirSync('.next/server', { recursive: true }).filter((name) => /(app\\/.*|404)\\.html$/.test(name))
const page = '<html><head></head><body><script src="/_next/static/chunks/${chunkName}" async=""></script></body></html>'
setTimeout(() => {
  for (const name of pages) writeFileSync('.next/server/' + name, page)
  writeFileSync('.next/BUILD_ID', '${buildId}')
}, 2000)
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

beforeEach(() => {
  rmSync(path.join(folder, '.next/uns-build'), { force: true })
  writeFileSync(path.join(folder, 'builds'), '')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('two concurrent starts in one folder build once, and the second names the first', async () => {
  const sites = await Promise.all([startSite({ cwd: folder }), startSite({ cwd: folder })])
  for (const site of sites) expect((await callApi(site, '/api/health/ready')).status).toBe(200)
  expect(countBuilds()).toBe(1)
  const waitingSites = sites.filter((site) =>
    site.output().includes('is building here; waiting for it'),
  )
  expect(waitingSites).toHaveLength(1)
  await Promise.all(sites.map((site) => site.stop()))
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a start that ends during its build (%s) does not block the next',
  async (signal) => {
    const env = {
      ...createCleanEnvironment(),
      PORT: String(await findFreePort()),
      DATA_DIR: path.join(folder, '.data'),
    }
    const first = spawn(process.execPath, ['scripts/run.mjs', 'start'], { cwd: folder, env })
    const exited = new Promise((resolve) => first.once('exit', resolve))
    await expect.poll(countBuilds, { timeout: 30_000 }).toBe(1)
    first.kill(signal)
    await exited
    const second = await startSite({ cwd: folder })
    expect((await callApi(second, '/api/health/ready')).status).toBe(200)
    expect(countBuilds()).toBe(2)
    await second.stop()
  },
)
