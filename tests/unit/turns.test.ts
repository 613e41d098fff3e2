import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createConcurrencyLimit } from '@/server/fair-queue'

const LIMITS = { maxConcurrent: 2, maxWaiting: 10, maxWaitingPerKey: 4, timeoutMs: 1_000 }

function newLimiter(limits: Parameters<typeof createConcurrencyLimit>[0] = LIMITS) {
  const turns = createConcurrencyLimit(limits)
  const order: string[] = []
  const releases: (() => void)[] = []
  let rejectedCount = 0
  const request = async (ip: string, name = ip) => {
    const release = await turns.acquire(ip)
    if (!release) rejectedCount += 1
    else {
      order.push(name)
      releases.push(release)
    }
  }
  return { ask: request, order, leaves: releases, busy: () => rejectedCount }
}

const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('a concurrency limit', () => {
  test('runs requests up to its limit and the next when one ends', async () => {
    const { ask: request, order, leaves: releases } = newLimiter()
    for (const name of ['1', '2', '3', '4']) void request('a', name)
    await flushPromises()
    expect(order).toEqual(['1', '2'])
    releases[0]?.()
    releases[0]?.()
    await flushPromises()
    expect(order).toEqual(['1', '2', '3'])
  })

  test('alternates between IP addresses, however many requests one of them has', async () => {
    const { ask: request, order, leaves: releases } = newLimiter({ ...LIMITS, maxConcurrent: 1 })
    for (const name of ['a1', 'a2', 'a3', 'a4']) void request('a', name)
    void request('b', 'b1')
    void request('c', 'c1')
    for (let index = 0; index < 6; index += 1) {
      await flushPromises()
      releases[index]?.()
    }
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
  })

  test('rejects at once what exceeds the queue or the share of one IP address', async () => {
    const { ask: request, order, busy: countRejected } = newLimiter({ ...LIMITS, maxWaiting: 6 })
    for (let index = 0; index < 20; index += 1) void request('a')
    await flushPromises()
    expect([order.length, countRejected()]).toEqual([2, 14])
    for (let index = 0; index < 5; index += 1) void request('b')
    await flushPromises()
    expect(countRejected()).toBe(17)
  })

  test('gives one IP address its share of what runs at once, and the rest to others', async () => {
    const {
      ask: request,
      order,
      leaves: releases,
    } = newLimiter({ ...LIMITS, maxConcurrent: 3, maxConcurrentPerKey: 2 })
    for (const name of ['a1', 'a2', 'a3', 'a4']) void request('a', name)
    void request('b', 'b1')
    void request('b', 'b2')
    await flushPromises()
    expect(order).toEqual(['a1', 'a2', 'b1'])
    releases[2]?.()
    await flushPromises()
    expect(order).toEqual(['a1', 'a2', 'b1', 'b2'])
    releases[0]?.()
    await flushPromises()
    expect(order).toEqual(['a1', 'a2', 'b1', 'b2', 'a3'])
  })

  describe('a queued request', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
    afterEach(() => void vi.useRealTimers())

    test('is rejected after the maximum wait and removed', async () => {
      const {
        ask: request,
        order,
        leaves: releases,
        busy: countRejected,
      } = newLimiter({ ...LIMITS, maxConcurrent: 1 })
      for (const name of ['1', '2', '3']) void request('a', name)
      vi.advanceTimersByTime(1_001)
      await flushPromises()
      expect(countRejected()).toBe(2)
      void request('a', '4')
      releases[0]?.()
      await flushPromises()
      expect(order).toEqual(['1', '4'])
    })
  })
})
