import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cleanEnvironment } from '@/scripts/programs'
import { copyOfBuild } from '../support/build-copy'
import { call } from '../support/person'
import { freePort, startSite } from '../support/site'

const folder = copyOfBuild()
const buildId = readFileSync(path.join(folder, '.next/BUILD_ID'), 'utf8')

const chunk = readdirSync('.next/static/chunks').find((name) => name.endsWith('.js'))

/** In place of Next's builder: writes down that it ran, and makes every page anew after two seconds. */
const BUILDER = `
const { appendFileSync, readdirSync, rmSync, writeFileSync } = require('node:fs')
appendFileSync('builds', process.pid + '\\n')
rmSync('.next/BUILD_ID', { force: true })
const pages = readdirSync('.next/server', { recursive: true }).filter((name) => /(app\\/.*|404)\\.html$/.test(name))
const page = '<html><head></head><body><script src="/_next/static/chunks/${chunk}" async=""></script></body></html>'
setTimeout(() => {
  for (const name of pages) writeFileSync('.next/server/' + name, page)
  writeFileSync('.next/BUILD_ID', '${buildId}')
}, 2000)
`

const builds = () =>
  readFileSync(path.join(folder, 'builds'), 'utf8').split('\n').filter(Boolean).length

/** Links to all that is in a folder, but for one entry that is the caller's own. */
function linksBut(own: string, from: string, to: string) {
  mkdirSync(to)
  for (const name of readdirSync(from).filter((one) => one !== own)) {
    symlinkSync(path.resolve(from, name), path.join(to, name))
  }
}

rmSync(path.join(folder, 'node_modules'))
let at = 'node_modules'
for (const own of ['next', 'dist', 'bin', 'next']) {
  linksBut(own, at, path.join(folder, at))
  at = path.join(at, own)
}
writeFileSync(path.join(folder, at), BUILDER)

/** As after a change of the sources. */
beforeEach(() => {
  rmSync(path.join(folder, '.next/uns-build'), { force: true })
  writeFileSync(path.join(folder, 'builds'), '')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('two that start at once in one folder build once: the second says whom it waits for', async () => {
  const sites = await Promise.all([startSite({ cwd: folder }), startSite({ cwd: folder })])
  for (const site of sites) expect((await call(site, '/api/health/ready')).status).toBe(200)
  expect(builds()).toBe(1)
  const waited = sites.filter((site) => site.output().includes('is building here; waiting for it'))
  expect(waited).toHaveLength(1)
  await Promise.all(sites.map((site) => site.stop()))
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a start that ends in the middle of its build (%s) does not hold up the next',
  async (signal) => {
    const env = {
      ...cleanEnvironment(),
      PORT: String(await freePort()),
      DATA_DIR: path.join(folder, '.data'),
    }
    const first = spawn(process.execPath, ['scripts/run.mjs', 'start'], { cwd: folder, env })
    const ended = new Promise((resolve) => first.once('exit', resolve))
    await expect.poll(builds, { timeout: 30_000 }).toBe(1)
    first.kill(signal)
    await ended
    const second = await startSite({ cwd: folder })
    expect((await call(second, '/api/health/ready')).status).toBe(200)
    expect(builds()).toBe(2)
    await second.stop()
  },
)
