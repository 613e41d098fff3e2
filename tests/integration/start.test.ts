// @module-tag ci
// @module-tag embedded

import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearerHeader, callApi, logIn, newTeacher, register } from '../support/api-user'
import { findFreePort } from '../support/free-port'
import { isFullRun } from '../support/full-run'
import { PATIENCE } from '../support/patience'
import {
  embeddedSkipNote,
  isOnPostgres,
  postgresSkipNote,
  type Site,
  startSite,
} from '../support/site'
import { newTestDatabase } from '../support/test-database'

const runStart = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'start'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', IGNORE_ENV_FILE: '1', ...env },
    encoding: 'utf8',
    timeout: PATIENCE * 60_000,
  })

/** The site has taken the request when this returns, and waits for its body. */
async function openPost(port: string, body: string) {
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  }
  const clientRequest = request({ port, path: '/api/contact', method: 'POST', headers })
  const status = once(clientRequest, 'response').then(([response]) => {
    response.resume()
    return response.statusCode
  })
  await once(clientRequest, 'continue')
  return () => {
    clientRequest.end(body)
    return status
  }
}

const COMPILER_LOGGER = `
import { writeSync } from 'node:fs'
export async function resolve(name, context, next) {
  if (/^(tsx|esbuild|typescript)(\\/|$)/.test(name)) writeSync(2, 'loads ' + name + '\\n')
  return next(name, context)
}`
const toDataUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
const compilerLoggerUrl = toDataUrl(
  `import { register } from 'node:module'; register(${JSON.stringify(toDataUrl(COMPILER_LOGGER))})`,
)

describe('a running site', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ env: { NODE_OPTIONS: `--import=${compilerLoggerUrl}` } })
  })
  afterAll(() => site?.stop())

  test('runs the compiled build and loads no compiler', async () => {
    expect((await fetch(site.url)).status).toBe(200)
    expect(site.output()).not.toContain('loads ')
    const migrateRun = spawnSync(process.execPath, ['scripts/run.mjs', 'migrate'], {
      env: {
        ...process.env,
        NODE_OPTIONS: `--import=${compilerLoggerUrl}`,
        PORT: 'none',
        IGNORE_ENV_FILE: '1',
      },
      encoding: 'utf8',
    })
    expect(migrateRun.stderr).toContain('loads tsx')
  })

  test.skipIf(isOnPostgres)(
    `rejects a second start on the same folder with a sentence and loses nothing${postgresSkipNote}`,
    async () => {
      const teacher = newTeacher()
      await register(site, teacher)
      const secondStart = runStart({ DATA_DIR: site.dataDir, PORT: String(await findFreePort()) })
      expect(secondStart.status).toBe(1)
      expect(secondStart.stderr).toContain('is already in use by process')
      expect((await logIn(site, teacher)).status).toBe(200)
    },
  )

  test('a port in use stops the start with a sentence', async () => {
    const otherDatabase = await newTestDatabase()
    const conflictingStart = runStart({
      ...otherDatabase.env,
      AUTH_SECRET: 'x'.repeat(32),
      PORT: new URL(site.url).port,
    })
    expect(conflictingStart.status).toBe(1)
    expect(conflictingStart.stderr).toContain('is already in use')
    await otherDatabase.drop()
  })

  test.each(isFullRun ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const))(
    '%s finishes requests in flight and exits 0',
    async (signal) => {
      if (site.process.exitCode !== null) site = await startSite()
      const body = JSON.stringify({
        name: 'A',
        email: 'a@b.in',
        subject: 'Hi',
        message: 'Ten letters and more.',
      })
      const sendBody = await openPost(new URL(site.url).port, body)
      site.process.kill(signal)
      await expect.poll(() => site.output()).toContain('Finishing open requests')
      expect(await sendBody()).toBe(201)
      expect(await site.stop()).toBe(0)
    },
  )
})

describe('npm start', () => {
  test.skipIf(isOnPostgres || !isFullRun)(
    `kill -9 loses no acknowledged registration, and the next start takes over the folder${postgresSkipNote} (skipped: at night)`,
    async () => {
      const database = await newTestDatabase()
      const firstSite = await startSite({ database })
      const teachers = Array.from({ length: 12 }, () => newTeacher())
      const responses = await Promise.all(teachers.map((teacher) => register(firstSite, teacher)))
      firstSite.process.kill('SIGKILL')
      expect(responses.every(({ status }) => status === 201)).toBe(true)
      const secondSite = await startSite({ database })
      for (const teacher of teachers) expect((await logIn(secondSite, teacher)).status).toBe(200)
      await secondSite.stop()
      await database.drop()
    },
  )

  test.skipIf(isOnPostgres)(
    `prints its URL, its folders and the demo logins${postgresSkipNote}`,
    async () => {
      const database = await newTestDatabase({ isEmpty: true })
      const site = await startSite({ database })
      expect(site.output()).toContain(site.url)
      expect(site.output()).toContain(`${site.dataDir}/outbox`)
      const password = /password (\S+) for/.exec(site.output())?.[1] ?? ''
      const subscriberLogin = await logIn(site, { email: 'subscriber@uns.example', password })
      const teacherLogin = await logIn(site, { email: 'teacher@uns.example', password })
      expect([
        subscriberLogin.body.user.is_subscribed,
        teacherLogin.body.user.is_subscribed,
      ]).toEqual([1, 0])
      const schoolResponse = await callApi(site, '/api/school', {
        headers: bearerHeader(subscriberLogin.body.token),
      })
      expect(schoolResponse.body).toMatchObject({
        school: { name: 'Demo Vidyalaya', role: 'coordinator', term: { status: 'running' } },
        seats: { used: 4 },
      })
      await site.stop()
      await database.drop()
    },
  )

  test.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ DATABASE_URL: 'postgres://localhost/x' }, 'AUTH_SECRET'],
  ])('the bad setting %j stops the start with a sentence that names it', (env, name) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-bad-'))
    const { status, stderr } = runStart({ DATA_DIR: folder, ...(env as Record<string, string>) })
    rmSync(folder, { recursive: true })
    expect(status).toBe(1)
    expect(stderr).toContain(name)
    expect(stderr).not.toMatch(/\n\s+at /)
  })

  test.runIf(isOnPostgres)(
    `five instances starting at once on an empty database all become ready${embeddedSkipNote}`,
    async () => {
      const database = await newTestDatabase()
      const sites = await Promise.all(Array.from({ length: 5 }, () => startSite({ database })))
      for (const site of sites) expect((await callApi(site, '/api/health/ready')).status).toBe(200)
      await Promise.all(sites.map((site) => site.stop()))
      await database.drop()
    },
  )
})

test.runIf(isFullRun)('the database programs print what they did (skipped: at night)', async () => {
  const { env, drop } = await newTestDatabase()
  const runProgram = (program: string) =>
    spawnSync(process.execPath, ['scripts/run.mjs', program], {
      env: { PATH: process.env.PATH, NODE_ENV: 'development', ...env },
      encoding: 'utf8',
    })
  expect(runProgram('migrate').stdout).toContain('The database is up to date.')
  const seedRun = runProgram('seed')
  if (isOnPostgres)
    expect(seedRun.stderr).toContain('Demo accounts are for the embedded database only')
  else expect(seedRun.stdout).toContain('teacher@uns.example')
  await drop()
})
