import { expect, test } from 'vitest'
import { inProcess } from '../support/in-process'

async function cookiesUnder(address: string) {
  const site = await inProcess({ APP_URL: address })
  const cookies = await import('@/lib/auth/cookies')
  const made = await cookies.sessionCookies('7b2f4b0e-4f7e-4f0a-9a53-0c1f7d0a3a11')
  const header = made.map((line) => line.split(';')[0]).join('; ')
  const read = await cookies.sessionIdFrom(header)
  await site.close()
  return { made, read, cleared: cookies.clearedCookies() }
}

test('over HTTPS the session cookie is __Host- prefixed, Secure, HttpOnly and SameSite=Lax', async () => {
  const { made, read, cleared } = await cookiesUnder('https://uns.example')
  const flags = 'Path=/; Max-Age=604800; SameSite=Lax'
  expect(made[0]).toMatch(new RegExp(`^__Host-uns-session=[\\w.-]+; ${flags}; HttpOnly; Secure$`))
  expect(made[1]).toMatch(new RegExp(`^XSRF-TOKEN=[\\w-]+; ${flags}; Secure$`))
  expect(cleared[0]).toBe('__Host-uns-session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure')
  expect(read).toBe('7b2f4b0e-4f7e-4f0a-9a53-0c1f7d0a3a11')
})

test('on http://localhost it is plain, so that a browser keeps it', async () => {
  const { made, read } = await cookiesUnder('http://localhost:3000')
  expect(made[0]).toMatch(/^uns-session=[\w.-]+; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/)
  expect(read).toBe('7b2f4b0e-4f7e-4f0a-9a53-0c1f7d0a3a11')
})
