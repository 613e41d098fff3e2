import { execFileSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { printLine } from '@/base/cli'
import { readProcessTreeMb } from '@/lab/bench/machine'
import { findOrInstall } from '@/scripts/debian'
import { bearerHeader, callApi, newSubscriber } from '@/tests/support/api-user'
import { postgresUrl } from '@/tests/support/postgres-server'
import type { Site } from '@/tests/support/site'

/** The documents of a large school in one ZIP file, drawn while the site answers other requests. */

const TEACHER_COUNT = 500
const SESSION_COUNT = 40
const MEMORY_LIMIT_MB = 250
const PLAIN_PAGE_LIMIT_MS = 1_000

let site: Site
let sql: postgres.Sql
let headers: Record<string, string>
let dropDatabase = async () => {}
const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-archive-'))
beforeAll(async () => {
  findOrInstall('qpdf', 'unzip')
  process.env.TEST_DATABASE_URL = postgresUrl(inject('postgresServer'))
  const { newTestDatabase } = await import('@/tests/support/test-database')
  const { startSite } = await import('@/tests/support/site')
  const database = await newTestDatabase()
  dropDatabase = database.drop
  site = await startSite({ database })
  sql = postgres(database.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  const coordinator = await newSubscriber(site)
  headers = bearerHeader(coordinator.token)
  const { school } = (await callApi(site, '/api/school', { headers })).body
  await insertCertificates(school.id)
}, 300_000)
afterAll(async () => {
  await sql?.end()
  await site?.stop()
  await dropDatabase()
  rmSync(folder, { recursive: true, force: true })
})

/** The sessions are of the current school year and lie after the teachers' joining. */
const insertCertificates = (schoolId: string) =>
  sql.unsafe(`
    with s as (
      insert into live_sessions (slug, kind, state, theme, title, summary, host, host_bio, starts_at, minutes,
        meeting_url, audience, attendance_method)
      select 'water-' || n, 'series', 'published', 'ethics-innovation', 'Water ' || n, 'A lesson', 'R. Lakshmi',
        'Teacher', now() - n * interval '1 second' - interval '2 hours', 60, 'https://meet.example/abc', 'user', 'code'
      from generate_series(1, ${SESSION_COUNT}) n returning id),
    u as (
      insert into users (firstname, lastname, email, phone_number, password_hash, email_confirmed_at, certificate_name)
      select 'Meena', 'Iyer', 'teacher' || n || '@school.example', '9876543210', 'x', now(), 'Meena Iyer ' || n
      from generate_series(1, ${TEACHER_COUNT}) n returning id, certificate_name),
    m as (
      insert into memberships (user_id, school_id, role, joined_at)
      select id, '${schoolId}', 'teacher', now() - interval '1 day' from u),
    a as (
      insert into attendances (live_session_id, user_id, source) select s.id, u.id, 'code' from s, u)
    insert into certificates (number, live_session_id, user_id, name)
    select upper(substr(md5(s.id::text || u.id::text), 1, 12)), s.id, u.id, u.certificate_name from s, u`)

async function downloadArchive(target: string) {
  const response = await fetch(`${site.url}/api/school/training?as=zip`, { headers })
  expect(response.status).toBe(200)
  await pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(target))
}

/** Samples the memory of all processes of the site and the time of a public page. */
function watchSite() {
  let peakMb = 0
  const pageTimes: number[] = []
  const timer = setInterval(async () => {
    peakMb = Math.max(peakMb, readProcessTreeMb(site.pid))
    const start = performance.now()
    expect((await fetch(`${site.url}/about`)).status).toBe(200)
    pageTimes.push(performance.now() - start)
  }, 250)
  return () => {
    clearInterval(timer)
    const sorted = pageTimes.toSorted((a, b) => a - b)
    return { peakMb, p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN }
  }
}

const countPages = (file: string) =>
  Number(execFileSync('qpdf', ['--show-npages', path.join(folder, file)], { encoding: 'utf8' }))

test('500 teachers with 20,000 certificates: a ZIP within 250 MB that other programs open', async () => {
  const archive = path.join(folder, 'training.zip')
  const idleMb = readProcessTreeMb(site.pid)
  const stopWatching = watchSite()
  const start = Date.now()
  await downloadArchive(archive)
  const seconds = (Date.now() - start) / 1000
  const { peakMb, p95Ms } = stopWatching()
  printLine(
    `${Math.round(seconds)} s, ${Math.round(statSync(archive).size / 1e6)} MB, ` +
      `memory ${Math.round(idleMb)} → ${Math.round(peakMb)} MB, /about p95 ${Math.round(p95Ms)} ms`,
  )

  execFileSync('unzip', ['-q', archive, '-d', folder])
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.pdf'),
  )
  const certificates = files.filter((name) => name.includes(path.sep))
  const documents = files.filter((name) => !certificates.includes(name))
  expect(documents).toHaveLength(4)
  expect(documents.map(countPages).every((pages) => pages > 0)).toBe(true)
  expect(certificates).toHaveLength(TEACHER_COUNT)
  const pages = certificates.map(countPages).reduce((sum, count) => sum + count, 0)
  expect(pages).toBe(TEACHER_COUNT * SESSION_COUNT)

  expect(peakMb - idleMb).toBeLessThan(MEMORY_LIMIT_MB)
  expect(p95Ms).toBeLessThan(PLAIN_PAGE_LIMIT_MS)
}, 900_000)

test('a reader who goes away ends the drawing, and the school can start again', async () => {
  const abort = new AbortController()
  const url = `${site.url}/api/school/training?as=zip`
  const response = await fetch(url, { headers, signal: abort.signal })
  await response.body?.getReader().read()
  expect((await fetch(url, { headers })).status).toBe(409)
  abort.abort()
  await expect
    .poll(async () => (await sql`select school_id from training_archives`).length, {
      timeout: 20_000,
    })
    .toBe(0)
}, 60_000)
