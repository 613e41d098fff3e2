import { connect } from 'node:http2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userApiPath } from '@/tests/support/api-user'
import { startDeployment } from './deployment'
import { sendRequest } from './https-client'

/** Three failed logins from one IP address lock that address only. */

let deployment: Awaited<ReturnType<typeof startDeployment>>
beforeAll(async () => {
  deployment = await startDeployment({ RATE_LIMIT_LOGIN_ADDRESS: '3/600' })
})
afterAll(() => deployment?.close())

const wrongCredentials = { email: 'nobody@school.example', password: 'not-the-password' }
const attemptLogin = async (localAddress: string, headers: Record<string, string> = {}) =>
  (
    await sendRequest(deployment.front.port, userApiPath('login'), {
      json: wrongCredentials,
      localAddress,
      headers,
    })
  ).status

test('the site counts by the IP address that nginx sees and ignores forged headers', async () => {
  const forgedHeaders = (n: number) => ({
    'x-forwarded-for': `203.0.113.${n}, 198.51.100.${n}`,
    'x-real-ip': `203.0.113.${n}`,
    forwarded: `for=203.0.113.${n}`,
  })
  const statuses = []
  for (let n = 1; n <= 5; n += 1) statuses.push(await attemptLogin('127.0.0.2', forgedHeaders(n)))
  expect(statuses).toEqual([401, 401, 401, 429, 429])
})

test('a forged header with the victim’s IP address neither locks the victim out nor bypasses the limit', async () => {
  for (let n = 0; n < 4; n += 1) await attemptLogin('127.0.0.3', { 'x-forwarded-for': '127.0.0.4' })
  expect(await attemptLogin('127.0.0.3')).toBe(429)
  expect(await attemptLogin('127.0.0.4', { 'x-forwarded-for': '127.0.0.3' })).toBe(401)
})

describe('a client', () => {
  test('on plain HTTP is redirected to HTTPS', async () => {
    const { status, headers } = await fetch(
      `http://127.0.0.1:${deployment.front.plainPort}/about?from=poster`,
      { redirect: 'manual' },
    )
    expect([status, headers.get('location')]).toEqual([
      301,
      'https://uns.example/about?from=poster',
    ])
  })

  test('with another host name gets no response', async () => {
    const pendingResponse = sendRequest(deployment.front.port, '/', {
      headers: { host: 'other.example' },
    })
    await expect(pendingResponse).rejects.toThrow(/socket hang up|ECONNRESET/)
  })

  test('with HTTP/2 is served', async () => {
    const session = connect(`https://127.0.0.1:${deployment.front.port}`, {
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

  test('with internal Next headers does not bypass the gate', async () => {
    for (const name of ['x-middleware-subrequest', 'x-matched-path', 'x-now-route-matches']) {
      const response = await sendRequest(deployment.front.port, '/ebook', {
        headers: { [name]: 'middleware' },
      })
      expect([response.status, response.headers.location]).toEqual([
        307,
        '/subscription?next=%2Febook',
      ])
    }
  })
})
