import { expect, test } from 'vitest'
import { withDeadline } from '@/base/deadline'
import { createSlotQueue } from '@/db/connection-queue'

/** One seat, taken; who waits for it; and in which order they came to sit. */
function fillQueue() {
  const acquireSlot = createSlotQueue(1)
  const firstSlot = acquireSlot()
  const order: string[] = []
  const runQuery = async (name: string) => {
    const slot = acquireSlot()
    await slot.given
    order.push(name)
    slot.leave()
  }
  const runWithin = (softTimeout: number, name: string) =>
    withDeadline(() => runQuery(name), { first: softTimeout, second: 60_000 })
  return { takeSeat: acquireSlot, first: firstSlot, order, ask: runQuery, within: runWithin }
}

test('whose deadline is nearest sits first, and what has none stands where a new request would', async () => {
  const { first: firstSlot, order, ask: runQuery, within: runWithin } = fillQueue()
  const runs = [
    runWithin(9_000, 'late'),
    runQuery('own'),
    runWithin(1_000, 'soon'),
    runWithin(3_000, 'middle'),
  ]
  firstSlot.leave()
  await Promise.all(runs)
  expect(order).toEqual(['soon', 'middle', 'own', 'late'])
})

test('of equals, who came first sits first', async () => {
  const { first: firstSlot, order, within: runWithin } = fillQueue()
  const runs = ['a', 'b', 'c'].map((name) => runWithin(2_000, name))
  firstSlot.leave()
  await Promise.all(runs)
  expect(order).toEqual(['a', 'b', 'c'])
})

test('the second question of an early request comes before the first one of later ones', async () => {
  const { first: firstSlot, order, ask: runQuery } = fillQueue()
  const earlyRequest = withDeadline(async () => {
    await runQuery('early, first')
    await runQuery('early, second')
  })
  await new Promise((resolve) => setTimeout(resolve, 5))
  const laterRequests = ['b', 'c', 'd'].map((name) => withDeadline(() => runQuery(name)))
  firstSlot.leave()
  await Promise.all([earlyRequest, ...laterRequests])
  expect(order.at(-1)).toBe('d')
})

test('who steps out of the line leaves it to the next', async () => {
  const { takeSeat: acquireSlot, first: firstSlot, order, ask: runQuery } = fillQueue()
  const abandonedSlot = acquireSlot()
  const nextRun = runQuery('next')
  abandonedSlot.leave()
  firstSlot.leave()
  await nextRun
  expect(order).toEqual(['next'])
})
