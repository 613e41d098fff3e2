import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { files, fileTexts, uploadParts, uploads } from '@/db/schema'
import { getFile } from '@/lib/files/file'
import { sendStoredFile } from '@/lib/files/send'
import { getFileStore } from '@/lib/files/store'
import { appendPart } from '@/lib/files/upload/append'
import { beginUpload, cancelUpload } from '@/lib/files/upload/begin'
import { finishUpload } from '@/lib/files/upload/finish'
import { getWorkFolder as findWorkFolder } from '@/lib/files/work-folder'
import { isFullRun } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'
import { startS3, type TestS3 } from '../support/s3'
import { createCaptions, createMp4, createPdf, createPng } from '../support/sample-files'
import { newUser } from '../support/schools'
import { listStoredKeys, splitIntoChunks, uploadFile, waitUntilFinished } from '../support/uploads'

// Fetches s3rver if missing, and inspects PDFs and pictures in another process.
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe.each(isFullRun ? ['a folder', 'S3'] : ['a folder'])('files in %s', (storage) => {
  let s3: TestS3 | undefined
  let site: Awaited<ReturnType<typeof openInProcessDatabase>>
  let owner: string
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-files-'))

  beforeAll(async () => {
    if (storage === 'S3') s3 = await startS3()
    site = await openInProcessDatabase(s3?.env ?? { FILES_DIR: folder })
    owner = (await newUser(site.db)).id
  })
  afterAll(async () => {
    await site.close()
    await s3?.stop()
    rmSync(folder, { recursive: true })
  })

  const createUpload = async (bytes: number, name = 'a.mp4') =>
    (await import('@/lib/files/upload/begin')).beginUpload(owner, { name, bytes })
  const appendChunk = async (id: string, from: number, chunk: Buffer, userId = owner) =>
    (await import('@/lib/files/upload/append')).appendPart(userId, id, {
      from,
      bytes: chunk.length,
      chunks: splitIntoChunks(chunk),
    })
  const fetchStored = async (id: string, headers: Record<string, string> = {}, method = 'GET') => {
    return sendStoredFile(new Request('http://localhost/', { method, headers }), await getFile(id))
  }
  const listWorkFolder = async () => {
    return readdirSync(findWorkFolder())
  }

  test('a PDF becomes a file with its pages, its text and a cover', async () => {
    const bytes = createPdf({ pages: 3 })
    const file = await uploadFile(owner, bytes, { name: '../../Rubrics.pdf', partBytes: 300 })
    expect(file).toMatchObject({
      id: sha256(bytes),
      kind: 'pdf',
      type: 'application/pdf',
      bytes: bytes.length,
      name: 'Rubrics.pdf',
      facts: { pages: 3 },
    })
    const [text] = await site.db.select().from(fileTexts).where(eq(fileTexts.fileId, file.id))
    expect(text?.pages[2]).toContain('page 3')
    const coverResponse = await fetchStored(file.coverId ?? '')
    expect(coverResponse.headers.get('content-type')).toBe('image/webp')
    expect(sha256(await buffer(coverResponse.body as never))).toBe(file.coverId)
    expect(await listStoredKeys()).toEqual([file.id, file.coverId].map(objectKey).sort())
    expect(await listWorkFolder()).toEqual([])
  })

  test('sends the requested bytes under headers that prevent scripts', async () => {
    const video = createMp4({ data: Buffer.from('0123456789'.repeat(9_000)) })
    const { id } = await uploadFile(owner, video, { name: 'பாடம்.mp4', partBytes: 30_000 })
    const wholeResponse = await fetchStored(id)
    expect(wholeResponse.status).toBe(200)
    expect(sha256(await buffer(wholeResponse.body as never))).toBe(sha256(video))
    expect(Object.fromEntries(wholeResponse.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="_____.mp4"; filename*=UTF-8''${encodeURIComponent('பாடம்.mp4')}`,
      etag: `"${id}"`,
    })
    const partialResponse = await fetchStored(id, { range: 'bytes=30000-30004' })
    expect([partialResponse.status, partialResponse.headers.get('content-range')]).toEqual([
      206,
      `bytes 30000-30004/${video.length}`,
    ])
    expect(await buffer(partialResponse.body as never)).toEqual(video.subarray(30_000, 30_005))
    expect((await fetchStored(id, { range: `bytes=${video.length}-` })).status).toBe(416)
    expect((await fetchStored(id, { 'if-none-match': `"${id}"` })).status).toBe(304)
    const otherResponse = await fetchStored(id, { range: 'bytes=0-1', 'if-range': '"another"' })
    expect(otherResponse.status).toBe(200)
    await otherResponse.body?.cancel()
    expect((await fetchStored(id, {}, 'HEAD')).body).toBe(null)
    await expect(fetchStored('../../etc/passwd')).rejects.toMatchObject({ kind: 'notFound' })
  })

  test('ten concurrent uploads of the same bytes store one file', async () => {
    const bytes = createCaptions(9)
    const uploadedFiles = await Promise.all(
      Array.from({ length: 10 }, () => uploadFile(owner, bytes)),
    )
    expect(new Set(uploadedFiles.map(({ id }) => id))).toEqual(new Set([sha256(bytes)]))
    expect((await listStoredKeys()).filter((key) => key.startsWith('parts/'))).toEqual([])
    expect(
      (
        await site.db
          .select()
          .from(files)
          .where(eq(files.id, sha256(bytes)))
      ).length,
    ).toBe(1)
  })

  test('of concurrent parts at the same position one counts, and the others leave nothing', async () => {
    const video = createMp4({ data: Buffer.alloc(50_000) })
    const id = await createUpload(video.length)
    const attempts = Array.from({ length: 5 }, () => appendChunk(id, 0, video.subarray(0, 40_000)))
    const outcomes = await Promise.allSettled(attempts)
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(1)
    expect((await listStoredKeys()).filter((key) => key.includes(id)).length).toBe(1)
    await expect(appendChunk(id, 0, video)).rejects.toMatchObject({ code: 'uploadOffsetWrong' })
    await appendChunk(id, 40_000, video.subarray(40_000))
    expect((await waitUntilFinished(owner, id)).id).toBe(sha256(video))
  })

  test('a part that is cut off or of the wrong length does not count, and the next attempt continues', async () => {
    const video = createMp4({ data: Buffer.alloc(90_000) })
    const id = await createUpload(video.length)
    async function* brokenChunks() {
      yield video.subarray(0, 500)
      throw new Error('the line is lost')
    }
    const appendWith = (bytes: number, chunks: AsyncIterable<Uint8Array>) =>
      appendPart(owner, id, { from: 0, bytes, chunks })
    await expect(appendWith(video.length, brokenChunks())).rejects.toThrow()
    const shortChunks = splitIntoChunks(video.subarray(0, 700))
    await expect(appendWith(video.length, shortChunks)).rejects.toMatchObject({
      code: 'bodyIncomplete',
    })
    await expect(appendWith(600, splitIntoChunks(video))).rejects.toMatchObject({
      code: 'bodyIncomplete',
    })
    await expect(appendWith(video.length + 1, splitIntoChunks(video))).rejects.toMatchObject({
      kind: 'invalid',
    })
    expect((await listStoredKeys()).filter((key) => key.includes(id))).toEqual([])
    await appendChunk(id, 0, video)
    expect((await waitUntilFinished(owner, id)).bytes).toBe(video.length)
  })

  test('another user’s upload gets 404', async () => {
    const id = await createUpload(100)
    const otherUserId = (await newUser(site.db)).id
    const notFoundError = { kind: 'notFound', code: 'uploadNotFound' }
    await expect(appendChunk(id, 0, Buffer.alloc(100), otherUserId)).rejects.toMatchObject(
      notFoundError,
    )
    await expect(waitUntilFinished(otherUserId, id)).rejects.toMatchObject(notFoundError)
    await (await import('@/lib/files/upload/begin')).cancelUpload(otherUserId, id)
    expect((await site.db.select().from(uploads).where(eq(uploads.id, id))).length).toBe(1)
    await expect(appendChunk(randomUUID(), 0, Buffer.alloc(1))).rejects.toMatchObject(notFoundError)
    await expect(appendChunk("' or 1=1", 0, Buffer.alloc(1))).rejects.toMatchObject(notFoundError)
  })

  test('rejects 200 MB where 100 are allowed, as soon as the type is known', async () => {
    const id = await createUpload(200 * 1024 * 1024, 'lesson.mp4')
    let sentBytes = 0
    async function* endlessChunks() {
      for (;;) {
        sentBytes += 65_536
        yield sentBytes === 65_536
          ? Buffer.concat([createPdf(), Buffer.alloc(65_536)])
          : Buffer.alloc(65_536)
      }
    }
    const partInput = { from: 0, bytes: 200 * 1024 * 1024, chunks: endlessChunks() }
    const rejection = { code: 'fileTooLarge', values: { most: '100 MB' } }
    await expect(appendPart(owner, id, partInput)).rejects.toMatchObject(rejection)
    expect(sentBytes).toBeLessThan(1_000_000)
    expect((await listStoredKeys()).filter((key) => key.includes(id))).toEqual([])
    await expect(appendChunk(id, 0, createPdf())).rejects.toMatchObject(rejection)
  })

  test('a broken file gets an error, the same on retry, and leaves nothing', async () => {
    const bytes = Buffer.from('%PDF-1.7 and nothing else of it')
    const keysBefore = await listStoredKeys()
    const id = await createUpload(bytes.length)
    await appendChunk(id, 0, bytes)
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(waitUntilFinished(owner, id)).rejects.toMatchObject({ code: 'pdfBroken' })
    expect(await listStoredKeys()).toEqual(keysBefore)
    expect(await listWorkFolder()).toEqual([])
  })

  test('detects a part that was altered in the store', async () => {
    const video = createMp4({ data: Buffer.alloc(5_000) })
    const id = await createUpload(video.length)
    await appendChunk(id, 0, video)
    const [partRow] = await site.db.select().from(uploadParts).where(eq(uploadParts.uploadId, id))
    const otherVideo = createMp4({ data: Buffer.alloc(5_000, 1) })
    await getFileStore().put(partRow?.key ?? '', splitIntoChunks(otherVideo), {
      bytes: otherVideo.length,
    })
    await expect(waitUntilFinished(owner, id)).rejects.toMatchObject({ code: 'fileChanged' })
  })

  test('cancelling deletes an upload', async () => {
    const video = createMp4({ data: Buffer.alloc(900) })
    const id = await createUpload(video.length)
    await appendChunk(id, 0, video.subarray(0, 500))
    await cancelUpload(owner, id)
    await cancelUpload(owner, id)
    expect((await listStoredKeys()).filter((key) => key.includes(id))).toEqual([])
    await expect(appendChunk(id, 500, video.subarray(500))).rejects.toMatchObject({
      kind: 'notFound',
    })
  })

  test('the next request restarts a check whose process died', async () => {
    const picture = createPng(40, 30)
    const id = await createUpload(picture.length)
    await appendChunk(id, 0, picture)
    const expired = new Date(Date.now() - 1_000)
    await site.db.update(uploads).set({ checkedUntil: expired }).where(eq(uploads.id, id))
    expect(await waitUntilFinished(owner, id)).toMatchObject({
      kind: 'picture',
      type: 'image/webp',
    })
  })

  test('responds "checking" while another process checks', async () => {
    const video = createMp4({ data: Buffer.alloc(321) })
    const id = await createUpload(video.length)
    await appendChunk(id, 0, video)
    const futureDate = new Date(Date.now() + 20_000)
    await site.db.update(uploads).set({ checkedUntil: futureDate }).where(eq(uploads.id, id))
    expect(await finishUpload(owner, id)).toMatchObject({ state: 'checking' })
  })

  test('allows at most twenty uploads at once', async () => {
    const busyUserId = (await newUser(site.db)).id
    for (let index = 0; index < 20; index += 1)
      await beginUpload(busyUserId, { name: 'a', bytes: 9 })
    const extraUpload = beginUpload(busyUserId, { name: 'a', bytes: 9 })
    await expect(extraUpload).rejects.toMatchObject({ kind: 'tooMany', code: 'tooManyUploads' })
  })
})

const objectKey = (id: string | null) => `files/${id?.slice(0, 2)}/${id}`
