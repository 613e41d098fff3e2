import { afterEach, describe, expect, test, vi } from 'vitest'

/** Who the caller is, under each server that may take a request in. */

afterEach(() => vi.unstubAllEnvs())

async function under(env: Record<string, string>) {
  for (const [name, value] of Object.entries({ AUTH_SECRET: 's'.repeat(32), ...env }))
    vi.stubEnv(name, value)
  vi.resetModules()
  const { callerAddress } = await import('@/lib/api/address')
  const { openNote, REQUEST_ID } = await import('@/base/request-notes')
  openNote('taken-in')
  return {
    callerOf: (headers: Record<string, string>) => callerAddress(new Headers(headers)),
    ours: { [REQUEST_ID]: 'taken-in' },
  }
}

const VERCEL = { VERCEL: '1', APP_URL: 'https://uns.example', DATABASE_URL: 'postgres://a@b/c' }

describe('under our own server', () => {
  test('it is whom the last trusted proxy saw', async () => {
    const chain = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7, 192.0.2.1' }
    for (const [hops, seen] of [
      ['0', '192.0.2.1'],
      ['1', '198.51.100.7'],
    ] as const) {
      const { callerOf, ours } = await under({ TRUSTED_PROXY_HOPS: hops })
      expect(callerOf({ ...ours, ...chain, 'x-vercel-forwarded-for': '203.0.113.1' })).toBe(seen)
    }
  })
})

describe('on Vercel', () => {
  test('it is whom Vercel saw, whatever else is written', async () => {
    const { callerOf } = await under(VERCEL)
    const forged = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' }
    expect(callerOf({ ...forged, 'x-vercel-forwarded-for': '192.0.2.1' })).toBe('192.0.2.1')
    expect(callerOf({ 'x-vercel-forwarded-for': '2001:db8:1:2:3::4' })).toBe('2001:db8:1:2::/64')
    expect(callerOf(forged)).toBe(callerOf({}))
  })
})

describe('under any other server', () => {
  test('it is somebody, whatever is written', async () => {
    const { callerOf } = await under({ TRUSTED_PROXY_HOPS: '1' })
    const nobody = callerOf({})
    const forgeries: Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.9' },
      { 'x-vercel-forwarded-for': '203.0.113.9' },
      { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'invented' },
    ]
    for (const forged of forgeries) expect(callerOf(forged)).toBe(nobody)
  })
})
