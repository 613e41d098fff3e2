import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseWithEditor, editorOf, startEditorSite } from '../support/editor-site'
import { bearer, call, loggedInTeacher } from '../support/person'
import { captions, mp4, mp4Head, pdf } from '../support/sample-files'
import type { Site } from '../support/site'
import { age } from '../support/uploads'

// 300 MB go through the site, and it is killed and started again.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const MB = 1024 * 1024
const CRON_SECRET = 'a-secret-that-starts-the-jobs'

let database: Awaited<ReturnType<typeof databaseWithEditor>>
let site: Site
let editor: Awaited<ReturnType<typeof editorOf>>

beforeAll(async () => {
  database = await databaseWithEditor()
  site = await startEditorSite(database, { CRON_SECRET })
  editor = await editorOf(site)
})
afterAll(async () => {
  await site.stop()
  await database.drop()
})

const FILES = '/api/team/files'
const octets = { 'content-type': 'application/octet-stream' }

type Body = { chunks: AsyncIterable<Uint8Array>; bytes: number; headers?: Record<string, string> }

/** As a browser sends a file; the answer may come before all of it has gone. */
function send(address: string, { chunks, bytes, headers }: Body, method = 'POST') {
  const sending = request(`${site.url}${address}`, {
    method,
    headers: { ...octets, ...bearer(editor.token), 'content-length': bytes, ...headers },
  })
  const answer = new Promise<{ status: number; body: any }>((resolve, reject) => {
    sending.once('error', reject)
    sending.once('response', async (response) =>
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(await text(response)) }),
    )
  })
  // A line that breaks is told by the answer.
  const body = Readable.from(chunks).once('error', (error) => sending.destroy(error))
  body.pipe(sending)
  return { answer, sending }
}

async function* once(bytes: Buffer) {
  yield bytes
}
const whole = (bytes: Buffer, headers?: Record<string, string>) =>
  send(FILES, { chunks: once(bytes), bytes: bytes.length, headers }).answer

const keysOnDisk = (room = '') =>
  readdirSync(path.join(site.dataDir, 'files', room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

const memoryOf = ({ pid }: Site) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

test('a file goes in by one request and comes out again, for the team alone', async () => {
  const bytes = pdf()
  const { status, body } = await whole(bytes, {
    'x-file-name': encodeURIComponent('../பாடம் 1.pdf'),
  })
  expect([status, body.state, body.file?.name]).toEqual([201, 'done', 'பாடம் 1.pdf'])
  const address = `${FILES}/${body.file.id}`
  const answer = await fetch(site.url + address, { headers: bearer(editor.token) })
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  const part = { ...bearer(editor.token), range: 'bytes=0-4' }
  expect(await (await fetch(site.url + address, { headers: part })).text()).toBe('%PDF-')
  const teacher = await loggedInTeacher(site)
  for (const headers of [{}, bearer(teacher.token)])
    expect((await call(site, address, { headers })).status).toBe(404)
})

test('to everyone else these addresses are not there, whatever is sent to them', async () => {
  const teacher = await loggedInTeacher(site)
  const addresses = [FILES, `${FILES}/uploads`, `${FILES}/uploads/1`, `${FILES}/uploads/1/finish`]
  for (const headers of [{}, bearer(teacher.token), bearer('x'.repeat(43))])
    for (const address of addresses)
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
        expect(
          (await call(site, address, { method, headers })).status,
          `${method} ${address}`,
        ).toBe(404)
})

test('what a page of another site sends is refused, and a cookie needs its echo', async () => {
  const cookie = { authorization: '', cookie: editor.cookie }
  expect((await whole(captions(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await whole(captions(), { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await whole(captions(), cookie)).status).toBe(403)
  expect((await whole(captions(), { ...cookie, 'x-xsrf-token': editor.xsrf })).status).toBe(201)
})

test('a file says its length and comes as bytes', async () => {
  const headers = { ...octets, ...bearer(editor.token) }
  const body = new Blob([new Uint8Array(captions())])
  const asked = (more: RequestInit & { duplex?: 'half' }) =>
    fetch(site.url + FILES, { method: 'POST', headers, ...more })
  expect((await asked({ body: body.stream(), duplex: 'half' })).status).toBe(411)
  for (const type of ['text/plain', 'multipart/form-data', 'application/json'])
    expect((await asked({ body, headers: { ...headers, 'content-type': type } })).status).toBe(415)
})

test('a refusal comes with its sentence while the file is still coming', async () => {
  async function* page() {
    yield Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7')
    for (let sent = 0; sent < 40; sent += 1) yield Buffer.alloc(65_536)
  }
  const bytes = 48 + 40 * 65_536
  const { status, body } = await send(FILES, { chunks: page(), bytes }).answer
  expect([status, body.msg]).toEqual([422, expect.stringMatching(/^This is none of the kinds/)])
  expect(keysOnDisk('parts')).toEqual([])
  expect(keysOnDisk('writing')).toEqual([])
})

test('in parts: a line that breaks in the middle goes on from where the site stands', async () => {
  const film = mp4({ data: Buffer.alloc(300_000, 7) })
  const headers = bearer(editor.token)
  const begun = await call(site, `${FILES}/uploads`, {
    body: { name: 'film.mp4', bytes: film.length },
    headers,
  })
  expect([begun.status, begun.body.part]).toEqual([201, 4 * MB])
  const address = `${FILES}/uploads/${begun.body.id}`
  async function* broken() {
    yield film.subarray(200_000, 250_000)
    await setTimeout(100)
    throw new Error('the line is lost')
  }
  const patch = (from: number, bytes: number, chunks: AsyncIterable<Uint8Array>) =>
    send(address, { chunks, bytes, headers: { 'upload-offset': String(from) } }, 'PATCH').answer
  const first = await patch(0, 200_000, once(film.subarray(0, 200_000)))
  expect([first.status, first.body.received]).toEqual([200, 200_000])
  await expect(patch(200_000, film.length - 200_000, broken())).rejects.toThrow()
  await expect
    .poll(async () => (await call(site, address, { headers })).body.received)
    .toBe(200_000)
  expect((await patch(0, 200_000, once(film.subarray(0, 200_000)))).status).toBe(409)
  const rest = film.subarray(200_000)
  expect((await patch(200_000, rest.length, once(rest))).status).toBe(200)
  const done = await call(site, `${address}/finish`, { method: 'POST', headers })
  expect(done.body).toMatchObject({ state: 'done', file: { kind: 'film', bytes: film.length } })
})

test.skipIf(process.platform !== 'linux')(
  'a film of 300 MB leaves the site’s memory as it was, in and out (skipped where the system does not tell)',
  async () => {
    const [head, chunk] = [mp4Head(300 * MB), Buffer.alloc(MB, 3)]
    async function* film() {
      yield head
      for (let sent = 0; sent < 300; sent += 1) yield chunk
    }
    const before = memoryOf(site)
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(site))
    }, 50)
    const sent = send(FILES, { chunks: film(), bytes: head.length + 300 * MB })
    let { body } = await sent.answer
    const finish = `${FILES}/uploads/${body.id}/finish`
    while (body.state === 'checking')
      body = (await call(site, finish, { method: 'POST', headers: bearer(editor.token) })).body
    expect(body.file).toMatchObject({ kind: 'film', bytes: head.length + 300 * MB })
    const address = `${site.url}${FILES}/${body.file.id}`
    const back = await fetch(address, { headers: bearer(editor.token) })
    let bytes = 0
    for await (const piece of back.body ?? []) bytes += piece.length
    clearInterval(watch)
    expect(bytes).toBe(head.length + 300 * MB)
    expect(most - before).toBeLessThan(100)
  },
)

test('killed in the middle: nothing is visible, and what is left is swept', async () => {
  async function* endless() {
    yield mp4Head(200 * MB)
    for (;;) {
      yield Buffer.alloc(65_536)
      await setTimeout(5)
    }
  }
  const { answer } = send(FILES, { chunks: endless(), bytes: 250 * MB })
  answer.catch(() => {})
  await expect.poll(() => keysOnDisk('writing').length).toBe(1)
  site.process.kill('SIGKILL')
  await expect(answer).rejects.toThrow()
  await site.stop()
  site = await startEditorSite(database, { CRON_SECRET })
  editor = await editorOf(site)
  expect(keysOnDisk('writing').length).toBe(1)
  age(path.join(site.dataDir, 'files'))
  const swept = await call(site, '/api/cron/housekeeping', { headers: bearer(CRON_SECRET) })
  expect(swept.status).toBe(200)
  await expect.poll(() => keysOnDisk('writing')).toEqual([])
})
