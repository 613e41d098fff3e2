// @module-tag machine
import { expect, test } from 'vitest'
import { getNextWeekday } from '@/base/india-time'
import {
  getCodeOpensAt,
  getLiveSessionPhase,
  getNextChange,
  isCodeAccepted,
  isCurrentResult,
  type LiveSessionPhase,
} from '@/lib/live-sessions/policy'

const START = Date.parse('2026-11-28T04:30:00Z')
const timeAt = (seconds: number) => new Date(START + seconds * 1000)
const liveSession = {
  state: 'published' as const,
  startsAt: timeAt(0),
  minutes: 60,
  attendanceMethod: 'code' as const,
}

test.each<[seconds: number, phase: LiveSessionPhase]>([
  [-900.001, 'upcoming'],
  [-900, 'open'],
  [-0.001, 'open'],
  [0, 'live'],
  [3599.999, 'live'],
  [3600, 'over'],
])('%d seconds from its start a session is %s', (seconds, phase) => {
  expect(getLiveSessionPhase(liveSession, timeAt(seconds))).toBe(phase)
  expect(getLiveSessionPhase({ ...liveSession, state: 'cancelled' }, timeAt(seconds))).toBe(
    'cancelled',
  )
})

test('the attendance code is accepted from the last third until half an hour after the end', () => {
  expect(getCodeOpensAt(liveSession)).toEqual(timeAt(2400))
  const accepted = [2399, 2400, 5399, 5400].map((seconds) =>
    isCodeAccepted(liveSession, timeAt(seconds)),
  )
  expect(accepted).toEqual([false, true, true, false])
  expect(isCodeAccepted({ ...liveSession, attendanceMethod: 'joining' }, timeAt(3000))).toBe(false)
})

test('the next change is at the next phase boundary', () => {
  const changes = [-4000, -900, 0, 2400, 3600, 5400].map((seconds) =>
    getNextChange(liveSession, timeAt(seconds)),
  )
  expect(changes).toEqual([timeAt(-900), timeAt(0), timeAt(2400), timeAt(3600), timeAt(5400), null])
})

test.each([
  ['2026-11-27T12:00:00Z', '2026-11-28T04:30:00Z'],
  ['2026-11-28T04:29:00Z', '2026-11-28T04:30:00Z'],
  ['2026-11-28T04:30:00Z', '2026-12-05T04:30:00Z'],
  // In India it is Saturday already.
  ['2026-11-27T19:00:00Z', '2026-11-28T04:30:00Z'],
])('after %s the next Saturday at ten in India is %s', (now, next) => {
  expect(getNextWeekday(6, '10:00', new Date(now))).toEqual(new Date(next))
})

test('Back shows the result of an earlier form only while it is true', () => {
  const nobody = { mine: 'none', present: false, canJoin: false }
  const registered = { ...nobody, mine: 'registered' }
  const present = { ...registered, present: true }
  const listShown = (state: typeof nobody) =>
    [
      ...['registered', 'waiting', 'registrationCancelled', 'attendanceCodeWrong'],
      ...['attendanceCodeClosed', 'tooManyAttempts', 'joinTooEarly', 'busy'],
    ].filter((code) => isCurrentResult(code, state))
  const codeErrors = ['attendanceCodeWrong', 'attendanceCodeClosed', 'tooManyAttempts']
  expect(listShown(nobody)).toEqual([
    ...['registrationCancelled', ...codeErrors, 'joinTooEarly', 'busy'],
  ])
  expect(listShown(registered)).toEqual(['registered', ...codeErrors, 'joinTooEarly', 'busy'])
  expect(listShown({ ...registered, mine: 'waiting' })[0]).toBe('waiting')
  expect(listShown(present)).toEqual(['registered', 'joinTooEarly', 'busy'])
  expect(listShown({ ...present, canJoin: true })).toEqual(['registered', 'busy'])
})
