import { connect, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userApiPath } from '@/tests/support/api-user'
import { closeConnections, sendRequest } from './https-client'
import { startStubServer } from './stub-server'

let deployment: Awaited<ReturnType<typeof startStubServer>>
beforeAll(async () => {
  deployment = await startStubServer((request, response) => {
    const { range } = request.headers
    response.setHeader('cache-control', request.url === '/open' ? 's-maxage=60' : 'no-store')
    if (range) response.writeHead(206, { 'content-range': 'bytes 2-4/10' }).end('cde')
    else if (request.url === '/silent') return
    else if (request.url?.endsWith('/slow')) {
      response.write('first ')
      setTimeout(() => response.end('second'), 700)
    } else response.end(`seen as ${request.headers['x-forwarded-for']}`)
  })
})
afterAll(async () => {
  closeConnections()
  await deployment?.close()
})

const openSocket = (firstBytes: string) =>
  new Promise<TLSSocket>((resolve, reject) => {
    const options = {
      port: deployment.front.port,
      servername: 'uns.example',
      rejectUnauthorized: false,
    }
    const socket = connect(options, () => {
      socket.write(firstBytes)
      resolve(socket)
    })
    socket.once('error', reject)
  })

const waitUntilClosed = (socket: TLSSocket) => {
  const startedAt = Date.now()
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.on('error', () => socket.destroy())
  return new Promise<{ seconds: number; received: string }>((resolve) =>
    socket.once('close', () => resolve({ seconds: (Date.now() - startedAt) / 1000, received })),
  )
}

describe('a body', () => {
  test('passes with 64 KiB and is rejected with our sentence above', async () => {
    const size = 64 * 1024
    const atLimit = await sendRequest(deployment.front.port, '/api/contact', {
      body: 'x'.repeat(size),
    })
    expect(atLimit.status).toBe(200)
    const overLimit = await sendRequest(deployment.front.port, '/api/contact', {
      body: 'x'.repeat(size + 1),
    })
    expect(overLimit.status).toBe(413)
    expect(JSON.parse(overLimit.text)).toEqual({
      msg: 'The data is over 64 KB. Send less.',
    })
  })

  test('over 64 KiB is rejected without a content length too', async () => {
    const headers = { 'transfer-encoding': 'chunked' }
    const countBefore = deployment.seen.length
    const socket = await openSocket(
      `POST ${userApiPath('login')} HTTP/1.1\r\nHost: uns.example\r\n`,
    )
    socket.write(`Transfer-Encoding: ${headers['transfer-encoding']}\r\n\r\n`)
    for (let n = 0; n < 5; n += 1) socket.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`)
    const received = await new Promise((resolve) =>
      socket.once('data', (data) => resolve(`${data}`)),
    )
    socket.destroy()
    expect(received).toMatch(/^HTTP\/1\.1 413/)
    expect(deployment.seen).toHaveLength(countBefore)
  })
})

test('cuts off slow senders after ten seconds, before they reach the site', async () => {
  const countBefore = deployment.seen.length
  const request = `POST ${userApiPath('login')} HTTP/1.1\r\nHost: uns.example\r\n`
  const slowBody = await openSocket(
    `${request}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
  )
  const slowHeader = await openSocket(request)
  const closings = await Promise.all([slowBody, slowHeader].map(waitUntilClosed))
  for (const { seconds } of closings) {
    expect(seconds).toBeGreaterThan(8)
    expect(seconds).toBeLessThan(13)
  }
  expect(deployment.seen).toHaveLength(countBefore)
})

test('1,050 connections with unfinished bodies do not reach the site and block no one', async () => {
  const countBefore = deployment.seen.length
  const requestHead = `POST ${userApiPath('login')} HTTP/1.1\r\nHost: uns.example\r\n`
  const sockets = await Promise.all(
    Array.from({ length: 1_050 }, () => openSocket(`${requestHead}Content-Length: 60\r\n\r\n{`)),
  )
  for (const path of [userApiPath('me'), '/profile', '/open'])
    expect((await sendRequest(deployment.front.port, path)).status).toBe(200)
  expect(deployment.seen.length - countBefore).toBe(3)
  for (const socket of sockets) socket.destroy()
})

describe('books and videos', () => {
  test.each(['/ebook/files/reader.pdf', '/digital-videos/files/lesson.mp4'])(
    '%s: forwards a range request unchanged each time, without caching',
    async (file) => {
      for (const _ of [1, 2]) {
        const countBefore = deployment.seen.length
        const response = await sendRequest(deployment.front.port, file, {
          headers: { range: 'bytes=2-4' },
        })
        expect([response.status, response.text]).toEqual([206, 'cde'])
        expect(response.headers['content-range']).toBe('bytes 2-4/10')
        expect(deployment.seen.slice(countBefore).map(({ headers }) => headers.range)).toEqual([
          'bytes=2-4',
        ])
      }
    },
  )

  test('are streamed', async () => {
    const socket = await openSocket('GET /ebook/files/slow HTTP/1.1\r\nHost: uns.example\r\n\r\n')
    let received = ''
    const firstChunk = new Promise<string>((resolve) =>
      socket.on('data', (chunk) => {
        received += chunk
        if (received.includes('first')) resolve(received)
      }),
    )
    expect(await firstChunk).not.toContain('second')
    socket.destroy()
  })
})

test('serves five hundred users behind one IP address at once', async () => {
  const requests = Array.from({ length: 500 }, (_, n) =>
    sendRequest(deployment.front.port, n % 2 ? userApiPath('me') : '/online-training', {
      localAddress: '127.0.0.9',
    }),
  )
  const statuses = new Set((await Promise.all(requests)).map(({ status }) => status))
  expect([...statuses]).toEqual([200])
})

test('serves cached pages while the site is down, and a sentence for the rest', async () => {
  await sendRequest(deployment.front.port, '/open')
  await deployment.goAway()
  const unavailable = await sendRequest(deployment.front.port, userApiPath('me'))
  expect(unavailable.status).toBe(503)
  expect(unavailable.headers['retry-after']).toBe('10')
  expect(JSON.parse(unavailable.text).msg).toContain('away for a moment')
  const unavailablePage = await sendRequest(deployment.front.port, '/networking')
  expect([unavailablePage.status, unavailablePage.headers['content-type']]).toEqual([
    503,
    'text/html; charset=utf-8',
  ])
  expect((await sendRequest(deployment.front.port, '/open')).text).toContain('seen as 127.0.0.1')
})
