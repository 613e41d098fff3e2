import type { ChildProcess } from 'node:child_process'
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Db } from '@/db/client'
import { certificates, erasures, users } from '@/db/schema'
import { confirmedPeople, pastGathering, present } from '../support/gatherings'
import { inProcess } from '../support/in-process'

/** The files of a certificate as their routes send them: drawn apart, stored, and opened from anywhere. */

let db: Db
let stop: () => Promise<void>
let site: Awaited<ReturnType<typeof modules>>
let folder: string

const modules = async () => ({
  ...(await import('@/lib/certificates/commands/close')),
  ...(await import('@/lib/certificates/commands/settle')),
  ...(await import('@/lib/certificates/commands/correct')),
  ...(await import('@/lib/certificates/commands/team')),
  ...(await import('@/lib/certificates/draw/desk')),
  ...(await import('@/lib/certificates/pictures')),
  ...(await import('@/lib/certificates/sweep-pictures')),
  ...(await import('@/lib/rights/commands/erase')),
  ...(await import('@/lib/audit/record')),
  ...(await import('@/base/settings')),
  picture: (await import('@/app/(public)/certificate/[number]/picture/route')).GET,
  pdf: (await import('@/app/(public)/certificate/[number]/pdf/route')).GET,
  badge: (await import('@/app/(public)/certificate/[number]/badge.json/route')).GET,
  status: (await import('@/app/(public)/certificate/[number]/status.json/route')).GET,
})

beforeAll(async () => {
  const process = await inProcess({ RATE_LIMIT_CERTIFICATE: '100000/60' })
  db = process.db
  stop = process.close
  site = await modules()
  const { files } = site.settings()
  folder = path.join(files.kind === 'folder' ? files.dir : '', 'pictures')
})
afterAll(() => stop())

async function issued(count = 1) {
  const people = await confirmedPeople(db, count)
  const gathering = await pastGathering(db)
  await present(db, gathering.id, people)
  await db.transaction((tx) => site.closeGathering(tx, gathering.id, site.theSite))
  await site.settle(gathering.id)
  const rows = await db
    .select({ number: certificates.number, userId: certificates.userId })
    .from(certificates)
    .where(eq(certificates.gatheringId, gathering.id))
  return rows.map(({ number, userId }) => ({ number, person: { id: userId ?? '' } }))
}

async function one() {
  const [certificate] = await issued()
  if (!certificate) throw new Error('none issued')
  return certificate
}

const fetchPicture = (number: string, headers = {}) =>
  site.picture(new Request(`http://localhost/certificate/${number}/picture`, { headers }), {
    params: Promise.resolve({ number }),
  })

async function pngOf(number: string) {
  const response = await fetchPicture(number)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

const fileOf = (number: string) => path.join(folder, number.toLowerCase())
const isStored = (number: string) =>
  stat(fileOf(number)).then(
    () => true,
    () => false,
  )
const untilStored = (number: string) =>
  vi.waitFor(async () => expect(await isStored(number)).toBe(true), { timeout: 5_000 })

type Pool = { renderers: Set<{ child: ChildProcess; job?: unknown }>; waiting: unknown[] }
const wide = () => (globalThis as { unsProcessWide?: Record<string, unknown> }).unsProcessWide ?? {}
const pool = () => wide()['render-pool'] as Pool
async function renderer() {
  await site.canSet('Asha')
  const [first] = pool().renderers
  if (!first) throw new Error('nothing draws')
  return first.child
}

const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString() === 'PNG'

describe('a picture of a certificate', () => {
  test('is drawn once and sent from the store after that', async () => {
    const { number } = await one()
    const drawn = await pngOf(number)
    expect(isPng(drawn)).toBe(true)
    await untilStored(number)
    const stored = await readFile(fileOf(number))
    stored[stored.length - 1] = 7
    await writeFile(fileOf(number), stored)
    expect((await pngOf(number)).at(-1)).toBe(7)
  })

  test('shows a correction at once, and a stored picture from before it is never sent', async () => {
    const { number, person } = await one()
    const before = await pngOf(number)
    await untilStored(number)
    const old = await readFile(fileOf(number))
    await site.correctOwn(person, number, 'Kavitha Rao')
    expect(await isStored(number)).toBe(false)
    await writeFile(fileOf(number), old)
    const after = await pngOf(number)
    expect(isPng(after)).toBe(true)
    expect(after.equals(before)).toBe(false)
  })

  test('is gone with a revocation: 410, and nothing is left in the store', async () => {
    const { number, person } = await one()
    await pngOf(number)
    await untilStored(number)
    await site.revoke(person, number, 'Issued by mistake.')
    expect((await fetchPicture(number)).status).toBe(410)
    expect(await isStored(number)).toBe(false)
  })

  test.each([true, false])(
    'is erased with its person unless the certificate stays (kept: %s)',
    async (keepCertificates) => {
      const { number, person } = await one()
      await pngOf(number)
      await untilStored(number)
      const dueAt = sql`now() - interval '1 hour'`
      await db
        .insert(erasures)
        .values({ userId: person.id, tokenHash: number, keepCertificates, dueAt })
      await site.eraseDue()
      expect(await db.$count(users, eq(users.id, person.id))).toBe(0)
      expect(await isStored(number)).toBe(keepCertificates)
      expect((await fetchPicture(number)).status).toBe(keepCertificates ? 200 : 404)
    },
  )

  test('that finishes after its certificate was erased does not stay in the store', async () => {
    const { number } = await one()
    const drawing = pngOf(number)
    await vi.waitFor(() => expect(wide()['pictures being drawn']).toHaveProperty('size', 1))
    await db.delete(certificates).where(eq(certificates.number, number))
    await drawing
    await vi.waitFor(() => expect(wide()['pictures being drawn']).toHaveProperty('size', 0))
    expect(await isStored(number)).toBe(false)
  })

  test('is sent although the store is full, or cannot be written', async () => {
    const { number } = await one()
    site.storedPictures.count = site.MAX_PICTURES
    expect(isPng(await pngOf(number))).toBe(true)
    site.storedPictures.count = 0
    expect(await isStored(number)).toBe(false)
    const [other] = await issued()
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, 'a file where the folder should be')
    expect(isPng(await pngOf(other?.number ?? ''))).toBe(true)
    await vi.waitFor(() => expect(wide()['pictures being drawn']).toHaveProperty('size', 0))
    await rm(folder)
  })

  test('drawn by two instances at once is stored whole, the same for both', async () => {
    const { number } = await one()
    const first = pngOf(number)
    await vi.waitFor(() => expect(wide()['pictures being drawn']).toHaveProperty('size', 1))
    ;(wide()['pictures being drawn'] as Map<string, unknown>).clear()
    const [a, b] = await Promise.all([first, pngOf(number)])
    expect(a.equals(b)).toBe(true)
    await untilStored(number)
    expect((await readFile(fileOf(number))).subarray(32).equals(a)).toBe(true)
  })

  test('goes when it is old, one too many, or of no certificate', async () => {
    await site.sweepPictures({ max: 0 })
    const numbers = (await issued(4)).map(({ number }) => number)
    for (const number of numbers) {
      await pngOf(number)
      await untilStored(number)
    }
    const [old = '', erased = '', ...young] = numbers
    const own = new Set(numbers.map((one) => one.toLowerCase()))
    const left = async () => (await readdir(folder)).filter((name) => own.has(name)).sort()
    const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
    await utimes(fileOf(old), ago(31), ago(31))
    await db.delete(certificates).where(eq(certificates.number, erased))
    await site.sweepPictures()
    expect(await left()).toEqual(young.map((one) => one.toLowerCase()).sort())
    await utimes(fileOf(young[0] ?? ''), ago(1), ago(1))
    await site.sweepPictures({ max: 1 })
    expect(await left()).toEqual([young[1]?.toLowerCase()])
  })
})

describe('the process that draws', () => {
  test('is replaced when it is killed in the middle: every picture arrives', async () => {
    const numbers = (await issued(12)).map(({ number }) => number)
    const child = await renderer()
    const pictures = Promise.all(numbers.map(pngOf))
    await vi.waitFor(() => expect(pool().waiting.length).toBeGreaterThan(3), { timeout: 10_000 })
    child.kill('SIGKILL')
    expect((await pictures).every(isPng)).toBe(true)
    expect((await renderer()).pid).not.toBe(child.pid)
  })

  test('is ended when one drawing takes too long: 503 with Retry-After, and the next one works', async () => {
    const { number } = await one()
    const child = await renderer()
    child.kill('SIGSTOP')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const busy = fetchPicture(number)
    await vi.waitFor(() => expect([...pool().renderers].some(({ job }) => job)).toBe(true))
    await vi.advanceTimersByTimeAsync(9_000)
    vi.useRealTimers()
    const response = await busy
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(isPng(await pngOf(number))).toBe(true)
  })

  test('has a queue of a hundred; whoever comes after that hears 503 with Retry-After', async () => {
    const { number } = await one()
    const child = await renderer()
    const free = Array.from(pool().renderers).length
    child.kill('SIGSTOP')
    const names = Array.from({ length: 100 + free }, (_, at) => site.canSet(`Asha ${at}`))
    const response = await fetchPicture(number)
    child.kill('SIGCONT')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(new Set(await Promise.all(names))).toEqual(new Set([true]))
    expect(isPng(await pngOf(number))).toBe(true)
  })
})

test.each(['pdf', 'picture', 'badge', 'status'] as const)(
  'the %s of a certificate opens from a page of another site',
  async (name) => {
    const { number } = await one()
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
    const file = { pdf: 'pdf', picture: 'picture', badge: 'badge.json', status: 'status.json' }[
      name
    ]
    const request = new Request(`http://localhost/certificate/${number}/${file}`, { headers })
    expect((await site[name](request, { params: Promise.resolve({ number }) })).status).toBe(200)
  },
)
