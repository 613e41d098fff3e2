import { expect, test } from 'vitest'
import { withDeadline } from '@/base/deadline'
import { createSlotQueue } from '@/db/connection/connection-queue'

/** A queue with one slot, which is taken, and the order in which waiting queries run. */
function fillQueue() {
  const acquireSlot = createSlotQueue(1)
  const firstSlot = acquireSlot()
  const order: string[] = []
  const runQuery = async (name: string) => {
    const slot = acquireSlot()
    await slot.ready
    order.push(name)
    slot.release()
  }
  const runWithin = (softTimeout: number, name: string) =>
    withDeadline(() => runQuery(name), { first: softTimeout, second: 60_000 })
  return { takeSeat: acquireSlot, first: firstSlot, order, ask: runQuery, within: runWithin }
}

test('grants the slot by nearest deadline; a query without one ranks like a new request', async () => {
  const { first: firstSlot, order, ask: runQuery, within: runWithin } = fillQueue()
  const runs = [
    runWithin(9_000, 'late'),
    runQuery('own'),
    runWithin(1_000, 'soon'),
    runWithin(3_000, 'middle'),
  ]
  firstSlot.release()
  await Promise.all(runs)
  expect(order).toEqual(['soon', 'middle', 'own', 'late'])
})

test('grants the slot in order of arrival at equal deadlines', async () => {
  const { first: firstSlot, order, within: runWithin } = fillQueue()
  const runs = ['a', 'b', 'c'].map((name) => runWithin(2_000, name))
  firstSlot.release()
  await Promise.all(runs)
  expect(order).toEqual(['a', 'b', 'c'])
})

test('runs the second query of an early request before the first of later ones', async () => {
  const { first: firstSlot, order, ask: runQuery } = fillQueue()
  const earlyRequest = withDeadline(async () => {
    await runQuery('early, first')
    await runQuery('early, second')
  })
  await new Promise((resolve) => setTimeout(resolve, 5))
  const laterRequests = ['b', 'c', 'd'].map((name) => withDeadline(() => runQuery(name)))
  firstSlot.release()
  await Promise.all([earlyRequest, ...laterRequests])
  expect(order.at(-1)).toBe('d')
})

test('passes an abandoned place in the queue to the next query', async () => {
  const { takeSeat: acquireSlot, first: firstSlot, order, ask: runQuery } = fillQueue()
  const abandonedSlot = acquireSlot()
  const nextRun = runQuery('next')
  abandonedSlot.release()
  firstSlot.release()
  await nextRun
  expect(order).toEqual(['next'])
})
