import { expect, test } from 'vitest'
import { nextWeekday } from '@/lib/series/india-time'
import { nextChange, type Standing, standingOf, takesWord, wordFrom } from '@/lib/series/policy'

const START = Date.parse('2026-11-28T04:30:00Z')
const at = (seconds: number) => new Date(START + seconds * 1000)
const session = {
  state: 'published' as const,
  startsAt: at(0),
  minutes: 60,
  proof: 'word' as const,
}

test.each<[seconds: number, standing: Standing]>([
  [-900.001, 'upcoming'],
  [-900, 'open'],
  [-0.001, 'open'],
  [0, 'live'],
  [3599.999, 'live'],
  [3600, 'over'],
])('%d seconds from its start a session is %s', (seconds, standing) => {
  expect(standingOf(session, at(seconds))).toBe(standing)
  expect(standingOf({ ...session, state: 'cancelled' }, at(seconds))).toBe('cancelled')
})

test('the word is taken from the last third until half an hour after the end', () => {
  expect(wordFrom(session)).toEqual(at(2400))
  const taken = [2399, 2400, 5399, 5400].map((seconds) => takesWord(session, at(seconds)))
  expect(taken).toEqual([false, true, true, false])
  expect(takesWord({ ...session, proof: 'joining' }, at(3000))).toBe(false)
})

test('what is shown next changes at the next boundary', () => {
  const turns = [-4000, -900, 0, 2400, 3600, 5400].map((seconds) =>
    nextChange(session, at(seconds)),
  )
  expect(turns).toEqual([at(-900), at(0), at(2400), at(3600), at(5400), null])
})

test.each([
  ['2026-11-27T12:00:00Z', '2026-11-28T04:30:00Z'],
  ['2026-11-28T04:29:00Z', '2026-11-28T04:30:00Z'],
  ['2026-11-28T04:30:00Z', '2026-12-05T04:30:00Z'],
  // In India it is Saturday already.
  ['2026-11-27T19:00:00Z', '2026-11-28T04:30:00Z'],
])('after %s the next Saturday at ten in India is %s', (now, next) => {
  expect(nextWeekday(6, '10:00', new Date(now))).toEqual(new Date(next))
})
