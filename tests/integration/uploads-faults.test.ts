// @module-tag night
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { files, uploads } from '@/db/schema'
import { claimFiles } from '@/lib/files/file'
import { sendStoredFile } from '@/lib/files/send'
import { appendPart } from '@/lib/files/upload/append'
import { beginUpload } from '@/lib/files/upload/begin'
import { getWorkFolder } from '@/lib/files/work-folder'
import { openInProcessDatabase } from '../support/in-process'
import { captureLog } from '../support/process-state'
import { startS3, type TestS3 } from '../support/s3'
import { createCaptions, createMp4, createPng } from '../support/sample-files'
import { newUser } from '../support/schools'
import { backdateFiles, listStoredKeys, splitIntoChunks, uploadFile } from '../support/uploads'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 })

const logEntries = captureLog()

const objectKey = (id: string) => `files/${id.slice(0, 2)}/${id}`
const strayId = createHash('sha256').update('strange').digest('hex')

describe('the sweep of a folder', () => {
  let site: Awaited<ReturnType<typeof openInProcessDatabase>>
  let owner: string
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-swept-'))

  beforeAll(async () => {
    site = await openInProcessDatabase({ FILES_DIR: folder })
    owner = (await newUser(site.db)).id
  })
  afterAll(async () => {
    await site.close()
    rmSync(folder, { recursive: true })
  })
  const sweep = async () => (await import('@/lib/files/cleanup')).sweepFiles()
  const writeStray = (name: string) => {
    const filePath = path.join(folder, name)
    mkdirSync(path.dirname(filePath), { recursive: true })
    writeFileSync(filePath, 'left behind')
  }

  test('deletes files without a row after a day and keeps all others', async () => {
    const { id } = await uploadFile(owner, createPng(30, 20))
    const video = createMp4({ data: Buffer.alloc(900) })
    const uploadId = await beginUpload(owner, { name: 'half.mp4', bytes: video.length })
    const chunk = video.subarray(0, 500)
    await appendPart(owner, uploadId, { from: 0, bytes: 500, chunks: splitIntoChunks(chunk) })
    for (const name of [
      objectKey(strayId),
      `parts/${uploadId}-500-0a0a0a0a0a0a`,
      `writing/${uploadId}`,
      'notes.txt',
    ])
      writeStray(name)
    const keysBefore = await listStoredKeys()
    await sweep()
    expect(await listStoredKeys()).toEqual(keysBefore)
    backdateFiles(folder)
    await Promise.all([sweep(), sweep(), sweep()])
    const remaining = keysBefore.filter((key) => key === objectKey(id) || /-0-[0-9a-f]+$/.test(key))
    expect(remaining.length).toBe(2)
    expect(await listStoredKeys()).toEqual([...remaining, 'notes.txt'].sort())

    const expired = sql`now() - interval '1 second'`
    await site.db.update(uploads).set({ expiresAt: expired }).where(eq(uploads.id, uploadId))
    await sweep()
    expect(await listStoredKeys()).toEqual([objectKey(id), 'notes.txt'].sort())
  })

  test('keeps files of a running upload, however old they look', async () => {
    writeStray(objectKey(strayId))
    backdateFiles(folder)
    const [row] = await site.db
      .insert(uploads)
      .values({ userId: owner, name: 'a', bytes: 1, expiresAt: sql`now() + interval '1 hour'` })
      .returning()
    await claimFiles(row?.id ?? '', [strayId])
    await sweep()
    expect(await listStoredKeys()).toContain(objectKey(strayId))
    await site.db.delete(uploads).where(eq(uploads.id, row?.id ?? ''))
    await sweep()
    expect(await listStoredKeys()).not.toContain(objectKey(strayId))
  })

  test('logs a missing file', async () => {
    const { id } = await uploadFile(owner, createCaptions(4), { name: 'words.vtt' })
    rmSync(path.join(folder, objectKey(id)))
    await site.db.update(files).set({ createdAt: sql`now() - interval '2 days'` })
    await sweep()
    expect(logEntries.findLast(({ event }) => event === 'files.missing')?.ids).toEqual([id])
  })

  test('deletes files left by a killed check', async () => {
    mkdirSync(path.join(getWorkFolder(), 'file-abc'), { recursive: true })
    writeFileSync(path.join(getWorkFolder(), 'file-abc', 'file'), 'half')
    await sweep()
    expect(readdirSync(getWorkFolder())).toEqual(['file-abc'])
    backdateFiles(getWorkFolder())
    await sweep()
    expect(readdirSync(getWorkFolder())).toEqual([])
  })

  test('folders and files are owner-only', async () => {
    const { id } = await uploadFile(owner, createCaptions(5))
    const filePath = path.join(folder, objectKey(id))
    expect(statSync(filePath).mode & 0o777).toBe(0o600)
    expect(statSync(path.dirname(filePath)).mode & 0o777).toBe(0o700)
  })
})

describe('a faulty S3', () => {
  let s3: TestS3
  let site: Awaited<ReturnType<typeof openInProcessDatabase>>
  let owner: string

  beforeAll(async () => {
    s3 = await startS3()
    site = await openInProcessDatabase({ ...s3.env, S3_LINKS: 'on' })
    owner = (await newUser(site.db)).id
  })
  afterEach(() => s3.feel())
  afterAll(async () => {
    await site.close()
    await s3.stop()
  })
  const findStored = async (id: string) => (await import('@/lib/files/file')).getFile(id)
  const respondWith = (status: number) => () =>
    s3.feel((request, response) => {
      request.resume().once('end', () => response.writeHead(status).end())
      return true
    })

  test.each([
    ['responds 500', respondWith(500)],
    ['responds 403', respondWith(403)],
    ['closes the connection', () => s3.feel((_, response) => Boolean(response.destroy()))],
  ])(
    'when it %s, the upload fails as temporarily unavailable and stores nothing',
    async (_, breakStore) => {
      breakStore()
      const countBefore = await site.db.$count(files)
      await expect(uploadFile(owner, createCaptions(6))).rejects.toMatchObject({
        kind: 'unavailable',
        retryAfter: 5,
      })
      expect(await site.db.$count(files)).toBe(countBefore)
      s3.feel()
      expect((await uploadFile(owner, createCaptions(6))).kind).toBe('captions')
    },
  )

  test('one failure during the check is retried', async () => {
    let failureCount = 0
    s3.feel((request, response) => {
      if (!request.url?.includes('/files/') || request.method !== 'PUT' || failureCount > 0)
        return false
      failureCount += 1
      request.resume().once('end', () => response.writeHead(503).end())
      return true
    })
    expect((await uploadFile(owner, createCaptions(7))).facts.cues).toBe(7)
    expect(failureCount).toBe(1)
  })

  test('waits for slow responses', async () => {
    s3.feel((request, response) => {
      setTimeout(() => s3.pass(request, response), 150)
      return true
    })
    expect((await uploadFile(owner, createCaptions(8))).facts.cues).toBe(8)
  })

  test('a file that S3 returns altered gets no row', async () => {
    const bytes = createCaptions(9)
    s3.feel((request, response) => {
      if (request.method !== 'GET' || !request.url?.includes('/files/')) return false
      response.end('something else')
      return true
    })
    await expect(uploadFile(owner, bytes)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(await findStored(createHash('sha256').update(bytes).digest('hex'))).toBe(null)
  })

  test('with links, a permitted user is redirected to a video for five minutes, with ranges', async () => {
    const video = createMp4({ data: Buffer.from('0123456789'.repeat(1_000)) })
    const { id } = await uploadFile(owner, video, { name: 'lesson.mp4' })
    const response = await sendStoredFile(new Request('http://localhost/'), await findStored(id))
    expect([response.status, response.headers.get('cache-control')]).toEqual([307, 'no-store'])
    const link = new URL(response.headers.get('location') ?? '')
    expect(link.searchParams.get('X-Amz-Expires')).toBe('300')
    const partialResponse = await fetch(link, { headers: { range: 'bytes=200-209' } })
    expect([partialResponse.status, partialResponse.headers.get('content-type')]).toEqual([
      206,
      'video/mp4',
    ])
    expect(Buffer.from(await partialResponse.arrayBuffer())).toEqual(video.subarray(200, 210))
    await expect(sendStoredFile(new Request('http://localhost/'), null)).rejects.toMatchObject({
      kind: 'notFound',
    })
  })
})
