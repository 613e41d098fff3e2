import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { files, uploads } from '@/db/schema'
import { inProcess } from '../support/in-process'
import { type S3, startS3 } from '../support/s3'
import { captions, mp4, png } from '../support/sample-files'
import { newPerson } from '../support/schools'
import { age, inChunks, keysInStore, upload } from '../support/uploads'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 })

const logged: Record<string, unknown>[] = []
const logger = pino({ base: undefined }, { write: (line) => logged.push(JSON.parse(line)) })
vi.doMock('@/base/log', () => ({ log: () => logger }))

const keyOf = (id: string) => `files/${id.slice(0, 2)}/${id}`
const strange = createHash('sha256').update('strange').digest('hex')

describe('the sweep of a folder', () => {
  let site: Awaited<ReturnType<typeof inProcess>>
  let owner: string
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-swept-'))

  beforeAll(async () => {
    site = await inProcess({ FILES_DIR: folder })
    owner = (await newPerson(site.db)).id
  })
  afterAll(async () => {
    await site.close()
    rmSync(folder, { recursive: true })
  })
  const sweep = async () => (await import('@/lib/files/sweep')).sweepFiles()
  const lay = (name: string) => {
    const place = path.join(folder, name)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, 'left behind')
  }

  test('what no row speaks of goes after a day; all else stays', async () => {
    const { id } = await upload(owner, png(30, 20))
    const { beginUpload } = await import('@/lib/files/commands/begin')
    const { appendPart } = await import('@/lib/files/commands/append')
    const film = mp4({ data: Buffer.alloc(900) })
    const half = await beginUpload(owner, { name: 'half.mp4', bytes: film.length })
    const piece = film.subarray(0, 500)
    await appendPart(owner, half, { from: 0, bytes: 500, chunks: inChunks(piece) })
    for (const name of [
      keyOf(strange),
      `parts/${half}-500-0a0a0a0a0a0a`,
      `writing/${half}`,
      'notes.txt',
    ])
      lay(name)
    const before = await keysInStore()
    await sweep()
    expect(await keysInStore()).toEqual(before)
    age(folder)
    await Promise.all([sweep(), sweep(), sweep()])
    const kept = before.filter((key) => key === keyOf(id) || /-0-[0-9a-f]+$/.test(key))
    expect(kept.length).toBe(2)
    expect(await keysInStore()).toEqual([...kept, 'notes.txt'].sort())

    const past = sql`now() - interval '1 second'`
    await site.db.update(uploads).set({ expiresAt: past }).where(eq(uploads.id, half))
    await sweep()
    expect(await keysInStore()).toEqual([keyOf(id), 'notes.txt'].sort())
  })

  test('what is being put for an upload is left alone, however old it looks', async () => {
    lay(keyOf(strange))
    age(folder)
    const [row] = await site.db
      .insert(uploads)
      .values({ userId: owner, name: 'a', bytes: 1, expiresAt: sql`now() + interval '1 hour'` })
      .returning()
    const { claim } = await import('@/lib/files/commands/claim')
    await claim(row?.id ?? '', [strange])
    await sweep()
    expect(await keysInStore()).toContain(keyOf(strange))
    await site.db.delete(uploads).where(eq(uploads.id, row?.id ?? ''))
    await sweep()
    expect(await keysInStore()).not.toContain(keyOf(strange))
  })

  test('a file that is missing is told', async () => {
    const { id } = await upload(owner, captions(4), { name: 'words.vtt' })
    rmSync(path.join(folder, keyOf(id)))
    await site.db.update(files).set({ createdAt: sql`now() - interval '2 days'` })
    await sweep()
    expect(logged.findLast(({ event }) => event === 'files.missing')?.ids).toEqual([id])
  })

  test('what a killed check left in its folder goes, too', async () => {
    const { workFolder } = await import('@/lib/files/work-folder')
    mkdirSync(path.join(workFolder(), 'file-abc'), { recursive: true })
    writeFileSync(path.join(workFolder(), 'file-abc', 'file'), 'half')
    await sweep()
    expect(readdirSync(workFolder())).toEqual(['file-abc'])
    age(workFolder())
    await sweep()
    expect(readdirSync(workFolder())).toEqual([])
  })

  test('folders and files are their owner’s alone', async () => {
    const { id } = await upload(owner, captions(5))
    const place = path.join(folder, keyOf(id))
    expect(statSync(place).mode & 0o777).toBe(0o600)
    expect(statSync(path.dirname(place)).mode & 0o777).toBe(0o700)
  })
})

describe('S3 in a bad mood', () => {
  let s3: S3
  let site: Awaited<ReturnType<typeof inProcess>>
  let owner: string

  beforeAll(async () => {
    s3 = await startS3()
    site = await inProcess({ ...s3.env, S3_LINKS: 'on' })
    owner = (await newPerson(site.db)).id
  })
  afterEach(() => s3.feel())
  afterAll(async () => {
    await site.close()
    await s3.stop()
  })
  const stored = async (id: string) => (await import('@/lib/files/queries')).fileWithId(id)
  const answers = (status: number) => () =>
    s3.feel((request, response) => {
      request.resume().once('end', () => response.writeHead(status).end())
      return true
    })

  test.each([
    ['is ill (500)', answers(500)],
    ['forbids (403)', answers(403)],
    ['is not there', () => s3.feel((_, response) => Boolean(response.destroy()))],
  ])('when it %s, the person hears to try again, and nothing is visible', async (_, feel) => {
    feel()
    const before = await site.db.$count(files)
    await expect(upload(owner, captions(6))).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 5,
    })
    expect(await site.db.$count(files)).toBe(before)
    s3.feel()
    expect((await upload(owner, captions(6))).kind).toBe('captions')
  })

  test('one failure while it is looked into is got over', async () => {
    let failed = 0
    s3.feel((request, response) => {
      if (!request.url?.includes('/files/') || request.method !== 'PUT' || failed > 0) return false
      failed += 1
      request.resume().once('end', () => response.writeHead(503).end())
      return true
    })
    expect((await upload(owner, captions(7))).facts.cues).toBe(7)
    expect(failed).toBe(1)
  })

  test('slow is waited for', async () => {
    s3.feel((request, response) => {
      setTimeout(() => s3.pass(request, response), 150)
      return true
    })
    expect((await upload(owner, captions(8))).facts.cues).toBe(8)
  })

  test('what it gives back otherwise than it was given gets no row', async () => {
    const bytes = captions(9)
    s3.feel((request, response) => {
      if (request.method !== 'GET' || !request.url?.includes('/files/')) return false
      response.end('something else')
      return true
    })
    await expect(upload(owner, bytes)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await stored(createHash('sha256').update(bytes).digest('hex'))).toBe(null)
  })

  test('with links, whoever may have a film is led to it for five minutes, ranges and all', async () => {
    const film = mp4({ data: Buffer.from('0123456789'.repeat(1_000)) })
    const { id } = await upload(owner, film, { name: 'film.mp4' })
    const { sendStored } = await import('@/lib/files/send')
    const answer = await sendStored(new Request('http://localhost/'), await stored(id))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([307, 'no-store'])
    const link = new URL(answer.headers.get('location') ?? '')
    expect(link.searchParams.get('X-Amz-Expires')).toBe('300')
    const part = await fetch(link, { headers: { range: 'bytes=200-209' } })
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4'])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(film.subarray(200, 210))
    link.searchParams.set('X-Amz-Expires', '600')
    expect((await fetch(link)).status).toBe(403)
    await expect(sendStored(new Request('http://localhost/'), null)).rejects.toMatchObject({
      code: 'notFound',
    })
  })
})
