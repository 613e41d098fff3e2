// @module-tag night
import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bearerHeader, callApi, logInNewTeacher } from '../support/api-user'
import { logInEditor, newDatabaseWithEditor, startEditorSite } from '../support/editor-site'
import { createCaptions, createMp4, createMp4Head, createPdf } from '../support/sample-files'
import type { Site } from '../support/site'
import { backdateFiles } from '../support/uploads'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const MB = 1024 * 1024
const CRON_SECRET = 'a-secret-that-starts-the-jobs'

let database: Awaited<ReturnType<typeof newDatabaseWithEditor>>
let site: Site
let editor: Awaited<ReturnType<typeof logInEditor>>

beforeAll(async () => {
  database = await newDatabaseWithEditor()
  site = await startEditorSite(database, { CRON_SECRET })
  editor = await logInEditor(site)
})
afterAll(async () => {
  await site.stop()
  await database.drop()
})

const FILES = '/api/team/files'
const OCTET_STREAM_HEADER = { 'content-type': 'application/octet-stream' }

type UploadTestBody = {
  chunks: AsyncIterable<Uint8Array>
  bytes: number
  headers?: Record<string, string>
}

/** Like a browser. The response can arrive before the whole file is sent. */
function sendUpload(urlPath: string, { chunks, bytes, headers }: UploadTestBody, method = 'POST') {
  const clientRequest = request(`${site.url}${urlPath}`, {
    method,
    headers: {
      ...OCTET_STREAM_HEADER,
      ...bearerHeader(editor.token),
      'content-length': bytes,
      ...headers,
    },
  })
  const pendingResponse = new Promise<{ status: number; body: any }>((resolve, reject) => {
    clientRequest.once('error', reject)
    clientRequest.once('response', async (response) =>
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(await text(response)) }),
    )
  })
  const body = Readable.from(chunks).once('error', (error) => clientRequest.destroy(error))
  body.pipe(clientRequest)
  return { answer: pendingResponse, sending: clientRequest }
}

async function* singleChunk(bytes: Buffer) {
  yield bytes
}
const uploadWhole = (bytes: Buffer, headers?: Record<string, string>) =>
  sendUpload(FILES, { chunks: singleChunk(bytes), bytes: bytes.length, headers }).answer

const listKeys = (folder = '') =>
  readdirSync(path.join(site.dataDir, 'files', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

const readMemoryMb = ({ pid }: Site) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

test('a file is uploaded in one request and downloaded again, by the team only', async () => {
  const bytes = createPdf()
  const { status, body } = await uploadWhole(bytes, {
    'x-file-name': encodeURIComponent('../பாடம் 1.pdf'),
  })
  expect([status, body.state, body.file?.name]).toEqual([201, 'done', 'பாடம் 1.pdf'])
  const urlPath = `${FILES}/${body.file.id}`
  const response = await fetch(site.url + urlPath, { headers: bearerHeader(editor.token) })
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; /)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  const rangeHeaders = { ...bearerHeader(editor.token), range: 'bytes=0-4' }
  expect(await (await fetch(site.url + urlPath, { headers: rangeHeaders })).text()).toBe('%PDF-')
  const teacher = await logInNewTeacher(site)
  for (const headers of [{}, bearerHeader(teacher.token)])
    expect((await callApi(site, urlPath, { headers })).status).toBe(404)
})

test('all others get 404 for every upload route and method', async () => {
  const teacher = await logInNewTeacher(site)
  const urlPaths = [FILES, `${FILES}/uploads`, `${FILES}/uploads/1`, `${FILES}/uploads/1/finish`]
  for (const headers of [{}, bearerHeader(teacher.token), bearerHeader('x'.repeat(43))])
    for (const urlPath of urlPaths)
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
        expect(
          (await callApi(site, urlPath, { method, headers })).status,
          `${method} ${urlPath}`,
        ).toBe(404)
})

test('rejects cross-site uploads, and cookies without a CSRF token', async () => {
  const cookieHeaders = { authorization: '', cookie: editor.cookie }
  expect((await uploadWhole(createCaptions(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(
    (await uploadWhole(createCaptions(), { origin: 'https://elsewhere.example' })).status,
  ).toBe(403)
  expect((await uploadWhole(createCaptions(), cookieHeaders)).status).toBe(403)
  expect(
    (await uploadWhole(createCaptions(), { ...cookieHeaders, 'x-xsrf-token': editor.xsrf })).status,
  ).toBe(201)
})

test('an upload requires a length and a binary content type', async () => {
  const headers = { ...OCTET_STREAM_HEADER, ...bearerHeader(editor.token) }
  const body = new Blob([new Uint8Array(createCaptions())])
  const postFile = (overrides: RequestInit & { duplex?: 'half' }) =>
    fetch(site.url + FILES, { method: 'POST', headers, ...overrides })
  expect((await postFile({ body: body.stream(), duplex: 'half' })).status).toBe(411)
  for (const type of ['text/plain', 'multipart/form-data', 'application/json'])
    expect((await postFile({ body, headers: { ...headers, 'content-type': type } })).status).toBe(
      415,
    )
})

test('responds with the error while the upload is still being sent', async () => {
  async function* htmlChunks() {
    yield Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7')
    for (let index = 0; index < 40; index += 1) yield Buffer.alloc(65_536)
  }
  const bytes = 48 + 40 * 65_536
  const { status, body } = await sendUpload(FILES, { chunks: htmlChunks(), bytes }).answer
  expect([status, body.msg]).toEqual([
    422,
    expect.stringMatching(/^This file type is not supported/),
  ])
  expect(listKeys('parts')).toEqual([])
  expect(listKeys('writing')).toEqual([])
})

test('an upload in parts continues after a broken connection from the stored position', async () => {
  const video = createMp4({ data: Buffer.alloc(300_000, 7) })
  const headers = bearerHeader(editor.token)
  const beginResponse = await callApi(site, `${FILES}/uploads`, {
    body: { name: 'lesson.mp4', bytes: video.length },
    headers,
  })
  expect([beginResponse.status, beginResponse.body.part]).toEqual([201, 4 * MB])
  const urlPath = `${FILES}/uploads/${beginResponse.body.id}`
  async function* brokenChunks() {
    yield video.subarray(200_000, 250_000)
    await setTimeout(100)
    throw new Error('the line is lost')
  }
  const patchPart = (offset: number, bytes: number, chunks: AsyncIterable<Uint8Array>) =>
    sendUpload(urlPath, { chunks, bytes, headers: { 'upload-offset': String(offset) } }, 'PATCH')
      .answer
  const firstResponse = await patchPart(0, 200_000, singleChunk(video.subarray(0, 200_000)))
  expect([firstResponse.status, firstResponse.body.received]).toEqual([200, 200_000])
  await expect(patchPart(200_000, video.length - 200_000, brokenChunks())).rejects.toThrow()
  await expect
    .poll(async () => (await callApi(site, urlPath, { headers })).body.received)
    .toBe(200_000)
  expect((await patchPart(0, 200_000, singleChunk(video.subarray(0, 200_000)))).status).toBe(409)
  const rest = video.subarray(200_000)
  expect((await patchPart(200_000, rest.length, singleChunk(rest))).status).toBe(200)
  const finishResponse = await callApi(site, `${urlPath}/finish`, { method: 'POST', headers })
  expect(finishResponse.body).toMatchObject({
    state: 'done',
    file: { kind: 'video', bytes: video.length },
  })
})

test.skipIf(process.platform !== 'linux')(
  'a 300 MB video does not increase memory on upload or download (skipped where the system does not tell)',
  async () => {
    const [headChunk, chunk] = [createMp4Head(300 * MB), Buffer.alloc(MB, 3)]
    async function* videoChunks() {
      yield headChunk
      for (let index = 0; index < 300; index += 1) yield chunk
    }
    const memoryBefore = readMemoryMb(site)
    let maxMemory = memoryBefore
    const memoryTimer = setInterval(() => {
      maxMemory = Math.max(maxMemory, readMemoryMb(site))
    }, 50)
    const upload = sendUpload(FILES, { chunks: videoChunks(), bytes: headChunk.length + 300 * MB })
    let { body } = await upload.answer
    const finishPath = `${FILES}/uploads/${body.id}/finish`
    while (body.state === 'checking')
      body = (
        await callApi(site, finishPath, { method: 'POST', headers: bearerHeader(editor.token) })
      ).body
    expect(body.file).toMatchObject({ kind: 'video', bytes: headChunk.length + 300 * MB })
    const fileUrl = `${site.url}${FILES}/${body.file.id}`
    const downloadResponse = await fetch(fileUrl, { headers: bearerHeader(editor.token) })
    let bytes = 0
    for await (const received of downloadResponse.body ?? []) bytes += received.length
    clearInterval(memoryTimer)
    expect(bytes).toBe(headChunk.length + 300 * MB)
    expect(maxMemory - memoryBefore).toBeLessThan(100)
  },
)

test('a kill during an upload leaves nothing visible, and the rest is swept', async () => {
  async function* endlessChunks() {
    yield createMp4Head(200 * MB)
    for (;;) {
      yield Buffer.alloc(65_536)
      await setTimeout(5)
    }
  }
  const { answer: pendingResponse } = sendUpload(FILES, {
    chunks: endlessChunks(),
    bytes: 250 * MB,
  })
  pendingResponse.catch(() => {})
  await expect.poll(() => listKeys('writing').length).toBe(1)
  site.process.kill('SIGKILL')
  await expect(pendingResponse).rejects.toThrow()
  await site.stop()
  site = await startEditorSite(database, { CRON_SECRET })
  editor = await logInEditor(site)
  expect(listKeys('writing').length).toBe(1)
  backdateFiles(path.join(site.dataDir, 'files'))
  const sweepResponse = await callApi(site, '/api/cron/housekeeping', {
    headers: bearerHeader(CRON_SECRET),
  })
  expect(sweepResponse.status).toBe(202)
  await expect.poll(() => listKeys('writing')).toEqual([])
})
