import { decode } from 'next-auth/jwt'
import { expect, test } from 'vitest'
import { settings } from '@/base/settings'
import { decodeCached } from '@/lib/auth/session-token'
import { createDeviceCookie } from '@/lib/auth/trusted-devices'
import { openInProcessDatabase } from '../support/in-process'

/** Each URL needs its own start of the modules, so its cookies are created once. */
const cookiesByUrl = new Map<string, ReturnType<typeof createCookies>>()

function getCookies(appUrl: string) {
  const cookies = cookiesByUrl.get(appUrl) ?? createCookies(appUrl)
  cookiesByUrl.set(appUrl, cookies)
  return cookies
}

async function createCookies(appUrl: string) {
  const site = await openInProcessDatabase({ APP_URL: appUrl })
  const cookies = await import('@/lib/auth/cookies')
  const sessionId = '7b2f4b0e-4f7e-4f0a-9a53-0c1f7d0a3a11'
  const sessionCookies = cookies.createSessionCookies(sessionId)
  const header = sessionCookies.map((line) => line.split(';')[0]).join('; ')
  const readSessionId = await cookies.readSessionId(header)
  const device = createDeviceCookie('asha@school.example')
  await site.close()
  return {
    created: sessionCookies,
    secondCookies: cookies.createSessionCookies(sessionId),
    read: readSessionId,
    cleared: cookies.createClearedCookies(),
    device,
  }
}

test('over HTTPS the session cookie is __Host- prefixed, Secure, HttpOnly and SameSite=Lax', async () => {
  const {
    created: sessionCookies,
    read: sessionId,
    cleared: clearedCookies,
  } = await getCookies('https://uns.example')
  const attributes = 'Path=/; Max-Age=604800; SameSite=Lax'
  expect(sessionCookies[0]).toMatch(
    new RegExp(`^__Host-uns-session=[\\w.-]+; ${attributes}; HttpOnly; Secure$`),
  )
  expect(sessionCookies[1]).toMatch(new RegExp(`^XSRF-TOKEN=[\\w-]+; ${attributes}; Secure$`))
  expect(clearedCookies[0]).toBe(
    '__Host-uns-session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
  )
  expect(sessionId).toBe('7b2f4b0e-4f7e-4f0a-9a53-0c1f7d0a3a11')
})

test('the session cookie is an encrypted JWT that next-auth reads, with a unique ID', async () => {
  const { created: sessionCookies, secondCookies } = await getCookies('https://uns.example')
  const [token = '', otherToken] = [sessionCookies, secondCookies].map(
    ([line]) => /=([^;]+)/.exec(line ?? '')?.[1],
  )
  const claims = await decode({ token, secret: settings().authSecret })
  expect(claims).toMatchObject({ sid: '7b2f4b0e-4f7e-4f0a-9a53-0c1f7d0a3a11' })
  expect(Number(claims?.exp) - Number(claims?.iat)).toBe(604_800)
  expect(claims?.jti).toMatch(/^[\w-]{36}$/)
  expect(token.split('.')[2]).not.toBe(otherToken?.split('.')[2])
  await expect(decode({ token, secret: 'another secret' })).rejects.toThrow()
})

test('the device cookie has the same attributes, lasts 180 days and contains no personal data', async () => {
  const value = '[\\w-]{36}\\.\\d{10}\\.[\\w-]{43}'
  const attributes = 'Path=/; Max-Age=15552000; SameSite=Lax; HttpOnly'
  const { device } = await getCookies('https://uns.example')
  expect(device).toMatch(new RegExp(`^__Host-uns-device=${value}; ${attributes}; Secure$`))
  const localCookies = await getCookies('http://localhost:3000')
  expect(localCookies.device).toMatch(new RegExp(`^uns-device=${value}; ${attributes}$`))
})

test('caches a decoded cookie until it expires, and never an invalid one', async () => {
  let openCount = 0
  const createOpener = (until: number | null) => async () => {
    openCount += 1
    return until === null ? null : { sessionId: 'one', expiresAtMs: until }
  }
  const future = Date.now() + 60_000
  expect(await decodeCached('good', createOpener(future))).toBe('one')
  expect(await decodeCached('good', createOpener(null))).toBe('one')
  expect(openCount).toBe(1)
  for (const _ of [1, 2]) expect(await decodeCached('wrong', createOpener(null))).toBeNull()
  expect(openCount).toBe(3)
  expect(await decodeCached('old', createOpener(Date.now() - 1))).toBe('one')
  expect(await decodeCached('old', createOpener(null))).toBeNull()
  for (let n = 0; n < 5_000; n += 1) await decodeCached(`another ${n}`, createOpener(future))
  expect(await decodeCached('good', createOpener(null))).toBeNull()
})

test('on http://localhost the cookie has no prefix and no Secure, so that browsers store it', async () => {
  const { created: sessionCookies, read: sessionId } = await getCookies('http://localhost:3000')
  expect(sessionCookies[0]).toMatch(
    /^uns-session=[\w.-]+; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/,
  )
  expect(sessionId).toBe('7b2f4b0e-4f7e-4f0a-9a53-0c1f7d0a3a11')
})
