import { expect, test } from 'vitest'
import { inProcess } from '../support/in-process'

async function cookiesUnder(address: string) {
  const site = await inProcess({ APP_URL: address })
  const cookies = await import('@/lib/auth/cookies')
  const made = cookies.sessionCookies('7b2f4b0e-4f7e-4f0a-9a53-0c1f7d0a3a11')
  const header = made.map((line) => line.split(';')[0]).join('; ')
  const read = await cookies.sessionIdFrom(header)
  const { deviceCookie } = await import('@/lib/auth/known-places')
  const device = deviceCookie('asha@school.example')
  await site.close()
  return { made, read, cleared: cookies.clearedCookies(), device }
}

test('over HTTPS the session cookie is __Host- prefixed, Secure, HttpOnly and SameSite=Lax', async () => {
  const { made, read, cleared } = await cookiesUnder('https://uns.example')
  const flags = 'Path=/; Max-Age=604800; SameSite=Lax'
  expect(made[0]).toMatch(new RegExp(`^__Host-uns-session=[\\w.-]+; ${flags}; HttpOnly; Secure$`))
  expect(made[1]).toMatch(new RegExp(`^XSRF-TOKEN=[\\w-]+; ${flags}; Secure$`))
  expect(cleared[0]).toBe('__Host-uns-session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure')
  expect(read).toBe('7b2f4b0e-4f7e-4f0a-9a53-0c1f7d0a3a11')
})

test('the session cookie is an encrypted JWT that next-auth reads, with a number of its own', async () => {
  const { made } = await cookiesUnder('https://uns.example')
  const again = await cookiesUnder('https://uns.example')
  const [token = '', other] = [made, again.made].map(([line]) => /=([^;]+)/.exec(line ?? '')?.[1])
  const { decode } = await import('next-auth/jwt')
  const { settings } = await import('@/base/settings')
  const claims = await decode({ token, secret: settings().authSecret })
  expect(claims).toMatchObject({ sid: '7b2f4b0e-4f7e-4f0a-9a53-0c1f7d0a3a11' })
  expect(Number(claims?.exp) - Number(claims?.iat)).toBe(604_800)
  expect(claims?.jti).toMatch(/^[\w-]{36}$/)
  expect(token.split('.')[2]).not.toBe(other?.split('.')[2])
  await expect(decode({ token, secret: 'another secret' })).rejects.toThrow()
})

test('the device cookie is as guarded, lives for 180 days and names nobody', async () => {
  const value = '[\\w-]{36}\\.\\d{10}\\.[\\w-]{43}'
  const flags = 'Path=/; Max-Age=15552000; SameSite=Lax; HttpOnly'
  const { device } = await cookiesUnder('https://uns.example')
  expect(device).toMatch(new RegExp(`^__Host-uns-device=${value}; ${flags}; Secure$`))
  const local = await cookiesUnder('http://localhost:3000')
  expect(local.device).toMatch(new RegExp(`^uns-device=${value}; ${flags}$`))
})

test('an opened cookie is remembered until it expires, and a wrong one never', async () => {
  const { openedOnce } = await import('@/lib/auth/opened-cookies')
  let asked = 0
  const open = (until: number | null) => async () => {
    asked += 1
    return until === null ? null : { sid: 'one', until }
  }
  const later = Date.now() + 60_000
  expect(await openedOnce('good', open(later))).toBe('one')
  expect(await openedOnce('good', open(null))).toBe('one')
  expect(asked).toBe(1)
  for (const _ of [1, 2]) expect(await openedOnce('wrong', open(null))).toBeNull()
  expect(asked).toBe(3)
  expect(await openedOnce('old', open(Date.now() - 1))).toBe('one')
  expect(await openedOnce('old', open(null))).toBeNull()
  for (let n = 0; n < 5_000; n += 1) await openedOnce(`another ${n}`, open(later))
  expect(await openedOnce('good', open(null))).toBeNull()
})

test('on http://localhost it is plain, so that a browser keeps it', async () => {
  const { made, read } = await cookiesUnder('http://localhost:3000')
  expect(made[0]).toMatch(/^uns-session=[\w.-]+; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/)
  expect(read).toBe('7b2f4b0e-4f7e-4f0a-9a53-0c1f7d0a3a11')
})
