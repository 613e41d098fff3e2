import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDelayedAction, type DelayedActionState } from '@/lib/client/use-delayed-action'

/** An irreversible action is sent after a delay in which it can be undone. */

const WAIT_MS = 6000
const send = vi.fn()
let updates: DelayedActionState[]
let action: ReturnType<typeof createDelayedAction>

beforeEach(() => {
  vi.useFakeTimers()
  updates = []
  send.mockReset().mockResolvedValue({ ok: true, status: 200, msg: 'Sent.', data: null })
  action = createDelayedAction(send, (update) => updates.push(update), WAIT_MS)
})
afterEach(() => vi.useRealTimers())

const listStates = () => updates.map(({ state }) => state)
const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('sends once after the delay and reports the result', async () => {
  action.begin()
  await advanceTime(WAIT_MS - 1)
  expect(send).not.toHaveBeenCalled()
  await advanceTime(1)
  expect(send.mock.calls).toEqual([[false]])
  expect(updates).toEqual([
    { state: 'waiting' },
    { state: 'sending' },
    { state: 'done', msg: 'Sent.' },
  ])
  await advanceTime(10 * WAIT_MS)
  expect(send).toHaveBeenCalledTimes(1)
})

test('never sends an undone action, not even on leaving the page', async () => {
  action.begin()
  await advanceTime(WAIT_MS - 1)
  action.undo()
  action.leave()
  await advanceTime(10 * WAIT_MS)
  expect(send).not.toHaveBeenCalled()
  expect(listStates()).toEqual(['waiting', 'idle'])
})

test('sends a pending action once when the user leaves the page', async () => {
  action.begin()
  action.leave()
  action.leave()
  await advanceTime(10 * WAIT_MS)
  expect(send.mock.calls).toEqual([[true]])
})

test('sends nothing on leaving with no pending action', async () => {
  action.leave()
  expect(send).not.toHaveBeenCalled()
  action.begin()
  await advanceTime(WAIT_MS)
  action.leave()
  expect(send).toHaveBeenCalledTimes(1)
})

test('restarts the delay on a second call and sends once', async () => {
  action.begin()
  await advanceTime(WAIT_MS - 1)
  action.begin()
  await advanceTime(WAIT_MS - 1)
  expect(send).not.toHaveBeenCalled()
  await advanceTime(1)
  expect(send).toHaveBeenCalledTimes(1)
})

test('reports an error with its message and can be started again', async () => {
  send.mockResolvedValueOnce({ ok: false, status: 409, msg: 'All seats are taken.', data: null })
  action.begin()
  await advanceTime(WAIT_MS)
  expect(updates.at(-1)).toEqual({ state: 'failed', msg: 'All seats are taken.' })
  action.begin()
  await advanceTime(WAIT_MS)
  expect(listStates().at(-1)).toBe('done')
})

test('sends at once without a delay', async () => {
  action = createDelayedAction(send, (update) => updates.push(update), 0)
  action.begin()
  await advanceTime(0)
  expect(listStates()).toEqual(['sending', 'sending', 'done'])
  expect(send).toHaveBeenCalledTimes(1)
})
