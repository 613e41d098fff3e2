// @module-tag once
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { videos } from '@/content/videos/catalogue'
import { completeLanguages } from '@/i18n/partial-languages'
import { nameCaptions, nameCaptionsFile } from '@/lib/library/videos'
import { routes } from '@/lib/routes'
import {
  bearerHeader,
  callApi,
  logInNewTeacher,
  newSubscriber,
  userApiPath,
} from '../support/api-user'
import { listCaptionUrls } from '../support/content-secrets'
import { isFullRun } from '../support/full-run'
import { readSentFile } from '../support/printed-files'
import { parseStatuses, sendRawGet } from '../support/raw-request'
import { getSharedSite, type SharedSite } from '../support/shared-site'

const freeBook = ebooks.find(({ isPremium }) => !isPremium) ?? ebooks[0]
const premiumBook = ebooks.find(({ isPremium }) => isPremium)
const freeVideo = videos.find(({ isPremium }) => !isPremium)
const premiumVideo = videos.find(({ isPremium }) => isPremium)
if (!freeBook || !premiumBook || !freeVideo || !premiumVideo)
  throw new Error('the samples are missing')
const freeBookFile = `content/ebooks/files/${freeBook.file}`
/** As the site sends it: with the codes that lead back to it. */
let freeBookBytes: Buffer = readFileSync(freeBookFile)

let site: SharedSite
let member: { cookie: string; token: string }
let subscriber: { cookie: string }
let endedCookie = ''
beforeAll(async () => {
  site = await getSharedSite()
  freeBookBytes = readSentFile(freeBookFile, site.url)
  member = await logInNewTeacher(site)
  subscriber = await newSubscriber(site)
  const loggedOutTeacher = await logInNewTeacher(site)
  await callApi(site, userApiPath('logout'), {
    method: 'POST',
    headers: bearerHeader(loggedOutTeacher.token),
  })
  endedCookie = loggedOutTeacher.cookie
})

async function fetchFile(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(site.url + path, {
    method,
    redirect: 'manual',
    headers: { cookie: member.cookie, ...headers },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

describe('a file', () => {
  const urlPath = routes.ebookFile(freeBook.id)

  test('is sent whole with no-store, nosniff and its content type', async () => {
    const { status, headers, bytes } = await fetchFile(urlPath)
    expect(status).toBe(200)
    expect(bytes.equals(freeBookBytes)).toBe(true)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="${freeBook.file}"`,
    })
  })

  test('responds 206 with exactly the requested bytes', async () => {
    const { status, headers, bytes } = await fetchFile(urlPath, { range: 'bytes=1000-1999' })
    expect(status).toBe(206)
    expect(headers.get('content-range')).toBe(`bytes 1000-1999/${freeBookBytes.length}`)
    expect(bytes.equals(freeBookBytes.subarray(1000, 2000))).toBe(true)
  })

  test('responds 416 with its size to a range past its end', async () => {
    const { status, headers } = await fetchFile(urlPath, {
      range: `bytes=${freeBookBytes.length}-`,
    })
    expect(status).toBe(416)
    expect(headers.get('content-range')).toBe(`bytes */${freeBookBytes.length}`)
  })

  test('HEAD announces ranges and sends no body', async () => {
    const { status, headers, bytes } = await fetchFile(urlPath, {}, 'HEAD')
    expect(status).toBe(200)
    expect(headers.get('accept-ranges')).toBe('bytes')
    expect(bytes).toHaveLength(0)
  })

  test('thirty aborted reads leave no file open', async () => {
    for (let round = 0; round < 30; round += 1) {
      const abortController = new AbortController()
      const response = await fetch(site.url + urlPath, {
        headers: { cookie: member.cookie },
        signal: abortController.signal,
      })
      await response.body?.getReader().read()
      abortController.abort()
    }
    const { pid } = site
    const countOpenFiles = () =>
      readLinks(`/proc/${pid}/fd`).filter((target) => target.includes('ebooks/files')).length
    if (process.platform === 'linux') await expect.poll(countOpenFiles).toBe(0)
  })

  test('random ranges never cause a 5xx and always get the bytes named in the response', async () => {
    const rangePart = fc.oneof(
      fc.integer({ min: 0, max: freeBookBytes.length + 10 }).map(String),
      fc.constantFrom('', '-1', 'x', '00', '9'.repeat(30), '0x5', '1e2'),
    )
    const rangeHeader = fc.oneof(
      fc.tuple(rangePart, rangePart).map(([from, to]) => `bytes=${from}-${to}`),
      fc.tuple(rangePart, rangePart, rangePart).map(([a, b, c]) => `bytes=${a}-${b},${c}-`),
      fc.string({ unit: fc.constantFrom(...'bytes=-,0123 '), maxLength: 40 }),
    )
    const property = fc.asyncProperty(rangeHeader, async (range) => {
      const { status, headers, bytes } = await fetchFile(urlPath, { range })
      expect([200, 206, 416]).toContain(status)
      if (status === 200) expect(bytes.length).toBe(freeBookBytes.length)
      if (status !== 206) return
      const [, start, end] = /^bytes (\d+)-(\d+)\//.exec(headers.get('content-range') ?? '') ?? []
      expect(bytes.equals(freeBookBytes.subarray(Number(start), Number(end) + 1))).toBe(true)
    })
    await fc.assert(property, { numRuns: isFullRun ? 150 : 30 })
  })
})

describe('file access', () => {
  const files = [
    routes.ebookFile(premiumBook.id),
    routes.ebookEpub(premiumBook.id),
    routes.videoFile(premiumVideo.id),
    ...listCaptionUrls(premiumVideo.id),
    routes.player('last-session'),
  ]

  test.each(files)('%s gets 404 for a member and 200 for a subscriber', async (urlPath) => {
    expect((await fetchFile(urlPath)).status).toBe(404)
    expect((await fetchFile(urlPath, { cookie: subscriber.cookie })).status).toBe(200)
  })

  test.each([routes.ebookFile(freeBook.id), routes.videoFile(freeVideo.id), ...files])(
    '%s needs a valid session, not only a valid cookie',
    async (urlPath) => {
      const { status, bytes } = await fetchFile(urlPath, { cookie: endedCookie })
      expect(status).toBe(401)
      expect(JSON.parse(bytes.toString())).toEqual({ msg: 'Log in to continue.' })
      expect((await fetchFile(urlPath, { cookie: '' })).status).toBe(307)
    },
  )

  test.each(completeLanguages)('captions in %s are WebVTT', async (language) => {
    const { headers, bytes } = await fetchFile(
      routes.captions(nameCaptions(freeVideo.id, language)),
    )
    expect(headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    const file = nameCaptionsFile(freeVideo.captions, language)
    expect(bytes).toEqual(readFileSync(`content/videos/files/${file}`))
    expect(bytes.toString()).toMatch(/^WEBVTT/)
  })

  test.each(['en', 'xx', 'hi.hi', 'HI', ''])('no captions are named %s', async (language) => {
    expect((await fetchFile(routes.captions(`${freeVideo.id}.${language}`))).status).toBe(404)
  })

  test('an EPUB is a download, and there is none of an unknown book', async () => {
    const { status, headers, bytes } = await fetchFile(routes.ebookEpub(freeBook.id))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/epub+zip')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${freeBook.id}.epub"`)
    expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
    expect((await fetchFile(routes.ebookEpub('no-such-book'))).status).toBe(404)
  })

  test('videos are MP4', async () => {
    const video = await fetchFile(routes.videoFile(freeVideo.id), { range: 'bytes=4-7' })
    expect(video.bytes.toString()).toBe('ftyp')
  })

  test('an ended session loses access at once', async () => {
    const teacher = await logInNewTeacher(site)
    const [headers, urlPath] = [{ cookie: teacher.cookie }, routes.ebookFile(freeBook.id)]
    expect((await fetchFile(urlPath, headers)).status).toBe(200)
    await callApi(site, userApiPath('logout'), {
      method: 'POST',
      headers: bearerHeader(teacher.token),
    })
    expect((await fetchFile(urlPath, headers)).status).toBe(401)
  })
})

test('path traversal never leaves the file folder', async () => {
  const dotSegments = [
    '..',
    '%2e%2e',
    '..%2f',
    '%2e%2e%2f',
    '..%5c',
    '%252e%252e%252f',
    '.',
    '%00',
    '',
  ]
  const targets = [
    'package.json',
    'content/ebooks/catalogue.ts',
    freeBook.file,
    premiumBook.file,
    'etc/passwd',
    `${premiumBook.id}%00`,
    `${premiumBook.id}.pdf`,
    '__proto__',
    'constructor',
  ]
  const folders = [
    '/ebook/files/',
    '/digital-videos/files/',
    '/digital-videos/captions/',
    '/ebook/read/',
    '/digital-videos/player/',
  ]
  const prefixes = (isFullRun ? [0, 1, 4] : [0, 4]).flatMap((depth) =>
    dotSegments.map((dotSegment) => `${dotSegment}/`.repeat(depth)),
  )
  const candidates = folders.flatMap((basePath) =>
    targets.flatMap((targetName) => prefixes.map((prefix) => `${basePath}${prefix}${targetName}`)),
  )
  const paths = [...new Set(candidates)]
  // Raw requests, because fetch would normalize the path.
  const checkPath = async (path: string) => {
    const response = await sendRawGet(site, path, 'Host: localhost', `Cookie: ${member.cookie}`)
    const [status = 0] = parseStatuses(response)
    const isSafe = [400, 404, 307, 308].includes(status) && !/^content-type:.*pdf/im.test(response)
    if (!isSafe) failures.push(`${path}: ${status}`)
  }
  const failures: string[] = []
  while (paths.length) await Promise.all(paths.splice(0, 20).map(checkPath))
  expect(failures).toEqual([])
})

function readLinks(folder: string): string[] {
  return readdirSync(folder).map((name) => {
    try {
      return readlinkSync(`${folder}/${name}`)
    } catch {
      return ''
    }
  })
}
