import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleRelease } from '@/scripts/bundle-release/release'
import { runCommandForOutput } from '@/tests/support/run-program'

/** The programs of the image, which has no sources and only the packages that a release needs. */

const work = mkdtempSync(path.join(os.tmpdir(), 'uns-release-'))
const release = path.join(work, 'app')
const env = {
  DATA_DIR: path.join(work, 'data'),
  AUTH_SECRET: 'a secret that only the tests know, long enough',
}
const run = (program: string, ...args: string[]) =>
  runCommandForOutput([process.execPath, `${program}.js`, ...args], { cwd: release, env })

beforeAll(async () => {
  await bundleRelease(release)
  expect((await run('migrate')).output).toContain('The database is up to date')
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

test.each([
  ['doctor', [], /ok +database: /],
  ['incident', ['people', '--since', '2026-11-01', '--kind', 'login'], /"id","name","email"/],
  ['incident', ['end-logins'], /Ended 0 logins/],
  ['renew-secrets', [], /Encrypted 0 authenticator secrets/],
  ['subscriptions', ['list'], /No school has applied yet/],
  ['team', ['list'], /The team has no members yet/],
] as const)('%s %j works', async (program, args, expected) => {
  expect((await run(program, ...args)).output).toMatch(expected)
})

test('docs/docker.md names each program of the image', () => {
  const [, list = ''] =
    /the programs (.*?)[,;] and of each package/.exec(readFileSync('docs/docker.md', 'utf8')) ?? []
  const documented = [...list.matchAll(/`([\w-]+\.js)`/g)].map(([, name]) => name).sort()
  // The others are parts that programs share.
  const programs = readdirSync(release).filter(
    (name) => name.endsWith('.js') && !/-[A-Z0-9]{8}\.js$/.test(name),
  )
  expect(documented).toEqual(programs.sort())
})
