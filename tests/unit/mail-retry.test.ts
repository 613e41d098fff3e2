import { describe, expect, test } from 'vitest'
import { MAX_ATTEMPTS, retryAfterMs, retryDelay } from '@/lib/mail/retry'

const minute = 60_000
const hour = 60 * minute
const service = { kind: 'service', reason: '500' } as const
const attempts = Array.from({ length: MAX_ATTEMPTS }, (_, at) => at + 1)
const delays = (random: () => number) => attempts.map((at) => retryDelay(service, at, random))

describe('when to try again', () => {
  test('waits longer each time and stops after the last attempt', () => {
    const waits = delays(() => 0)
    expect(waits.slice(0, 5)).toEqual([10_000, 30_000, 2 * minute, 10 * minute, hour])
    expect(waits.at(-1)).toBeUndefined()
    expect(waits.slice(0, -1)).toEqual(waits.slice(0, -1).sort((a, b) => Number(a) - Number(b)))
  })

  test('ends within the 24 hours for which Resend remembers a key', () => {
    const total = delays(() => 1).reduce<number>((sum, wait) => sum + (wait ?? 0), 0)
    expect(total).toBeLessThan(24 * hour)
  })

  test('spreads the attempts of many mails', () => {
    expect(retryDelay(service, 1, () => 1)).toBe(12_000)
  })

  test('never asks earlier than the service wished', () => {
    expect(retryDelay({ ...service, retryAfterMs: 3 * minute }, 1, () => 0)).toBe(3 * minute)
    expect(retryDelay({ ...service, retryAfterMs: 1000 }, 3, () => 0)).toBe(2 * minute)
  })

  test('leaves time to correct a setting, and none for a mail that will never do', () => {
    expect(retryDelay({ kind: 'configuration', reason: '401' }, 1, () => 0)).toBe(10 * minute)
    expect(retryDelay({ kind: 'refused', reason: '422' }, 1)).toBeUndefined()
    expect(retryDelay({ kind: 'unreadable', reason: '' }, 1, () => 0)).toBe(10_000)
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2025-06-01T10:00:00Z')
  test.each([
    ['7', 7000],
    ['Sun, 01 Jun 2025 10:00:30 GMT', 30_000],
    ['Sun, 01 Jun 2025 09:00:00 GMT', 0],
    ['999999999', 24 * hour],
    ['soon', undefined],
    [undefined, undefined],
  ])('%s', (header, wait) => expect(retryAfterMs(header, now)).toBe(wait))
})
