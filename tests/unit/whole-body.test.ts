import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { receiveBody } from '@/server/whole-body'

const KIB = 1_024

function requestOf(announced: number) {
  const request = new IncomingMessage(new Socket())
  request.headers = { 'content-length': `${announced}` }
  const end = () => {
    request.complete = true
    request.push(null)
  }
  return { request, send: (text: string) => void request.push(Buffer.from(text)), end }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('a body', () => {
  test('is waited for and then read as it was sent', async () => {
    const { request, send, end } = requestOf(9)
    let outcome = ''
    const received = receiveBody(request, 'a').then((what) => {
      outcome = what
    })
    for (const piece of ['one', 'two', 'six']) {
      send(piece)
      await settled()
      expect(outcome).toBe('')
    }
    end()
    await received
    expect(outcome).toBe('whole')
    // The reader of a route is the stream of a Request, which takes none that was read before.
    const body = Readable.toWeb(request) as ReadableStream
    expect(await new Response(body).text()).toBe('onetwosix')
  })

  test('that is longer than any call may send goes on to the reader that rejects it', async () => {
    const { request, send } = requestOf(0)
    request.headers = { 'transfer-encoding': 'chunked' }
    const received = receiveBody(request, 'a')
    for (let sent = 0; sent < 70; sent += 10) {
      send('x'.repeat(10 * KIB))
      await settled()
    }
    expect(await received).toBe('whole')
    expect(await receiveBody(requestOf(65 * KIB).request, 'a')).toBe('whole')
  })

  test('whose connection ends is gone', async () => {
    const { request, send } = requestOf(9)
    const received = receiveBody(request, 'a')
    send('one')
    await settled()
    request.destroy()
    expect(await received).toBe('gone')
  })
})

test('unfinished bodies of one address may hold 16 MiB, and others are still received', async () => {
  const open = Array.from({ length: 300 }, () => requestOf(64 * KIB))
  const received = open.map(({ request }) => receiveBody(request, 'many'))
  for (const { send } of open) send('x'.repeat(60 * KIB))
  await settled()
  const other = requestOf(3)
  const otherReceived = receiveBody(other.request, 'other')
  other.send('one')
  other.end()
  expect(await otherReceived).toBe('whole')
  for (const { request } of open) request.destroy()
  const outcomes = await Promise.all(received)
  expect(outcomes.filter((outcome) => outcome === 'tooMany').length).toBeGreaterThan(20)
  const after = requestOf(3)
  const afterReceived = receiveBody(after.request, 'many')
  after.send('one')
  after.end()
  expect(await afterReceived).toBe('whole')
})
