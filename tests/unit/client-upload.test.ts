import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UploadStatus } from '@/lib/client/use-upload'
import { stubBrowser } from '../support/fake-browser'

/** The server's response to each part, in turn; `null` is a lost connection. */
type FakePartResponse = { status: number; body: object } | null

const MB = 1024 * 1024
const sentParts: { from: number; bytes: number }[] = []
let partResponses: FakePartResponse[] = []

class FakeXhr {
  upload: { onprogress?: (event: { loaded: number }) => void } = {}
  onloadend?: () => void
  status = 0
  responseText = ''
  private offset = 0
  open() {}
  setRequestHeader(name: string, value: string) {
    if (name === 'Upload-Offset') this.offset = Number(value)
  }
  abort() {
    this.onloadend?.()
  }
  send(piece: Blob) {
    sentParts.push({ from: this.offset, bytes: piece.size })
    this.upload.onprogress?.({ loaded: piece.size / 2 })
    const received = this.offset + piece.size
    const response =
      partResponses.length > 0 ? partResponses.shift() : { status: 200, body: { received } }
    this.status = response?.status ?? 0
    this.responseText = response ? JSON.stringify(response.body) : ''
    queueMicrotask(() => this.onloadend?.())
  }
}

const videoFile = { id: 'f'.repeat(64), name: 'lesson.mp4' }
const calls: string[] = []
let received = 0
let checkResponses: object[] = []

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  const browser = stubBrowser()
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  browser.fetch.mockImplementation(async (input, { method } = {}) => {
    const path = String(input)
    calls.push(`${method} ${path}`)
    if (path.endsWith('/finish'))
      return Response.json(checkResponses.shift() ?? { state: 'done', file: videoFile })
    if (method === 'POST')
      return Response.json({ id: 'u', received: 0, part: 4 * MB }, { status: 201 })
    return Response.json({ id: 'u', received })
  })
  sentParts.length = 0
  calls.length = 0
  partResponses = []
  checkResponses = []
  received = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function sendFile(bytes: number) {
  const { startUpload: sendUpload } = await import('@/lib/client/use-upload')
  const updates: UploadStatus[] = []
  const upload = sendUpload(new File([new Uint8Array(bytes)], 'lesson.mp4'), (update) =>
    updates.push(update),
  )
  await vi.runAllTimersAsync()
  return { news: updates, sending: upload, states: [...new Set(updates.map(({ state }) => state))] }
}

test('sends a file in parts, reports progress and ends with the file', async () => {
  const { news: updates, states } = await sendFile(10 * MB)
  expect(sentParts).toEqual([
    { from: 0, bytes: 4 * MB },
    { from: 4 * MB, bytes: 4 * MB },
    { from: 8 * MB, bytes: 2 * MB },
  ])
  expect(states).toEqual(['sending', 'checking', 'done'])
  expect(updates).toContainEqual({ state: 'sending', sent: 6 * MB })
  expect(updates.at(-1)).toEqual({ state: 'done', file: videoFile })
})

test('resumes after a lost connection from the received offset, in smaller parts', async () => {
  partResponses = [null]
  received = 3
  const { states } = await sendFile(3 * MB)
  expect(states).toEqual(['sending', 'waiting', 'checking', 'done'])
  expect(sentParts.slice(0, 2)).toEqual([
    { from: 0, bytes: 3 * MB },
    { from: 3, bytes: 2 * MB },
  ])
})

test('ends with the message of an error', async () => {
  partResponses = [{ status: 422, body: { msg: 'This is none of the kinds.' } }]
  const { news: updates } = await sendFile(MB)
  expect(updates.at(-1)).toEqual({ state: 'refused', msg: 'This is none of the kinds.' })
  expect(sentParts.length).toBe(1)
})

test('polls a long check until it is finished', async () => {
  checkResponses = [
    { state: 'checking', ahead: 2 },
    { state: 'checking', ahead: 1 },
  ]
  const { news: updates } = await sendFile(MB)
  const aheadCounts = updates.flatMap((update) =>
    update.state === 'checking' ? [update.ahead] : [],
  )
  expect(aheadCounts).toEqual([0, 2, 1])
  expect(calls.filter((call) => call.endsWith('/finish')).length).toBe(3)
  expect(updates.at(-1)?.state).toBe('done')
})

test('after cancelling, reports nothing more and deletes the upload', async () => {
  const { startUpload: sendUpload } = await import('@/lib/client/use-upload')
  const updates: UploadStatus[] = []
  partResponses = [null, null, null]
  const { cancel } = sendUpload(new File([new Uint8Array(MB)], 'a'), (update) =>
    updates.push(update),
  )
  await vi.advanceTimersByTimeAsync(500)
  const updateCount = updates.length
  cancel()
  await vi.runAllTimersAsync()
  expect(updates.length).toBe(updateCount)
  expect(calls).toContain('DELETE /api/team/files/uploads/u')
})
