import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createConcurrencyLimit } from '@/server/concurrency-limit'

const LIMITS = { atOnce: 2, waiting: 10, waitingEach: 4, patienceMs: 1_000 }

/** Asks in this order; `order` tells which request began, `busy` how many were rejected. */
function newLimiter(limits = LIMITS) {
  const turns = createConcurrencyLimit(limits)
  const order: string[] = []
  const releases: (() => void)[] = []
  let rejectedCount = 0
  const request = async (ip: string, name = ip) => {
    const release = await turns.take(ip)
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
  test('runs so many at once and the next when one ends', async () => {
    const { ask: request, order, leaves: releases } = newLimiter()
    for (const name of ['1', '2', '3', '4']) void request('a', name)
    await flushPromises()
    expect(order).toEqual(['1', '2'])
    releases[0]?.()
    releases[0]?.()
    await flushPromises()
    expect(order).toEqual(['1', '2', '3'])
  })

  test('lets addresses take turns, however many requests one of them has', async () => {
    const { ask: request, order, leaves: releases } = newLimiter({ ...LIMITS, atOnce: 1 })
    for (const name of ['a1', 'a2', 'a3', 'a4']) void request('a', name)
    void request('b', 'b1')
    void request('c', 'c1')
    for (let index = 0; index < 6; index += 1) {
      await flushPromises()
      releases[index]?.()
    }
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
  })

  test('rejects at once what exceeds the queue or the share of one address', async () => {
    const { ask: request, order, busy: countRejected } = newLimiter({ ...LIMITS, waiting: 6 })
    for (let index = 0; index < 20; index += 1) void request('a')
    await flushPromises()
    expect([order.length, countRejected()]).toEqual([2, 14])
    for (let index = 0; index < 5; index += 1) void request('b')
    await flushPromises()
    expect(countRejected()).toBe(17)
  })

  describe('whose turn does not come', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
    afterEach(() => void vi.useRealTimers())

    test('rejects what has waited too long, and forgets it', async () => {
      const {
        ask: request,
        order,
        leaves: releases,
        busy: countRejected,
      } = newLimiter({ ...LIMITS, atOnce: 1 })
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
