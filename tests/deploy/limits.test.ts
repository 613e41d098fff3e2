import { connect, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { user } from '../support/person'
import { ask, hangUp } from './ask'
import { openStandIn } from './stand-in'

let place: Awaited<ReturnType<typeof openStandIn>>
beforeAll(async () => {
  place = await openStandIn((request, response) => {
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
  hangUp()
  await place?.close()
})

const open = (start: string) =>
  new Promise<TLSSocket>((resolve, reject) => {
    const options = { port: place.front.port, servername: 'uns.example', rejectUnauthorized: false }
    const socket = connect(options, () => {
      socket.write(start)
      resolve(socket)
    })
    socket.once('error', reject)
  })

/** How long until the other side hangs up, and what it said before. */
const untilCut = (socket: TLSSocket) => {
  const since = Date.now()
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  socket.on('error', () => socket.destroy())
  return new Promise<{ seconds: number; said: string }>((resolve) =>
    socket.once('close', () => resolve({ seconds: (Date.now() - since) / 1000, said })),
  )
}

describe('a body', () => {
  test('of 64 KiB passes, of one byte more is refused with our sentence', async () => {
    const size = 64 * 1024
    const full = await ask(place.front.port, '/api/contact', { body: 'x'.repeat(size) })
    expect(full.status).toBe(200)
    const over = await ask(place.front.port, '/api/contact', { body: 'x'.repeat(size + 1) })
    expect(over.status).toBe(413)
    expect(JSON.parse(over.text)).toEqual({ msg: 'That is more than 64 KB. Please send less.' })
  })

  test('over 64 KiB is refused as well when its length was not announced', async () => {
    const headers = { 'transfer-encoding': 'chunked' }
    const before = place.seen.length
    const socket = await open(`POST ${user('login')} HTTP/1.1\r\nHost: uns.example\r\n`)
    socket.write(`Transfer-Encoding: ${headers['transfer-encoding']}\r\n\r\n`)
    for (let n = 0; n < 5; n += 1) socket.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`)
    const said = await new Promise((resolve) => socket.once('data', (data) => resolve(`${data}`)))
    socket.destroy()
    expect(said).toMatch(/^HTTP\/1\.1 413/)
    expect(place.seen).toHaveLength(before)
  })
})

test('who sends too slowly is cut off after ten seconds and never reaches the site', async () => {
  const before = place.seen.length
  const request = `POST ${user('login')} HTTP/1.1\r\nHost: uns.example\r\n`
  const slowBody = await open(
    `${request}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
  )
  const slowHeader = await open(request)
  const cuts = await Promise.all([slowBody, slowHeader].map(untilCut))
  for (const { seconds } of cuts) {
    expect(seconds).toBeGreaterThan(8)
    expect(seconds).toBeLessThan(13)
  }
  expect(place.seen).toHaveLength(before)
})

test('1,050 connections that never finish their body do not reach the site and keep nobody out', async () => {
  const before = place.seen.length
  const head = `POST ${user('login')} HTTP/1.1\r\nHost: uns.example\r\n`
  const slow = await Promise.all(
    Array.from({ length: 1_050 }, () => open(`${head}Content-Length: 60\r\n\r\n{`)),
  )
  for (const path of [user('me'), '/profile', '/open'])
    expect((await ask(place.front.port, path)).status).toBe(200)
  expect(place.seen.length - before).toBe(3)
  for (const socket of slow) socket.destroy()
})

describe('books and films', () => {
  test.each(['/ebook/files/reader.pdf', '/digital-videos/files/lesson.mp4'])(
    '%s: a range passes as asked for, twice, and is not kept',
    async (file) => {
      for (const _ of [1, 2]) {
        const before = place.seen.length
        const reply = await ask(place.front.port, file, { headers: { range: 'bytes=2-4' } })
        expect([reply.status, reply.text]).toEqual([206, 'cde'])
        expect(reply.headers['content-range']).toBe('bytes 2-4/10')
        expect(place.seen.slice(before).map(({ headers }) => headers.range)).toEqual(['bytes=2-4'])
      }
    },
  )

  test('arrive while they are still being sent', async () => {
    const socket = await open('GET /ebook/files/slow HTTP/1.1\r\nHost: uns.example\r\n\r\n')
    let said = ''
    const first = new Promise<string>((resolve) =>
      socket.on('data', (chunk) => {
        said += chunk
        if (said.includes('first')) resolve(said)
      }),
    )
    expect(await first).not.toContain('second')
    socket.destroy()
  })
})

test('a school of five hundred behind one address is let in at once', async () => {
  const calls = Array.from({ length: 500 }, (_, n) =>
    ask(place.front.port, n % 2 ? user('me') : '/online-training', { from: '127.0.0.9' }),
  )
  const statuses = new Set((await Promise.all(calls)).map(({ status }) => status))
  expect([...statuses]).toEqual([200])
})

test('when the site is away, kept pages still show; the rest gets a sentence', async () => {
  await ask(place.front.port, '/open')
  await place.goAway()
  const refused = await ask(place.front.port, user('me'))
  expect(refused.status).toBe(503)
  expect(refused.headers['retry-after']).toBe('10')
  expect(JSON.parse(refused.text).msg).toContain('away for a moment')
  const page = await ask(place.front.port, '/networking')
  expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect((await ask(place.front.port, '/open')).text).toContain('seen as 127.0.0.1')
})
