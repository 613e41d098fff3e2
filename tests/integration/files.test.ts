import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { videos } from '@/content/videos/catalogue'
import { routes } from '@/lib/routes'
import { bearer, call, loggedInTeacher, subscribed, user } from '../support/person'
import { getRaw, statusesIn } from '../support/raw-request'
import { type SharedSite, sharedSite } from '../support/shared-site'

const free = ebooks.find(({ isPremium }) => !isPremium) ?? ebooks[0]
const premium = ebooks.find(({ isPremium }) => isPremium)
const film = videos.find(({ isPremium }) => !isPremium)
const premiumFilm = videos.find(({ isPremium }) => isPremium)
if (!free || !premium || !film || !premiumFilm) throw new Error('the samples are missing')
const original = readFileSync(`content/ebooks/files/${free.file}`)

let site: SharedSite
let member: { cookie: string; token: string }
let subscriber: { cookie: string }
let left = ''
beforeAll(async () => {
  site = await sharedSite()
  member = await loggedInTeacher(site)
  subscriber = await subscribed(site)
  const leaver = await loggedInTeacher(site)
  await call(site, user('logout'), { method: 'POST', headers: bearer(leaver.token) })
  left = leaver.cookie
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
  const files = [
    routes.ebookFile(premium.id),
    routes.videoFile(premiumFilm.id),
    routes.captions(premiumFilm.id),
    routes.player('last-session'),
  ]

  test.each(files)('%s is not there for a member, and is for a subscriber', async (address) => {
    expect((await read(address)).status).toBe(404)
    expect((await read(address, { cookie: subscriber.cookie })).status).toBe(200)
  })

  test.each([routes.ebookFile(free.id), routes.videoFile(film.id), ...files])(
    '%s is for the session table to give, whatever the cookie says',
    async (address) => {
      const { status, bytes } = await read(address, { cookie: left })
      expect(status).toBe(401)
      expect(JSON.parse(bytes.toString())).toEqual({ msg: 'Please log in to continue.' })
      expect((await read(address, { cookie: '' })).status).toBe(307)
    },
  )

  test('captions come as WebVTT, films as MP4', async () => {
    const captions = await read(routes.captions(film.id))
    expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    expect(captions.bytes.toString()).toMatch(/^WEBVTT/)
    const video = await read(routes.videoFile(film.id), { range: 'bytes=4-7' })
    expect(video.bytes.toString()).toBe('ftyp')
  })

  test('an ended session counts at once', async () => {
    const leaving = await loggedInTeacher(site)
    const [headers, address] = [{ cookie: leaving.cookie }, routes.ebookFile(free.id)]
    expect((await read(address, headers)).status).toBe(200)
    await call(site, user('logout'), { method: 'POST', headers: bearer(leaving.token) })
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
  const shelves = [
    '/ebook/files/',
    '/digital-videos/files/',
    '/digital-videos/captions/',
    '/ebook/read/',
    '/digital-videos/player/',
  ]
  const ways = [0, 1, 4].flatMap((depth) => steps.map((step) => `${step}/`.repeat(depth)))
  const all = shelves.flatMap((shelf) =>
    goals.flatMap((goal) => ways.map((way) => `${shelf}${way}${goal}`)),
  )
  const paths = [...new Set(all)]
  // By hand: fetch would walk the steps itself and send what is left.
  const look = async (path: string) => {
    const answer = await getRaw(site, path, 'Host: localhost', `Cookie: ${member.cookie}`)
    const [status = 0] = statusesIn(answer)
    const fine = [400, 404, 307, 308].includes(status) && !/^content-type:.*pdf/im.test(answer)
    if (!fine) wrong.push(`${path}: ${status}`)
  }
  const wrong: string[] = []
  while (paths.length) await Promise.all(paths.splice(0, 20).map(look))
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
