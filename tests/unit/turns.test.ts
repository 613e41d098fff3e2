import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTurns } from '@/server/turns'

const LIMITS = { atOnce: 2, waiting: 10, waitingEach: 4, patienceMs: 1_000 }

/** Asks in this order; `order` tells which request began, `busy` how many were rejected. */
function asking(limits = LIMITS) {
  const turns = openTurns(limits)
  const order: string[] = []
  const leaves: (() => void)[] = []
  let busy = 0
  const ask = async (address: string, name = address) => {
    const leave = await turns.take(address)
    if (!leave) busy += 1
    else {
      order.push(name)
      leaves.push(leave)
    }
  }
  return { ask, order, leaves, busy: () => busy }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('a concurrency limit', () => {
  test('runs so many at once and the next when one ends', async () => {
    const { ask, order, leaves } = asking()
    for (const name of ['1', '2', '3', '4']) void ask('a', name)
    await settled()
    expect(order).toEqual(['1', '2'])
    leaves[0]?.()
    leaves[0]?.()
    await settled()
    expect(order).toEqual(['1', '2', '3'])
  })

  test('lets addresses take turns, however many requests one of them has', async () => {
    const { ask, order, leaves } = asking({ ...LIMITS, atOnce: 1 })
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name)
    void ask('b', 'b1')
    void ask('c', 'c1')
    for (let at = 0; at < 6; at += 1) {
      await settled()
      leaves[at]?.()
    }
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
  })

  test('rejects at once what exceeds the queue or the share of one address', async () => {
    const { ask, order, busy } = asking({ ...LIMITS, waiting: 6 })
    for (let at = 0; at < 20; at += 1) void ask('a')
    await settled()
    expect([order.length, busy()]).toEqual([2, 14])
    for (let at = 0; at < 5; at += 1) void ask('b')
    await settled()
    expect(busy()).toBe(17)
  })

  describe('whose turn does not come', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
    afterEach(() => void vi.useRealTimers())

    test('rejects what has waited too long, and forgets it', async () => {
      const { ask, order, leaves, busy } = asking({ ...LIMITS, atOnce: 1 })
      for (const name of ['1', '2', '3']) void ask('a', name)
      vi.advanceTimersByTime(1_001)
      await settled()
      expect(busy()).toBe(2)
      void ask('a', '4')
      leaves[0]?.()
      await settled()
      expect(order).toEqual(['1', '4'])
    })
  })
})
