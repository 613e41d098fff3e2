import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { receiveBody } from '@/server/body-buffer'

const KIB = 1_024

function newRequest(contentLength: number) {
  const request = new IncomingMessage(new Socket())
  request.headers = { 'content-length': `${contentLength}` }
  const end = () => {
    request.complete = true
    request.push(null)
  }
  return { request, send: (text: string) => void request.push(Buffer.from(text)), end }
}

const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('a body', () => {
  test('is received completely and then readable unchanged', async () => {
    const { request, send, end } = newRequest(9)
    let outcome = ''
    const receiving = receiveBody(request, 'a').then((result) => {
      outcome = result
    })
    for (const piece of ['one', 'two', 'six']) {
      send(piece)
      await flushPromises()
      expect(outcome).toBe('')
    }
    end()
    await receiving
    expect(outcome).toBe('whole')
    // A route reads the stream as a Request, which rejects one that was read before.
    const body = Readable.toWeb(request) as ReadableStream
    expect(await new Response(body).text()).toBe('onetwosix')
  })

  test('above the maximum size goes on to the reader that rejects it', async () => {
    const { request, send } = newRequest(0)
    request.headers = { 'transfer-encoding': 'chunked' }
    const receiving = receiveBody(request, 'a')
    for (let sentKib = 0; sentKib < 70; sentKib += 10) {
      send('x'.repeat(10 * KIB))
      await flushPromises()
    }
    expect(await receiving).toBe('whole')
    expect(await receiveBody(newRequest(65 * KIB).request, 'a')).toBe('whole')
  })

  test('is gone when its connection ends', async () => {
    const { request, send } = newRequest(9)
    const receiving = receiveBody(request, 'a')
    send('one')
    await flushPromises()
    request.destroy()
    expect(await receiving).toBe('gone')
  })
})

test('unfinished bodies of one IP address may hold 16 MiB, and others are still received', async () => {
  const requests = Array.from({ length: 300 }, () => newRequest(64 * KIB))
  const receiving = requests.map(({ request }) => receiveBody(request, 'many'))
  for (const { send } of requests) send('x'.repeat(60 * KIB))
  await flushPromises()
  const otherRequest = newRequest(3)
  const otherReceiving = receiveBody(otherRequest.request, 'other')
  otherRequest.send('one')
  otherRequest.end()
  expect(await otherReceiving).toBe('whole')
  for (const { request } of requests) request.destroy()
  const outcomes = await Promise.all(receiving)
  expect(outcomes.filter((outcome) => outcome === 'tooMany').length).toBeGreaterThan(20)
  const laterRequest = newRequest(3)
  const laterReceiving = receiveBody(laterRequest.request, 'many')
  laterRequest.send('one')
  laterRequest.end()
  expect(await laterReceiving).toBe('whole')
})
