import { afterEach, describe, expect, test, vi } from 'vitest'
import { deadline, uncounted, unhurried, withinDeadline } from '@/base/deadline'
import { Refusal } from '@/base/errors'
import { door, forAnyone } from '@/lib/api/door'

const BELLS = { first: 100, second: 2_000 }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('one deadline for a request', () => {
  test('whatever stays silent, the person is refused at the second bell', async () => {
    const startedAt = performance.now()
    const silence = () => new Promise<never>(() => {})
    const refusal = await withinDeadline(silence, { first: 100, second: 1_000 }).catch((why) => why)
    expect(refusal).toBeInstanceOf(Refusal)
    expect([refusal.status, refusal.retryAfter]).toEqual([503, 5])
    expect(performance.now() - startedAt).toBeGreaterThan(990)
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })

  test('what ends in between the bells is told as it is', async () => {
    expect(await withinDeadline(() => pause(300).then(() => 'done'), BELLS)).toBe('done')
    await expect(withinDeadline(() => Promise.reject(new Error('so it is')))).rejects.toThrow(
      'so it is',
    )
  })

  test('is known to all that the work calls, and to nobody else', async () => {
    expect(deadline()).toBeUndefined()
    await withinDeadline(async () => {
      await pause(5)
      expect(deadline()?.left()).toBeLessThan(101)
      await withinDeadline(async () => expect(deadline()?.left()).toBeLessThan(101))
    }, BELLS)
    expect(deadline()).toBeUndefined()
  })

  test('does not count what the caller takes time over', async () => {
    await withinDeadline(async () => {
      await uncounted(pause(300))
      expect(deadline()?.left()).toBeGreaterThan(50)
      await expect(uncounted(Promise.reject(new Error('cut off')))).rejects.toThrow('cut off')
      await pause(120)
      expect(deadline()?.mayBegin()).toBe(false)
      expect(deadline()?.mayCommit()).toBe(true)
    }, BELLS)
  })

  test('does not hold for what goes on after the answer', async () => {
    await withinDeadline(() => unhurried(async () => expect(deadline()).toBeUndefined()), BELLS)
  })
})

describe('every call', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  test('has its answer within ten seconds', async () => {
    vi.stubEnv('AUTH_SECRET', 'a secret that only the tests know, long enough')
    vi.stubEnv('LOG_LEVEL', 'silent')
    vi.useFakeTimers()
    const { GET } = door({ GET: forAnyone({ name: 'silence', run: () => new Promise(() => {}) }) })
    const context = { params: Promise.resolve({}) }
    const answer = GET(new Request('http://localhost/api/silence'), context)
    await vi.advanceTimersByTimeAsync(9_900)
    expect(await Promise.race([answer, 'still waiting'])).toMatchObject({ status: 503 })
  })
})
