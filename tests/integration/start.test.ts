import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../support/database'
import { bearer, call, logIn, newTeacher, register } from '../support/person'
import {
  embeddedSkip,
  freePort,
  onPostgres,
  postgresSkip,
  type Site,
  startSite,
} from '../support/site'
import { isWhole } from '../support/whole'

const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'start'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    encoding: 'utf8',
    timeout: 60_000,
  })

const sayAfterHeader = (port: string, body: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length }
    const sending = request({ port, path: '/api/contact', method: 'POST', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sending.on('error', reject)
    sending.write(body.slice(0, 5))
    setTimeout(() => sending.end(body.slice(5)), 1_500)
  })

/** Names each compiler that a process loads. */
const NAMES_COMPILERS = `
import { writeSync } from 'node:fs'
export async function resolve(name, context, next) {
  if (/^(tsx|esbuild|typescript)(\\/|$)/.test(name)) writeSync(2, 'loads ' + name + '\\n')
  return next(name, context)
}`
const asUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
const watched = asUrl(
  `import { register } from 'node:module'; register(${JSON.stringify(asUrl(NAMES_COMPILERS))})`,
)

describe('a running site', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ env: { NODE_OPTIONS: `--import=${watched}` } })
  })
  afterAll(() => site?.stop())

  test('runs what was compiled when it was built, and loads no compiler', async () => {
    expect((await fetch(site.url)).status).toBe(200)
    expect(site.output()).not.toContain('loads ')
    const other = spawnSync(process.execPath, ['scripts/run.mjs', 'migrate'], {
      env: { ...process.env, NODE_OPTIONS: `--import=${watched}`, PORT: 'none' },
      encoding: 'utf8',
    })
    expect(other.stderr).toContain('loads tsx')
  })

  test.skipIf(onPostgres)(
    `a second start on the same folder is refused with a sentence and loses nothing${postgresSkip}`,
    async () => {
      const teacher = newTeacher()
      await register(site, teacher)
      const second = start({ DATA_DIR: site.dataDir, PORT: String(await freePort()) })
      expect(second.status).toBe(1)
      expect(second.stderr).toContain('is already in use by process')
      expect((await logIn(site, teacher)).status).toBe(200)
    },
  )

  test('a port in use stops the start with a sentence', async () => {
    const other = await freshDatabase()
    const taken = start({ ...other.env, AUTH_SECRET: 'x'.repeat(32), PORT: new URL(site.url).port })
    expect(taken.status).toBe(1)
    expect(taken.stderr).toContain('is already in use')
    await other.drop()
  })

  test.each(isWhole ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const))(
    '%s finishes what is in flight and exits 0',
    async (signal) => {
      if (site.process.exitCode !== null) site = await startSite()
      const body = JSON.stringify({
        name: 'A',
        email: 'a@b.in',
        subject: 'Hi',
        message: 'Ten letters and more.',
      })
      const slow = sayAfterHeader(new URL(site.url).port, body)
      await new Promise((resolve) => setTimeout(resolve, 500))
      site.process.kill(signal)
      expect(await slow).toBe(201)
      expect(await site.stop()).toBe(0)
    },
  )
})

describe('npm start', () => {
  test.skipIf(onPostgres || !isWhole)(
    `kill -9 loses no acknowledged registration, and the next start takes the folder over${postgresSkip} (skipped: at night)`,
    async () => {
      const database = await freshDatabase()
      const first = await startSite({ database })
      const teachers = Array.from({ length: 12 }, () => newTeacher())
      const acknowledged = await Promise.all(teachers.map((teacher) => register(first, teacher)))
      first.process.kill('SIGKILL')
      expect(acknowledged.every(({ status }) => status === 201)).toBe(true)
      const second = await startSite({ database })
      for (const teacher of teachers) expect((await logIn(second, teacher)).status).toBe(200)
      await second.stop()
      await database.drop()
    },
  )

  test.skipIf(onPostgres)(
    `it tells where it is, where things lie, and the sign-in of the demo school’s people${postgresSkip}`,
    async () => {
      const database = await freshDatabase({ empty: true })
      const site = await startSite({ database })
      expect(site.output()).toContain(site.url)
      expect(site.output()).toContain(`${site.dataDir}/outbox`)
      const password = /password (\S+) for/.exec(site.output())?.[1] ?? ''
      const subscriber = await logIn(site, { email: 'subscriber@uns.example', password })
      const teacher = await logIn(site, { email: 'teacher@uns.example', password })
      expect([subscriber.body.user.is_subscribed, teacher.body.user.is_subscribed]).toEqual([1, 0])
      const mine = await call(site, '/api/school', { headers: bearer(subscriber.body.token) })
      expect(mine.body).toMatchObject({
        school: { name: 'Demo Vidyalaya', role: 'coordinator', term: { standing: 'running' } },
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
    const { status, stderr } = start({ DATA_DIR: folder, ...(env as Record<string, string>) })
    rmSync(folder, { recursive: true })
    expect(status).toBe(1)
    expect(stderr).toContain(name)
    expect(stderr).not.toMatch(/\n\s+at /)
  })

  test.runIf(onPostgres)(
    `five instances starting at once on an empty database all come up${embeddedSkip}`,
    async () => {
      const database = await freshDatabase()
      const sites = await Promise.all(Array.from({ length: 5 }, () => startSite({ database })))
      for (const site of sites) expect((await call(site, '/api/health/ready')).status).toBe(200)
      await Promise.all(sites.map((site) => site.stop()))
      await database.drop()
    },
  )
})

test('the database programs say what they did', async () => {
  const { env, drop } = await freshDatabase()
  const run = (program: string) =>
    spawnSync(process.execPath, ['scripts/run.mjs', program], {
      env: { PATH: process.env.PATH, NODE_ENV: 'development', ...env },
      encoding: 'utf8',
    })
  expect(run('migrate').stdout).toContain('The database is up to date.')
  const seeded = run('seed')
  if (onPostgres)
    expect(seeded.stderr).toContain('Demo accounts are for the embedded database only')
  else expect(seeded.stdout).toContain('teacher@uns.example')
  await drop()
})
