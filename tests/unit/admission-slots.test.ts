import { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { admitHealthCheck, admitRender } from '@/server/concurrency-limits'

/** More than any of the two limits allows at once. */
const REQUESTS = 40

/** A client that does not read its response. */
const openSlowSocket = () => new Duplex({ read() {}, write() {} }) as Socket

function openRequest() {
  const socket = openSlowSocket()
  const request = new IncomingMessage(socket)
  const response = new ServerResponse(request)
  response.assignSocket(socket)
  return { request, response }
}

test('a page that is written frees its slot, though its client reads nothing', async () => {
  const run = vi.fn()
  const onFinish = vi.fn()
  for (let count = 0; count < REQUESTS; count += 1) {
    const { request, response } = openRequest()
    response.on('finish', onFinish)
    await admitRender(request, response, () => {
      run()
      response.end(Buffer.alloc(100_000))
    })
  }
  expect(run).toHaveBeenCalledTimes(REQUESTS)
  expect(onFinish).not.toHaveBeenCalled()
})

test('a route frees its slot with its headers', async () => {
  const run = vi.fn()
  for (let count = 0; count < REQUESTS; count += 1) {
    const { request, response } = openRequest()
    await admitHealthCheck(request, response, () => {
      run()
      response.writeHead(200)
    })
  }
  expect(run).toHaveBeenCalledTimes(REQUESTS)
})
