import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UploadNews } from '@/lib/client/upload'
import { openBrowser } from '../support/browser'

/** What the site says to each part, in turn; `null` is a line that is lost. */
type Said = { status: number; body: object } | null

const MB = 1024 * 1024
const parts: { from: number; bytes: number }[] = []
let say: Said[] = []

class Sending {
  upload: { onprogress?: (event: { loaded: number }) => void } = {}
  onloadend?: () => void
  status = 0
  responseText = ''
  private from = 0
  open() {}
  setRequestHeader(name: string, value: string) {
    if (name === 'Upload-Offset') this.from = Number(value)
  }
  abort() {
    this.onloadend?.()
  }
  send(piece: Blob) {
    parts.push({ from: this.from, bytes: piece.size })
    this.upload.onprogress?.({ loaded: piece.size / 2 })
    const received = this.from + piece.size
    const said = say.length > 0 ? say.shift() : { status: 200, body: { received } }
    this.status = said?.status ?? 0
    this.responseText = said ? JSON.stringify(said.body) : ''
    queueMicrotask(() => this.onloadend?.())
  }
}

const film = { id: 'f'.repeat(64), name: 'film.mp4' }
const calls: string[] = []
let received = 0
let checks: object[] = []

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  const browser = openBrowser()
  vi.stubGlobal('XMLHttpRequest', Sending)
  browser.fetch.mockImplementation(async (input, { method } = {}) => {
    const path = String(input)
    calls.push(`${method} ${path}`)
    if (path.endsWith('/finish'))
      return Response.json(checks.shift() ?? { state: 'done', file: film })
    if (method === 'POST')
      return Response.json({ id: 'u', received: 0, part: 4 * MB }, { status: 201 })
    return Response.json({ id: 'u', received })
  })
  parts.length = 0
  calls.length = 0
  say = []
  checks = []
  received = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function send(bytes: number) {
  const { sendUpload } = await import('@/lib/client/upload')
  const news: UploadNews[] = []
  const sending = sendUpload(new File([new Uint8Array(bytes)], 'film.mp4'), (one) => news.push(one))
  await vi.runAllTimersAsync()
  return { news, sending, states: [...new Set(news.map(({ state }) => state))] }
}

test('a file goes out in parts, its way is told, and it ends as a file', async () => {
  const { news, states } = await send(10 * MB)
  expect(parts).toEqual([
    { from: 0, bytes: 4 * MB },
    { from: 4 * MB, bytes: 4 * MB },
    { from: 8 * MB, bytes: 2 * MB },
  ])
  expect(states).toEqual(['sending', 'checking', 'done'])
  expect(news).toContainEqual({ state: 'sending', sent: 6 * MB })
  expect(news.at(-1)).toEqual({ state: 'done', file: film })
})

test('a lost line is waited for; it goes on from where the site stands, in smaller parts', async () => {
  say = [null]
  received = 3
  const { states } = await send(3 * MB)
  expect(states).toEqual(['sending', 'waiting', 'checking', 'done'])
  expect(parts.slice(0, 2)).toEqual([
    { from: 0, bytes: 3 * MB },
    { from: 3, bytes: 2 * MB },
  ])
})

test('a refusal ends it with its sentence', async () => {
  say = [{ status: 422, body: { msg: 'This is none of the kinds.' } }]
  const { news } = await send(MB)
  expect(news.at(-1)).toEqual({ state: 'refused', msg: 'This is none of the kinds.' })
  expect(parts.length).toBe(1)
})

test('a long check is asked for until it is through', async () => {
  checks = [
    { state: 'checking', ahead: 2 },
    { state: 'checking', ahead: 1 },
  ]
  const { news } = await send(MB)
  const places = news.flatMap((one) => (one.state === 'checking' ? [one.ahead] : []))
  expect(places).toEqual([0, 2, 1])
  expect(calls.filter((one) => one.endsWith('/finish')).length).toBe(3)
  expect(news.at(-1)?.state).toBe('done')
})

test('who cancels hears nothing more, and the site forgets it', async () => {
  const { sendUpload } = await import('@/lib/client/upload')
  const news: UploadNews[] = []
  say = [null, null, null]
  const { cancel } = sendUpload(new File([new Uint8Array(MB)], 'a'), (one) => news.push(one))
  await vi.advanceTimersByTimeAsync(500)
  const heard = news.length
  cancel()
  await vi.runAllTimersAsync()
  expect(news.length).toBe(heard)
  expect(calls).toContain('DELETE /api/team/files/uploads/u')
})
