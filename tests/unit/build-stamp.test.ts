// @module-tag slow
// @module-tag machine
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'

/** A folder with the plain programs of a start, one source and the build of that source. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-stamp-'))
const [major = 0, minor = 0, patch = 0] = process.versions.node.split('.').map(Number)
const liveSite = { NODE_ENV: 'production', DATABASE_URL: 'postgres://uns@127.0.0.1/uns' }

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'scripts'), { recursive: true })
  chmodSync(folder, 0o755)
  for (const name of readdirSync('scripts').filter((file) => file.endsWith('.mjs')))
    cpSync(path.join('scripts', name), path.join(folder, 'scripts', name))
  writeFileSync(path.join(folder, 'scripts/build-for-start.ts'), '')
  writeFileSync(path.join(folder, 'middleware.ts'), 'first')
  mkdirSync(path.join(folder, '.next/programs'), { recursive: true })
  writeFileSync(path.join(folder, '.next/BUILD_ID'), 'x')
  writeFileSync(path.join(folder, '.next/programs/start.js'), 'console.log("started")')
  run(['--input-type=module', '-e', STAMP])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const STAMP = `
import { hashSources, writeStamp } from './scripts/build-stamp.mjs'
writeStamp(hashSources())`

function run(args: string[], { env = {}, identity = {} } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', IGNORE_ENV_FILE: '1', ...env },
    encoding: 'utf8',
    ...identity,
  })
  return { status, stdout, stderr }
}

const startSite = (env: Record<string, string>, identity = {}) =>
  run(['scripts/run.mjs', 'start'], { env, identity })

const pretendVersion = (version: string) => {
  const code = `Object.defineProperty(process, 'version', { value: 'v${version}' })
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` }
}

test('another patch version of Node runs the same build', () => {
  const env = pretendVersion(`${major}.${minor}.${patch + 1}`)
  expect(startSite({ ...liveSite, ...env })).toEqual({ status: 0, stdout: 'started\n', stderr: '' })
})

test('a live site never builds for another major version, and says what to do', () => {
  const { status, stdout, stderr } = startSite({
    ...liveSite,
    ...pretendVersion(`${major + 2}.0.0`),
  })
  expect(stderr).toBe(
    `The build in ${folder} is for Node ${major}, and this is Node ${major + 2}: run "npm run build" there, then start again.\n`,
  )
  expect([status, stdout]).toEqual([78, ''])
  expect(existsSync(path.join(folder, '.next/uns-build'))).toBe(true)
})

test.each([
  ['without a build', '.next/BUILD_ID', undefined, 'has no build'],
  ['with other sources', 'middleware.ts', 'second', 'are not those of its build'],
  ['with the stamp of another release', '.next/uns-build', '0f', 'is for another release'],
])('a live site %s never builds', (_, file, text, sentence) => {
  const target = path.join(folder, file)
  if (text === undefined) rmSync(target)
  else writeFileSync(target, text)
  const { status, stderr } = startSite(liveSite)
  expect([status, stderr]).toEqual([78, expect.stringContaining(sentence)])
})

test('other sources of the same size and date are noticed, the same ones written again are not', () => {
  const source = path.join(folder, 'middleware.ts')
  const { atime, mtime } = statSync(source)
  writeFileSync(source, 'later')
  utimesSync(source, atime, mtime)
  expect(startSite(liveSite).stderr).toContain('are not those of its build')
  writeFileSync(source, 'first')
  expect(startSite(liveSite)).toEqual({ status: 0, stdout: 'started\n', stderr: '' })
})

test('a folder that the user may not write to is never built', () => {
  rmSync(path.join(folder, '.next/BUILD_ID'))
  chmodSync(folder, 0o555)
  const isRoot = process.getuid?.() === 0
  const { status, stderr } = startSite({}, isRoot ? { uid: 65_534, gid: 65_534 } : {})
  chmodSync(folder, 0o755)
  expect([status, stderr]).toEqual([78, expect.stringContaining('has no build')])
})

test('a program without a name, or with a wrong one, gets a sentence', () => {
  expect(run(['scripts/run.mjs'])).toMatchObject({
    status: 1,
    stderr: 'There is no program "". docs/programs.md lists all.\n',
  })
  expect(run(['scripts/run.mjs', 'strat']).stderr).toMatch(/^There is no program "strat"\./)
})
