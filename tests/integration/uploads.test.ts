import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { files, fileTexts, uploadParts, uploads } from '@/db/schema'
import { inProcess } from '../support/in-process'
import { type S3, startS3 } from '../support/s3'
import { captions, mp4, pdf, png } from '../support/sample-files'
import { newPerson } from '../support/schools'
import { finished, inChunks, keysInStore, upload } from '../support/uploads'
import { isWhole } from '../support/whole'

// s3rver is fetched where it is not at hand; PDFs and pictures are opened by a program of their own.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 })

const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe.each(isWhole ? ['a folder', 'S3'] : ['a folder'])('files in %s', (where) => {
  let s3: S3 | undefined
  let site: Awaited<ReturnType<typeof inProcess>>
  let owner: string
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-files-'))

  beforeAll(async () => {
    if (where === 'S3') s3 = await startS3()
    site = await inProcess(s3?.env ?? { FILES_DIR: folder })
    owner = (await newPerson(site.db)).id
  })
  afterAll(async () => {
    await site.close()
    await s3?.stop()
    rmSync(folder, { recursive: true })
  })

  const begin = async (bytes: number, name = 'a.mp4') =>
    (await import('@/lib/files/commands/begin')).beginUpload(owner, { name, bytes })
  const append = async (id: string, from: number, piece: Buffer, by = owner) =>
    (await import('@/lib/files/commands/append')).appendPart(by, id, {
      from,
      bytes: piece.length,
      chunks: inChunks(piece),
    })
  const sent = async (id: string, headers: Record<string, string> = {}, method = 'GET') => {
    const { sendStored } = await import('@/lib/files/send')
    const { fileWithId } = await import('@/lib/files/queries')
    return sendStored(new Request('http://localhost/', { method, headers }), await fileWithId(id))
  }
  const workFolder = async () => {
    const { workFolder: folderOf } = await import('@/lib/files/work-folder')
    return readdirSync(folderOf())
  }

  test('a PDF becomes a file with its pages, its words and a cover of its own', async () => {
    const bytes = pdf({ pages: 3 })
    const found = await upload(owner, bytes, { name: '../../Rubrics.pdf', part: 300 })
    expect(found).toMatchObject({
      id: sum(bytes),
      kind: 'pdf',
      type: 'application/pdf',
      bytes: bytes.length,
      name: 'Rubrics.pdf',
      facts: { pages: 3 },
    })
    const [text] = await site.db.select().from(fileTexts).where(eq(fileTexts.fileId, found.id))
    expect(text?.pages[2]).toContain('page 3')
    const cover = await sent(found.coverId ?? '')
    expect(cover.headers.get('content-type')).toBe('image/webp')
    expect(sum(await buffer(cover.body as never))).toBe(found.coverId)
    expect(await keysInStore()).toEqual([found.id, found.coverId].map(keyOf).sort())
    expect(await workFolder()).toEqual([])
  })

  test('what is sent are the bytes that were asked for, under headers that let nothing run', async () => {
    const film = mp4({ data: Buffer.from('0123456789'.repeat(9_000)) })
    const { id } = await upload(owner, film, { name: 'பாடம்.mp4', part: 30_000 })
    const whole = await sent(id)
    expect(whole.status).toBe(200)
    expect(sum(await buffer(whole.body as never))).toBe(sum(film))
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="_____.mp4"; filename*=UTF-8''${encodeURIComponent('பாடம்.mp4')}`,
      etag: `"${id}"`,
    })
    const part = await sent(id, { range: 'bytes=30000-30004' })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 30000-30004/${film.length}`,
    ])
    expect(await buffer(part.body as never)).toEqual(film.subarray(30_000, 30_005))
    expect((await sent(id, { range: `bytes=${film.length}-` })).status).toBe(416)
    expect((await sent(id, { 'if-none-match': `"${id}"` })).status).toBe(304)
    const other = await sent(id, { range: 'bytes=0-1', 'if-range': '"another"' })
    expect(other.status).toBe(200)
    await other.body?.cancel()
    expect((await sent(id, {}, 'HEAD')).body).toBe(null)
    await expect(sent('../../etc/passwd')).rejects.toMatchObject({ code: 'notFound' })
  })

  test('ten times the same bytes at once are one file', async () => {
    const bytes = captions(9)
    const found = await Promise.all(Array.from({ length: 10 }, () => upload(owner, bytes)))
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set([sum(bytes)]))
    expect((await keysInStore()).filter((key) => key.startsWith('parts/'))).toEqual([])
    expect(
      (
        await site.db
          .select()
          .from(files)
          .where(eq(files.id, sum(bytes)))
      ).length,
    ).toBe(1)
  })

  test('of two parts for the same place one counts, and the other leaves nothing', async () => {
    const film = mp4({ data: Buffer.alloc(50_000) })
    const id = await begin(film.length)
    const tries = Array.from({ length: 5 }, () => append(id, 0, film.subarray(0, 40_000)))
    const ends = await Promise.allSettled(tries)
    expect(ends.filter(({ status }) => status === 'fulfilled').length).toBe(1)
    expect((await keysInStore()).filter((key) => key.includes(id)).length).toBe(1)
    await expect(append(id, 0, film)).rejects.toMatchObject({ word: 'uploadMovedOn' })
    await append(id, 40_000, film.subarray(40_000))
    expect((await finished(owner, id)).id).toBe(sum(film))
  })

  test('a part that is cut off or of another length does not count; the next try goes on', async () => {
    const film = mp4({ data: Buffer.alloc(90_000) })
    const id = await begin(film.length)
    const { appendPart } = await import('@/lib/files/commands/append')
    async function* broken() {
      yield film.subarray(0, 500)
      throw new Error('the line is lost')
    }
    const part = (bytes: number, chunks: AsyncIterable<Uint8Array>) =>
      appendPart(owner, id, { from: 0, bytes, chunks })
    await expect(part(film.length, broken())).rejects.toThrow()
    const short = inChunks(film.subarray(0, 700))
    await expect(part(film.length, short)).rejects.toMatchObject({ word: 'cutOff' })
    await expect(part(600, inChunks(film))).rejects.toMatchObject({ word: 'cutOff' })
    await expect(part(film.length + 1, inChunks(film))).rejects.toMatchObject({ code: 'invalid' })
    expect((await keysInStore()).filter((key) => key.includes(id))).toEqual([])
    await append(id, 0, film)
    expect((await finished(owner, id)).bytes).toBe(film.length)
  })

  test('somebody else’s upload is not found', async () => {
    const id = await begin(100)
    const stranger = (await newPerson(site.db)).id
    const unknown = { code: 'notFound', word: 'uploadUnknown' }
    await expect(append(id, 0, Buffer.alloc(100), stranger)).rejects.toMatchObject(unknown)
    await expect(finished(stranger, id)).rejects.toMatchObject(unknown)
    await (await import('@/lib/files/commands/cancel')).cancelUpload(stranger, id)
    expect((await site.db.select().from(uploads).where(eq(uploads.id, id))).length).toBe(1)
    await expect(append(randomUUID(), 0, Buffer.alloc(1))).rejects.toMatchObject(unknown)
    await expect(append("' or 1=1", 0, Buffer.alloc(1))).rejects.toMatchObject(unknown)
  })

  test('200 MB are refused where 100 are allowed, as soon as it shows what they are', async () => {
    const id = await begin(200 * 1024 * 1024, 'film.mp4')
    let taken = 0
    async function* endless() {
      for (;;) {
        taken += 65_536
        yield taken === 65_536 ? Buffer.concat([pdf(), Buffer.alloc(65_536)]) : Buffer.alloc(65_536)
      }
    }
    const { appendPart } = await import('@/lib/files/commands/append')
    const part = { from: 0, bytes: 200 * 1024 * 1024, chunks: endless() }
    const refused = { word: 'fileTooLarge', values: { most: '100 MB' } }
    await expect(appendPart(owner, id, part)).rejects.toMatchObject(refused)
    expect(taken).toBeLessThan(1_000_000)
    expect((await keysInStore()).filter((key) => key.includes(id))).toEqual([])
    await expect(append(id, 0, pdf())).rejects.toMatchObject(refused)
  })

  test('a broken file hears why, whoever asks again hears it again, and nothing stays', async () => {
    const bytes = Buffer.from('%PDF-1.7 and nothing else of it')
    const before = await keysInStore()
    const id = await begin(bytes.length)
    await append(id, 0, bytes)
    for (let asked = 0; asked < 2; asked += 1)
      await expect(finished(owner, id)).rejects.toMatchObject({ word: 'pdfBroken' })
    expect(await keysInStore()).toEqual(before)
    expect(await workFolder()).toEqual([])
  })

  test('a part that changed while it lay there is noticed', async () => {
    const film = mp4({ data: Buffer.alloc(5_000) })
    const id = await begin(film.length)
    await append(id, 0, film)
    const [part] = await site.db.select().from(uploadParts).where(eq(uploadParts.uploadId, id))
    const { fileStore } = await import('@/lib/files/store')
    const other = mp4({ data: Buffer.alloc(5_000, 1) })
    await fileStore().put(part?.key ?? '', inChunks(other), { bytes: other.length })
    await expect(finished(owner, id)).rejects.toMatchObject({ word: 'fileChanged' })
  })

  test('what is cancelled is gone', async () => {
    const film = mp4({ data: Buffer.alloc(900) })
    const id = await begin(film.length)
    await append(id, 0, film.subarray(0, 500))
    const { cancelUpload } = await import('@/lib/files/commands/cancel')
    await cancelUpload(owner, id)
    await cancelUpload(owner, id)
    expect((await keysInStore()).filter((key) => key.includes(id))).toEqual([])
    await expect(append(id, 500, film.subarray(500))).rejects.toMatchObject({ code: 'notFound' })
  })

  test('a check whose process has died is begun anew by whoever asks next', async () => {
    const picture = png(40, 30)
    const id = await begin(picture.length)
    await append(id, 0, picture)
    const past = new Date(Date.now() - 1_000)
    await site.db.update(uploads).set({ checkedUntil: past }).where(eq(uploads.id, id))
    expect(await finished(owner, id)).toMatchObject({ kind: 'picture', type: 'image/webp' })
  })

  test('while another process checks, the answer is to ask again', async () => {
    const film = mp4({ data: Buffer.alloc(321) })
    const id = await begin(film.length)
    await append(id, 0, film)
    const later = new Date(Date.now() + 20_000)
    await site.db.update(uploads).set({ checkedUntil: later }).where(eq(uploads.id, id))
    const { finishUpload } = await import('@/lib/files/commands/finish')
    expect(await finishUpload(owner, id)).toMatchObject({ state: 'checking' })
  })

  test('twenty files may be on their way at once, and no more', async () => {
    const busy = (await newPerson(site.db)).id
    const { beginUpload } = await import('@/lib/files/commands/begin')
    for (let at = 0; at < 20; at += 1) await beginUpload(busy, { name: 'a', bytes: 9 })
    const more = beginUpload(busy, { name: 'a', bytes: 9 })
    await expect(more).rejects.toMatchObject({ code: 'tooMany', word: 'tooManyUploads' })
  })
})

const keyOf = (id: string | null) => `files/${id?.slice(0, 2)}/${id}`
