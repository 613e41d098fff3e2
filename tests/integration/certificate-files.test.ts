// @module-tag once
import type { ChildProcess } from 'node:child_process'
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as limitedProcess from '@/base/limited-process'
import { getProcessSingleton } from '@/base/process-singleton'
import { settings } from '@/base/settings'
import type { Db } from '@/db/client'
import { certificates, erasureRequests, users } from '@/db/schema'
import { siteActor } from '@/lib/audit/audit-log'
import { correctOwnCertificate } from '@/lib/certificates/correct'
import { issuePending } from '@/lib/certificates/issue'
import {
  getPicture,
  MAX_PICTURES,
  storedPictures,
  sweepPictures,
} from '@/lib/certificates/pictures'
import { revokeCertificate } from '@/lib/certificates/revoke'
import { getCertificate } from '@/lib/certificates/verify'
import { fontsCover } from '@/lib/documents/render'
import { closeLiveSession } from '@/lib/live-sessions/close'
import { eraseDueAccounts } from '@/lib/privacy/erasure/erase'
import { certificateRoutes } from '../support/certificate-routes'
import { openInProcessDatabase } from '../support/in-process'
import {
  insertAttendances,
  newConfirmedUsers,
  newPastLiveSession,
} from '../support/past-live-sessions'
import { waitFor } from '../support/wait-for'

let db: Db
let closeSite: () => Promise<void>
let folder: string

beforeAll(async () => {
  const instance = await openInProcessDatabase({ RATE_LIMIT_CERTIFICATE: '100000/60' })
  db = instance.db
  closeSite = instance.close
  const { files } = settings()
  folder = path.join(files.kind === 'folder' ? files.dir : '', 'pictures')
})
afterAll(() => closeSite())

async function issueCertificates(count = 1) {
  const teachers = await newConfirmedUsers(db, count)
  const liveSession = await newPastLiveSession(db)
  await insertAttendances(db, liveSession.id, teachers)
  await db.transaction((tx) => closeLiveSession(tx, liveSession.id, siteActor))
  await issuePending(liveSession.id)
  const rows = await db
    .select({ number: certificates.number, userId: certificates.userId })
    .from(certificates)
    .where(eq(certificates.liveSessionId, liveSession.id))
  return rows.map(({ number, userId }) => ({ number, user: { id: userId ?? '' } }))
}

async function issueCertificate() {
  const [certificate] = await issueCertificates()
  if (!certificate) throw new Error('none issued')
  return certificate
}

const fetchPicture = (number: string, headers = {}) =>
  certificateRoutes.picture(
    new Request(`http://localhost/certificate/${number}/picture`, { headers }),
    {
      params: Promise.resolve({ number }),
    },
  )

async function fetchPng(number: string) {
  const response = await fetchPicture(number)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** Without a request, whose deadline would pass while many wait on a busy machine. */
async function drawPng(number: string) {
  const certificate = await getCertificate(number)
  if (!certificate) throw new Error('no certificate')
  return Buffer.from(await getPicture(certificate))
}

const getPicturePath = (number: string) => path.join(folder, number.toLowerCase())
const isStored = (number: string) =>
  stat(getPicturePath(number)).then(
    () => true,
    () => false,
  )
const waitUntilStored = (number: string) =>
  waitFor(async () => expect(await isStored(number)).toBe(true))

type RenderPoolState = {
  renderers: Set<{ child: ChildProcess; job?: unknown }>
  waiting: unknown[]
}
const getRenderPool = () =>
  getProcessSingleton<RenderPoolState>('render-pool', () => ({ renderers: new Set(), waiting: [] }))
const getPendingPictures = () =>
  getProcessSingleton('pictures being drawn', () => new Map<string, unknown>())
async function findRendererProcess() {
  await fontsCover('Asha')
  const [firstRenderer] = getRenderPool().renderers
  if (!firstRenderer) throw new Error('nothing draws')
  return firstRenderer.child
}

const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString() === 'PNG'

describe('a certificate picture', () => {
  test('is rendered once and then served from the store', async () => {
    const { number } = await issueCertificate()
    const picture = await fetchPng(number)
    expect(isPng(picture)).toBe(true)
    await waitUntilStored(number)
    const storedPicture = await readFile(getPicturePath(number))
    storedPicture[storedPicture.length - 1] = 7
    await writeFile(getPicturePath(number), storedPicture)
    expect((await fetchPng(number)).at(-1)).toBe(7)
  })

  test('shows a correction at once, never an older stored picture', async () => {
    const { number, user: teacher } = await issueCertificate()
    const pictureBefore = await fetchPng(number)
    await waitUntilStored(number)
    const oldPicture = await readFile(getPicturePath(number))
    await correctOwnCertificate(teacher, number, 'Kavitha Rao')
    expect(await isStored(number)).toBe(false)
    await writeFile(getPicturePath(number), oldPicture)
    const pictureAfter = await fetchPng(number)
    expect(isPng(pictureAfter)).toBe(true)
    expect(pictureAfter.equals(pictureBefore)).toBe(false)
  })

  test('gets 410 after a revocation and is deleted from the store', async () => {
    const { number, user: teacher } = await issueCertificate()
    await fetchPng(number)
    await waitUntilStored(number)
    await revokeCertificate(teacher, number, 'Issued by mistake.')
    expect((await fetchPicture(number)).status).toBe(410)
    expect(await isStored(number)).toBe(false)
  })

  test.each([true, false])(
    'is erased with its account unless its owner keeps the certificate (%s)',
    async (keepCertificates) => {
      const { number, user: teacher } = await issueCertificate()
      await fetchPng(number)
      await waitUntilStored(number)
      const dueAt = sql`now() - interval '1 hour'`
      await db
        .insert(erasureRequests)
        .values({ userId: teacher.id, tokenHash: number, keepCertificates, dueAt })
      await eraseDueAccounts()
      expect(await db.$count(users, eq(users.id, teacher.id))).toBe(0)
      expect(await isStored(number)).toBe(keepCertificates)
      expect((await fetchPicture(number)).status).toBe(keepCertificates ? 200 : 404)
    },
  )

  test('is not stored when its certificate is erased while it renders', async () => {
    const { number } = await issueCertificate()
    const renderer = await findRendererProcess()
    renderer.kill('SIGSTOP')
    const pendingPicture = fetchPng(number)
    await waitFor(() => expect(getPendingPictures().size).toBe(1))
    await db.delete(certificates).where(eq(certificates.number, number))
    renderer.kill('SIGCONT')
    await pendingPicture
    await waitFor(() => expect(getPendingPictures().size).toBe(0))
    expect(await isStored(number)).toBe(false)
  })

  test('is sent even if the store is full or not writable', async () => {
    const { number } = await issueCertificate()
    storedPictures.count = MAX_PICTURES
    expect(isPng(await fetchPng(number))).toBe(true)
    storedPictures.count = 0
    expect(await isStored(number)).toBe(false)
    const [otherCertificate] = await issueCertificates()
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, 'a file where the folder should be')
    expect(isPng(await fetchPng(otherCertificate?.number ?? ''))).toBe(true)
    await waitFor(() => expect(getPendingPictures().size).toBe(0))
    await rm(folder)
  })

  test('rendered by two instances at once is stored intact and identical', async () => {
    const { number } = await issueCertificate()
    const firstPicture = fetchPng(number)
    await waitFor(() => expect(getPendingPictures().size).toBe(1))
    getPendingPictures().clear()
    const [a, b] = await Promise.all([firstPicture, fetchPng(number)])
    expect(a.equals(b)).toBe(true)
    await waitUntilStored(number)
    expect((await readFile(getPicturePath(number))).subarray(32).equals(a)).toBe(true)
  })

  test('is swept when it is old, over the limit, or without a certificate', async () => {
    await sweepPictures({ max: 0 })
    const numbers = (await issueCertificates(4)).map(({ number }) => number)
    for (const number of numbers) {
      await fetchPng(number)
      await waitUntilStored(number)
    }
    const [oldNumber = '', erasedNumber = '', ...youngNumbers] = numbers
    const fileNames = new Set(numbers.map((certificateNumber) => certificateNumber.toLowerCase()))
    const listStored = async () =>
      (await readdir(folder)).filter((name) => fileNames.has(name)).sort()
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
    await utimes(getPicturePath(oldNumber), daysAgo(31), daysAgo(31))
    await db.delete(certificates).where(eq(certificates.number, erasedNumber))
    await sweepPictures()
    expect(await listStored()).toEqual(
      youngNumbers.map((certificateNumber) => certificateNumber.toLowerCase()).sort(),
    )
    await utimes(getPicturePath(youngNumbers[0] ?? ''), daysAgo(1), daysAgo(1))
    await sweepPictures({ max: 1 })
    expect(await listStored()).toEqual([youngNumbers[1]?.toLowerCase()])
  })
})

describe('the render process', () => {
  test('is replaced when killed, and every picture still arrives', async () => {
    const numbers = (await issueCertificates(12)).map(({ number }) => number)
    const child = await findRendererProcess()
    const pictures = Promise.all(numbers.map(drawPng))
    await waitFor(() => expect(getRenderPool().waiting.length).toBeGreaterThan(3))
    child.kill('SIGKILL')
    expect((await pictures).every(isPng)).toBe(true)
    expect((await findRendererProcess()).pid).not.toBe(child.pid)
  })

  /** A stopped process uses no processor time, like one on a busy machine. */
  async function fetchFromStopped() {
    const { number } = await issueCertificate()
    const child = await findRendererProcess()
    child.kill('SIGSTOP')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const readCpuSeconds = vi.spyOn(limitedProcess, 'readCpuSeconds').mockResolvedValueOnce(0)
    onTestFinished(() => {
      vi.useRealTimers()
      readCpuSeconds.mockRestore()
    })
    const picture = fetchPicture(number)
    await waitFor(() => expect(readCpuSeconds).toHaveBeenCalledTimes(1))
    /** Each time eight seconds pass. */
    const pass = async (times: number) => {
      for (let count = 2; count < 2 + times; count += 1) {
        readCpuSeconds.mockResolvedValueOnce(0)
        await vi.advanceTimersByTimeAsync(8_000)
        expect(readCpuSeconds).toHaveBeenCalledTimes(count)
      }
    }
    return { number, child, picture, pass, readCpuSeconds }
  }

  test('is killed when a rendering takes too long: 503 with Retry-After, and the next one works', async () => {
    const { number, picture, readCpuSeconds } = await fetchFromStopped()
    readCpuSeconds.mockResolvedValueOnce(4)
    await vi.advanceTimersByTimeAsync(8_000)
    vi.useRealTimers()
    const response = await picture
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(isPng(await fetchPng(number))).toBe(true)
  })

  test('has a minute on a busy machine', async () => {
    const { picture, pass } = await fetchFromStopped()
    await pass(8)
    expect((await picture).status).toBe(503)
  })

  test('completes a rendering that a busy machine delays', async () => {
    const { child, picture, pass } = await fetchFromStopped()
    await pass(7)
    child.kill('SIGCONT')
    expect((await picture).status).toBe(200)
  })

  test('queues a hundred jobs and rejects more with 503 and Retry-After', async () => {
    const { number } = await issueCertificate()
    const child = await findRendererProcess()
    const rendererCount = Array.from(getRenderPool().renderers).length
    child.kill('SIGSTOP')
    const pendingChecks = Array.from({ length: 100 + rendererCount }, (_, index) =>
      fontsCover(`Asha ${index}`),
    )
    const response = await fetchPicture(number)
    child.kill('SIGCONT')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(new Set(await Promise.all(pendingChecks))).toEqual(new Set([true]))
    expect(isPng(await fetchPng(number))).toBe(true)
  })
})

test.each(['pdf', 'picture', 'badge', 'status'] as const)(
  'the %s of a certificate opens from a page of another site',
  async (name) => {
    const { number } = await issueCertificate()
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
    const file = { pdf: 'pdf', picture: 'picture', badge: 'badge.json', status: 'status.json' }[
      name
    ]
    const request = new Request(`http://localhost/certificate/${number}/${file}`, { headers })
    expect(
      (await certificateRoutes[name](request, { params: Promise.resolve({ number }) })).status,
    ).toBe(200)
  },
)
