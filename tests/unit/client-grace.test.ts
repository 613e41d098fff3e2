import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Grace, withGrace } from '@/lib/client/grace'

/** What cannot be called back is sent after a moment in which it can be taken back. */

const WAIT = 6000
const send = vi.fn()
let told: Grace[]
let act: ReturnType<typeof withGrace>

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  send.mockReset().mockResolvedValue({ ok: true, status: 200, msg: 'Sent.', data: null })
  act = withGrace(send, (grace) => told.push(grace), WAIT)
})
afterEach(() => vi.useRealTimers())

const states = () => told.map(({ state }) => state)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('nothing is sent until the moment is over; then once, and what came of it is told', async () => {
  act.begin()
  await pass(WAIT - 1)
  expect(send).not.toHaveBeenCalled()
  await pass(1)
  expect(send.mock.calls).toEqual([[false]])
  expect(told).toEqual([
    { state: 'waiting' },
    { state: 'sending' },
    { state: 'done', msg: 'Sent.' },
  ])
  await pass(10 * WAIT)
  expect(send).toHaveBeenCalledTimes(1)
})

test('what is taken back in time is never sent, not by leaving either', async () => {
  act.begin()
  await pass(WAIT - 1)
  act.undo()
  act.leave()
  await pass(10 * WAIT)
  expect(send).not.toHaveBeenCalled()
  expect(states()).toEqual(['waiting', 'idle'])
})

test('who leaves meanwhile has meant it: it is sent on the way out, and only then', async () => {
  act.begin()
  act.leave()
  act.leave()
  await pass(10 * WAIT)
  expect(send.mock.calls).toEqual([[true]])
})

test('leaving with nothing asked, or with all of it sent, sends nothing more', async () => {
  act.leave()
  expect(send).not.toHaveBeenCalled()
  act.begin()
  await pass(WAIT)
  act.leave()
  expect(send).toHaveBeenCalledTimes(1)
})

test('asked twice, it waits anew and is sent once', async () => {
  act.begin()
  await pass(WAIT - 1)
  act.begin()
  await pass(WAIT - 1)
  expect(send).not.toHaveBeenCalled()
  await pass(1)
  expect(send).toHaveBeenCalledTimes(1)
})

test('a refusal is told with its sentence, and it may be asked for again', async () => {
  send.mockResolvedValueOnce({ ok: false, status: 409, msg: 'All seats are taken.', data: null })
  act.begin()
  await pass(WAIT)
  expect(told.at(-1)).toEqual({ state: 'failed', msg: 'All seats are taken.' })
  act.begin()
  await pass(WAIT)
  expect(states().at(-1)).toBe('done')
})

test('with no moment to wait it is under way at once', async () => {
  act = withGrace(send, (grace) => told.push(grace), 0)
  act.begin()
  await pass(0)
  expect(states()).toEqual(['sending', 'sending', 'done'])
  expect(send).toHaveBeenCalledTimes(1)
})
