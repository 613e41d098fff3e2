import { describe, expect, test } from 'vitest'
import { computeRetryDelay, MAX_ATTEMPTS, parseRetryAfter } from '@/lib/mail/retry'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const serviceFailure = { kind: 'service', reason: '500' } as const
const attempts = Array.from({ length: MAX_ATTEMPTS }, (_, index) => index + 1)
const listDelays = (random: () => number) =>
  attempts.map((attempt) => computeRetryDelay(serviceFailure, attempt, random))

describe('the retry schedule', () => {
  test('waits longer each time and stops after the last attempt', () => {
    const waits = listDelays(() => 0)
    expect(waits.slice(0, 5)).toEqual([10_000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS])
    expect(waits.at(-1)).toBeUndefined()
    expect(waits.slice(0, -1)).toEqual(waits.slice(0, -1).sort((a, b) => Number(a) - Number(b)))
  })

  test('ends within the 24 hours for which Resend remembers a key', () => {
    const total = listDelays(() => 1).reduce<number>((sum, wait) => sum + (wait ?? 0), 0)
    expect(total).toBeLessThan(24 * HOUR_MS)
  })

  test('spreads the attempts of many emails', () => {
    expect(computeRetryDelay(serviceFailure, 1, () => 1)).toBe(12_000)
  })

  test('never retries before the Retry-After of the service', () => {
    expect(computeRetryDelay({ ...serviceFailure, retryAfterMs: 3 * MINUTE_MS }, 1, () => 0)).toBe(
      3 * MINUTE_MS,
    )
    expect(computeRetryDelay({ ...serviceFailure, retryAfterMs: 1000 }, 3, () => 0)).toBe(
      2 * MINUTE_MS,
    )
  })

  test('leaves time to correct a setting and does not retry a rejected email', () => {
    expect(computeRetryDelay({ kind: 'configuration', reason: '401' }, 1, () => 0)).toBe(
      10 * MINUTE_MS,
    )
    expect(computeRetryDelay({ kind: 'refused', reason: '422' }, 1)).toBeUndefined()
    expect(computeRetryDelay({ kind: 'unreadable', reason: '' }, 1, () => 0)).toBe(10_000)
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2025-06-01T10:00:00Z')
  test.each([
    ['7', 7000],
    ['Sun, 01 Jun 2025 10:00:30 GMT', 30_000],
    ['Sun, 01 Jun 2025 09:00:00 GMT', 0],
    ['999999999', 24 * HOUR_MS],
    ['soon', undefined],
    [undefined, undefined],
  ])('%s', (header, wait) => expect(parseRetryAfter(header, now)).toBe(wait))
})
