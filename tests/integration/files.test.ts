import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { videos } from '@/content/videos/catalogue'
import { routes } from '@/lib/routes'
import { call, loggedInTeacher, subscribed } from '../support/person'
import { type SharedSite, sharedSite } from '../support/shared-site'

const free = ebooks.find(({ isPremium }) => !isPremium) ?? ebooks[0]
const premium = ebooks.find(({ isPremium }) => isPremium)
const film = videos.find(({ isPremium }) => !isPremium)
if (!free || !premium || !film) throw new Error('the samples are missing')
const original = readFileSync(`content/ebooks/files/${free.file}`)

let site: SharedSite
let member: { cookie: string; token: string }
let subscriber: { cookie: string }
beforeAll(async () => {
  site = await sharedSite()
  member = await loggedInTeacher(site)
  subscriber = await subscribed(site)
})

async function read(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(site.url + path, {
    method,
    redirect: 'manual',
    headers: { cookie: member.cookie, ...headers },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

describe('a file', () => {
  const address = routes.ebookFile(free.id)

  test('comes whole, kept by no cache and taken for nothing else', async () => {
    const { status, headers, bytes } = await read(address)
    expect(status).toBe(200)
    expect(bytes.equals(original)).toBe(true)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="${free.file}"`,
    })
  })

  test('comes in part: 206 with just these bytes', async () => {
    const { status, headers, bytes } = await read(address, { range: 'bytes=1000-1999' })
    expect(status).toBe(206)
    expect(headers.get('content-range')).toBe(`bytes 1000-1999/${original.length}`)
    expect(bytes.equals(original.subarray(1000, 2000))).toBe(true)
  })

  test('is shorter than what was asked: 416 with its size', async () => {
    const { status, headers } = await read(address, { range: `bytes=${original.length}-` })
    expect(status).toBe(416)
    expect(headers.get('content-range')).toBe(`bytes */${original.length}`)
  })

  test('HEAD says that ranges may be asked for and sends nothing', async () => {
    const { status, headers, bytes } = await read(address, {}, 'HEAD')
    expect(status).toBe(200)
    expect(headers.get('accept-ranges')).toBe('bytes')
    expect(bytes).toHaveLength(0)
  })

  test('thirty reads that break off half-way leave no file open', async () => {
    for (let round = 0; round < 30; round += 1) {
      const breaking = new AbortController()
      const response = await fetch(site.url + address, {
        headers: { cookie: member.cookie },
        signal: breaking.signal,
      })
      await response.body?.getReader().read()
      breaking.abort()
    }
    const { pid } = site
    const open = () =>
      readdirOf(`/proc/${pid}/fd`).filter((target) => target.includes('ebooks/files')).length
    if (process.platform === 'linux') await expect.poll(open, { timeout: 10_000 }).toBe(0)
  })

  test('by random ranges: never a 5xx, always the bytes that the answer names', async () => {
    const piece = fc.oneof(
      fc.integer({ min: 0, max: original.length + 10 }).map(String),
      fc.constantFrom('', '-1', 'x', '00', '9'.repeat(30), '0x5', '1e2'),
    )
    const header = fc.oneof(
      fc.tuple(piece, piece).map(([from, to]) => `bytes=${from}-${to}`),
      fc.tuple(piece, piece, piece).map(([a, b, c]) => `bytes=${a}-${b},${c}-`),
      fc.string({ unit: fc.constantFrom(...'bytes=-,0123 '), maxLength: 40 }),
    )
    const property = fc.asyncProperty(header, async (range) => {
      const { status, headers, bytes } = await read(address, { range })
      expect([200, 206, 416]).toContain(status)
      if (status === 200) expect(bytes.length).toBe(original.length)
      if (status !== 206) return
      const [, start, end] = /^bytes (\d+)-(\d+)\//.exec(headers.get('content-range') ?? '') ?? []
      expect(bytes.equals(original.subarray(Number(start), Number(end) + 1))).toBe(true)
    })
    await fc.assert(property, { numRuns: 150 })
  })
})

describe('who may have it', () => {
  const files = [routes.ebookFile(premium.id)]

  test.each(files)('%s is not there for a member, and is for a subscriber', async (address) => {
    expect((await read(address)).status).toBe(404)
    expect((await read(address, { cookie: subscriber.cookie })).status).toBe(200)
  })

  test('captions come as WebVTT, films as MP4', async () => {
    const captions = await read(routes.captions(film.id))
    expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    expect(captions.bytes.toString()).toMatch(/^WEBVTT/)
    const video = await read(routes.videoFile(film.id), { range: 'bytes=4-7' })
    expect(video.bytes.toString()).toBe('ftyp')
  })

  test('without a session there is only a sentence', async () => {
    const answer = await call(site, routes.ebookFile(free.id))
    expect([401, 307]).toContain(answer.status)
  })

  test('a withdrawn subscription and an ended session count at once', async () => {
    const leaving = await loggedInTeacher(site)
    const [headers, address] = [{ cookie: leaving.cookie }, routes.ebookFile(free.id)]
    expect((await read(address, headers)).status).toBe(200)
    await call(site, '/api/auth/user/logout', {
      body: {},
      headers: { authorization: `Bearer ${leaving.token}` },
    })
    expect((await read(address, headers)).status).toBe(401)
  })
})

test('no path leads out of the shelf', async () => {
  const steps = ['..', '%2e%2e', '..%2f', '%2e%2e%2f', '..%5c', '%252e%252e%252f', '.', '%00', '']
  const goals = [
    'package.json',
    'content/ebooks/catalogue.ts',
    free.file,
    premium.file,
    'etc/passwd',
    `${premium.id}%00`,
    `${premium.id}.pdf`,
    '__proto__',
    'constructor',
  ]
  const wrong: string[] = []
  for (const base of [
    '/ebook/files/',
    '/digital-videos/files/',
    '/digital-videos/captions/',
    '/ebook/read/',
    '/digital-videos/player/',
  ]) {
    for (const step of steps) {
      for (const depth of [0, 1, 4]) {
        for (const goal of goals) {
          const path = `${base}${`${step}/`.repeat(depth)}${goal}`
          const { status, headers } = await read(path)
          const fine = [400, 404, 307, 308].includes(status)
          if (!fine || headers.get('content-type')?.includes('pdf'))
            wrong.push(`${path}: ${status}`)
        }
      }
    }
  }
  expect(wrong).toEqual([])
})

function readdirOf(folder: string): string[] {
  return readdirSync(folder).map((name) => {
    try {
      return readlinkSync(`${folder}/${name}`)
    } catch {
      return ''
    }
  })
}
