import { connect } from 'node:http2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { user } from '../support/person'
import { ask } from './ask'
import { openPlace } from './place'

/** Three failed logins from one address, then the door shuts for that address alone. */

let place: Awaited<ReturnType<typeof openPlace>>
beforeAll(async () => {
  place = await openPlace({ RATE_LIMIT_LOGIN_ADDRESS: '3/600' })
})
afterAll(() => place?.close())

const wrong = { email: 'nobody@school.example', password: 'not-the-password' }
const attempt = async (from: string, headers: Record<string, string> = {}) =>
  (await ask(place.front.port, user('login'), { json: wrong, from, headers })).status

test('the site counts by the address that nginx sees; a forged header changes nothing', async () => {
  const forged = (n: number) => ({
    'x-forwarded-for': `203.0.113.${n}, 198.51.100.${n}`,
    'x-real-ip': `203.0.113.${n}`,
    forwarded: `for=203.0.113.${n}`,
  })
  const statuses = []
  for (let n = 1; n <= 5; n += 1) statuses.push(await attempt('127.0.0.2', forged(n)))
  expect(statuses).toEqual([401, 401, 401, 429, 429])
})

test('who writes the victim’s address in front neither shuts the victim out nor gets in', async () => {
  for (let n = 0; n < 4; n += 1) await attempt('127.0.0.3', { 'x-forwarded-for': '127.0.0.4' })
  expect(await attempt('127.0.0.3')).toBe(429)
  expect(await attempt('127.0.0.4', { 'x-forwarded-for': '127.0.0.3' })).toBe(401)
})

describe('who comes in', () => {
  test('over plain HTTP is sent to HTTPS', async () => {
    const { status, headers } = await fetch(
      `http://127.0.0.1:${place.front.plainPort}/about?from=poster`,
      { redirect: 'manual' },
    )
    expect([status, headers.get('location')]).toEqual([
      301,
      'https://uns.example/about?from=poster',
    ])
  })

  test('under another name gets no answer', async () => {
    const call = ask(place.front.port, '/', { headers: { host: 'other.example' } })
    await expect(call).rejects.toThrow(/socket hang up|ECONNRESET/)
  })

  test('by HTTP/2 is served', async () => {
    const session = connect(`https://127.0.0.1:${place.front.port}`, {
      rejectUnauthorized: false,
      servername: 'uns.example',
    })
    const stream = session.request({ ':path': '/about', ':authority': 'uns.example' })
    const status = await new Promise((resolve, reject) => {
      stream.once('response', (headers) => resolve(headers[':status'])).once('error', reject)
    })
    session.destroy()
    expect([status, session.alpnProtocol]).toEqual([200, 'h2'])
  })

  test('with headers that Next keeps for itself does not pass the gate', async () => {
    for (const name of ['x-middleware-subrequest', 'x-matched-path', 'x-now-route-matches']) {
      const reply = await ask(place.front.port, '/ebook', { headers: { [name]: 'middleware' } })
      expect([reply.status, reply.headers.location]).toEqual([307, '/subscription?next=%2Febook'])
    }
  })
})
