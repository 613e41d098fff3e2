import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deadline, pauseDeadline, withDeadline, withoutDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { defineRoute, publicHandler } from '@/lib/api/define-route'

const TIMEOUTS = { first: 100, second: 2_000 }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

describe('one deadline for a request', () => {
  beforeEach(() => void vi.useFakeTimers())

  test('rejects at the hard timeout although the work never settles', async () => {
    const neverSettle = () => new Promise<never>(() => {})
    const result = withDeadline(neverSettle, { first: 100, second: 1_000 }).catch(
      (reason) => reason,
    )
    await vi.advanceTimersByTimeAsync(999)
    expect(await Promise.race([result, 'still waiting'])).toBe('still waiting')
    await vi.advanceTimersByTimeAsync(1)
    const error = await result
    expect(error).toBeInstanceOf(AppError)
    expect([error.status, error.retryAfter]).toEqual([503, 5])
  })

  test('returns a result or error between the timeouts unchanged', async () => {
    const result = withDeadline(() => pause(300).then(() => 'done'), TIMEOUTS)
    await vi.advanceTimersByTimeAsync(300)
    expect(await result).toBe('done')
    await expect(withDeadline(() => Promise.reject(new Error('so it is')))).rejects.toThrow(
      'so it is',
    )
  })

  test('is visible to everything the work calls, and nowhere else', async () => {
    expect(deadline()).toBeUndefined()
    const work = withDeadline(async () => {
      await pause(5)
      expect(deadline()?.msUntilSoftTimeout()).toBeLessThan(101)
      await withDeadline(async () => expect(deadline()?.msUntilSoftTimeout()).toBeLessThan(101))
    }, TIMEOUTS)
    await vi.advanceTimersByTimeAsync(5)
    await work
    expect(deadline()).toBeUndefined()
  })

  test('does not include time spent waiting for the caller', async () => {
    const work = withDeadline(async () => {
      await pauseDeadline(pause(300))
      expect(deadline()?.msUntilSoftTimeout()).toBeGreaterThan(50)
      await expect(pauseDeadline(Promise.reject(new Error('cut off')))).rejects.toThrow('cut off')
      await pause(120)
      expect(deadline()?.canBegin()).toBe(false)
      expect(deadline()?.canCommit()).toBe(true)
    }, TIMEOUTS)
    await vi.advanceTimersByTimeAsync(420)
    await work
  })

  test('does not apply to work after the response', async () => {
    await withDeadline(
      () => withoutDeadline(async () => expect(deadline()).toBeUndefined()),
      TIMEOUTS,
    )
  })
})

describe('every call', () => {
  test('has its response within ten seconds', async () => {
    vi.stubEnv('AUTH_SECRET', 'a secret that only the tests know, long enough')
    vi.stubEnv('LOG_LEVEL', 'silent')
    vi.useFakeTimers()
    const { GET } = defineRoute({
      GET: publicHandler({ run: () => new Promise(() => {}) }),
    })
    const context = { params: Promise.resolve({}) }
    const response = GET(new Request('http://localhost/api/silence'), context)
    await vi.advanceTimersByTimeAsync(9_900)
    expect(await Promise.race([response, 'still waiting'])).toMatchObject({ status: 503 })
  })
})
