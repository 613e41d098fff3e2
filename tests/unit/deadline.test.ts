import { afterEach, describe, expect, test, vi } from 'vitest'
import { deadline, pauseDeadline, withDeadline, withoutDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { defineRoute, publicHandler } from '@/lib/api/define-route'

const TIMEOUTS = { first: 100, second: 2_000 }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('one deadline for a request', () => {
  test('rejects at the hard timeout although the work never settles', async () => {
    const startedAt = performance.now()
    const neverSettle = () => new Promise<never>(() => {})
    const error = await withDeadline(neverSettle, { first: 100, second: 1_000 }).catch(
      (reason) => reason,
    )
    expect(error).toBeInstanceOf(AppError)
    expect([error.status, error.retryAfter]).toEqual([503, 5])
    expect(performance.now() - startedAt).toBeGreaterThan(990)
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })

  test('returns a result or error between the timeouts unchanged', async () => {
    expect(await withDeadline(() => pause(300).then(() => 'done'), TIMEOUTS)).toBe('done')
    await expect(withDeadline(() => Promise.reject(new Error('so it is')))).rejects.toThrow(
      'so it is',
    )
  })

  test('is visible to everything the work calls, and nowhere else', async () => {
    expect(deadline()).toBeUndefined()
    await withDeadline(async () => {
      await pause(5)
      expect(deadline()?.msUntilSoftTimeout()).toBeLessThan(101)
      await withDeadline(async () => expect(deadline()?.msUntilSoftTimeout()).toBeLessThan(101))
    }, TIMEOUTS)
    expect(deadline()).toBeUndefined()
  })

  test('does not include time spent waiting for the caller', async () => {
    await withDeadline(async () => {
      await pauseDeadline(pause(300))
      expect(deadline()?.msUntilSoftTimeout()).toBeGreaterThan(50)
      await expect(pauseDeadline(Promise.reject(new Error('cut off')))).rejects.toThrow('cut off')
      await pause(120)
      expect(deadline()?.canBegin()).toBe(false)
      expect(deadline()?.canCommit()).toBe(true)
    }, TIMEOUTS)
  })

  test('does not apply to work after the response', async () => {
    await withDeadline(
      () => withoutDeadline(async () => expect(deadline()).toBeUndefined()),
      TIMEOUTS,
    )
  })
})

describe('every call', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  test('has its response within ten seconds', async () => {
    vi.stubEnv('AUTH_SECRET', 'a secret that only the tests know, long enough')
    vi.stubEnv('LOG_LEVEL', 'silent')
    vi.useFakeTimers()
    const { GET } = defineRoute({
      GET: publicHandler({ name: 'silence', run: () => new Promise(() => {}) }),
    })
    const context = { params: Promise.resolve({}) }
    const response = GET(new Request('http://localhost/api/silence'), context)
    await vi.advanceTimersByTimeAsync(9_900)
    expect(await Promise.race([response, 'still waiting'])).toMatchObject({ status: 503 })
  })
})
