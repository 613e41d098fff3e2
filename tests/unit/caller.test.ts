import { afterEach, describe, expect, test, vi } from 'vitest'
import { resetProcessSingleton } from '@/base/process-singleton'

afterEach(() => vi.unstubAllEnvs())

async function importWithEnv(env: Record<string, string>) {
  for (const [name, value] of Object.entries({ AUTH_SECRET: 's'.repeat(32), ...env }))
    vi.stubEnv(name, value)
  resetProcessSingleton('settings')
  const { getCallerIp: callerAddress } = await import('@/lib/http/client-ip')
  const { openRequestContext: openNote, REQUEST_ID_HEADER: REQUEST_ID } = await import(
    '@/server/contract'
  )
  openNote('taken-in')
  return {
    callerOf: (headers: Record<string, string>) => callerAddress(new Headers(headers)),
    ours: { [REQUEST_ID]: 'taken-in' },
  }
}

const VERCEL_ENV = { VERCEL: '1', APP_URL: 'https://uns.example', DATABASE_URL: 'postgres://a@b/c' }

describe('under our own server', () => {
  test('the caller is the IP address that the last trusted proxy saw', async () => {
    const proxyHeaders = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7, 192.0.2.1' }
    for (const [hops, expectedIp] of [
      ['0', '192.0.2.1'],
      ['1', '198.51.100.7'],
    ] as const) {
      const { callerOf: findCaller, ours: ownHeaders } = await importWithEnv({
        TRUSTED_PROXY_HOPS: hops,
      })
      expect(
        findCaller({ ...ownHeaders, ...proxyHeaders, 'x-vercel-forwarded-for': '203.0.113.1' }),
      ).toBe(expectedIp)
    }
  })
})

describe('on Vercel', () => {
  test('the caller is the IP address that Vercel saw, whatever other headers say', async () => {
    const { callerOf: findCaller } = await importWithEnv(VERCEL_ENV)
    const forgedHeaders = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' }
    expect(findCaller({ ...forgedHeaders, 'x-vercel-forwarded-for': '192.0.2.1' })).toBe(
      '192.0.2.1',
    )
    expect(findCaller({ 'x-vercel-forwarded-for': '2001:db8:1:2:3::4' })).toBe('2001:db8:1:2::/64')
    expect(findCaller(forgedHeaders)).toBe(findCaller({}))
  })
})

describe('under any other server', () => {
  test('all callers are one unknown caller, whatever the headers say', async () => {
    const { callerOf: findCaller } = await importWithEnv({ TRUSTED_PROXY_HOPS: '1' })
    const unknownCaller = findCaller({})
    const forgedHeaderSets: Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.9' },
      { 'x-vercel-forwarded-for': '203.0.113.9' },
      { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'invented' },
    ]
    for (const forgedHeaders of forgedHeaderSets)
      expect(findCaller(forgedHeaders)).toBe(unknownCaller)
  })
})
