import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  isAllowedTarget,
  isPublicAddress,
  resolvePublicAddress,
} from '@/lib/webhooks/public-address'
import { computeHoldDelay, computeRedeliveryDelay } from '@/lib/webhooks/retry'
import { startDnsServer } from '../support/dns-server'
import { forgetProcessState } from '../support/process-state'

beforeEach(() => {
  vi.stubEnv('WEBHOOK_TRIAL_ORIGINS', 'http://127.0.0.1:4000,http://localhost:4001')
  forgetProcessState()
})
afterEach(() => {
  vi.unstubAllEnvs()
  forgetProcessState()
})

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.0.0.192', '192.0.2.1', '192.168.1.1', '198.18.0.1'],
  ...['198.51.100.7', '203.0.113.9', '224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::8.8.8.8', '64:ff9b::8.8.8.8'],
  ...['64:ff9b:1::1', '100::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', '5f00::1'],
  ...['fc00::1', 'fd00:ec2::254', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1'],
  ...['', 'example.org', '8.8.8.8.8', '0x7f.1'],
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ...['http://receiver.example/', 'ftp://receiver.example/', 'https://user:pass@receiver.example/'],
  ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.0.0.1/', 'https://0177.1/'],
  ...['https://127.1/', 'https://[::1]/', 'https://[::ffff:7f00:1]/', 'https://169.254.169.254/'],
  ...[
    'https://receiver.example:25/',
    'https://receiver.example:22/',
    'no url',
    'file:///etc/hosts',
  ],
  ...['http://127.0.0.1:4002/', 'http://127.0.0.1.evil.example:4000/', 'http://localhost:4000/'],
])('%s is refused when the webhook is made', (url) => {
  expect(isAllowedTarget(url)).toBe(false)
})

test.each([
  ...['https://receiver.example/', 'https://receiver.example:8443/x?y=1', 'https://8.8.8.8/'],
  ...['http://127.0.0.1:4000/x', 'http://localhost:4001/'],
])('%s is allowed', (url) => {
  expect(isAllowedTarget(url)).toBe(true)
})

test('a name is resolved once, and one private address among its answers refuses it', async () => {
  const dns = await startDnsServer()
  vi.stubEnv('DNS_SERVERS', dns.server)
  forgetProcessState()
  dns.records.set('good.example', [{ type: 'A', value: '8.8.8.8' }])
  dns.records.set('inside.example', [{ type: 'A', value: '10.0.0.1' }])
  dns.records.set('mixed.example', [
    { type: 'A', value: '8.8.8.8' },
    { type: 'A', value: '169.254.169.254' },
  ])
  dns.records.set('alias.example', [{ type: 'CNAME', value: 'inside.example' }])
  const resolve = (host: string) =>
    resolvePublicAddress(new URL(`https://${host}/`), AbortSignal.timeout(5_000))
  expect(await resolve('good.example')).toEqual({ address: '8.8.8.8', family: 4 })
  for (const host of ['inside.example', 'mixed.example', 'alias.example'])
    expect(await resolve(host)).toBe('addressPrivate')
  expect(await resolve('missing.example')).toBe('addressUnknown')
  await dns.stop()
})

test('an event is tried for three days with growing pauses', () => {
  const delays = Array.from({ length: 12 }, (_, n) => computeRedeliveryDelay(n + 1, () => 0) ?? 0)
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600_000
  expect(hours).toBeGreaterThanOrEqual(72)
  expect(hours).toBeLessThan(74)
  expect(computeRedeliveryDelay(13)).toBeUndefined()
  expect(computeRedeliveryDelay(12, () => 1)).toBeGreaterThan(delays[11] ?? 0)
})

test('a failing webhook waits at most a quarter of an hour between attempts, without jitter', () => {
  const holds = Array.from({ length: 30 }, (_, n) => computeHoldDelay(n + 1, () => 0))
  expect(holds).toEqual(holds.toSorted((a, b) => a - b))
  expect(holds.at(-1)).toBe(15 * 60_000)
})
