import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDelayedAction, type DelayedActionState } from '@/lib/client/delayed-action'

/** What cannot be called back is sent after a moment in which it can be taken back. */

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

test('nothing is sent until the moment is over; then once, and what came of it is told', async () => {
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

test('what is taken back in time is never sent, not by leaving either', async () => {
  action.begin()
  await advanceTime(WAIT_MS - 1)
  action.undo()
  action.leave()
  await advanceTime(10 * WAIT_MS)
  expect(send).not.toHaveBeenCalled()
  expect(listStates()).toEqual(['waiting', 'idle'])
})

test('who leaves meanwhile has meant it: it is sent on the way out, and only then', async () => {
  action.begin()
  action.leave()
  action.leave()
  await advanceTime(10 * WAIT_MS)
  expect(send.mock.calls).toEqual([[true]])
})

test('leaving with nothing asked, or with all of it sent, sends nothing more', async () => {
  action.leave()
  expect(send).not.toHaveBeenCalled()
  action.begin()
  await advanceTime(WAIT_MS)
  action.leave()
  expect(send).toHaveBeenCalledTimes(1)
})

test('asked twice, it waits anew and is sent once', async () => {
  action.begin()
  await advanceTime(WAIT_MS - 1)
  action.begin()
  await advanceTime(WAIT_MS - 1)
  expect(send).not.toHaveBeenCalled()
  await advanceTime(1)
  expect(send).toHaveBeenCalledTimes(1)
})

test('a refusal is told with its sentence, and it may be asked for again', async () => {
  send.mockResolvedValueOnce({ ok: false, status: 409, msg: 'All seats are taken.', data: null })
  action.begin()
  await advanceTime(WAIT_MS)
  expect(updates.at(-1)).toEqual({ state: 'failed', msg: 'All seats are taken.' })
  action.begin()
  await advanceTime(WAIT_MS)
  expect(listStates().at(-1)).toBe('done')
})

test('with no moment to wait it is under way at once', async () => {
  action = createDelayedAction(send, (update) => updates.push(update), 0)
  action.begin()
  await advanceTime(0)
  expect(listStates()).toEqual(['sending', 'sending', 'done'])
  expect(send).toHaveBeenCalledTimes(1)
})
