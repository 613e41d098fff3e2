import { describe, expect, test } from 'vitest'
import { mayRenew, mustHandOver, seatsFor } from '@/lib/schools/policy'
import { judgeLines } from '@/lib/schools/schema'
import { termFrom } from '@/scripts/subscriptions/term'
import { auditSentence } from '@/words/audit'
import { longDay } from '@/words/days'

test.each([
  [0, 1],
  [1, 1],
  [500, 500],
  [501, 500],
])('%i teachers: %i seats', (staff, seats) => expect(seatsFor(staff)).toBe(seats))

test('a school renews within sixty days before the end, after it, and when it never had a term', () => {
  const left = (daysLeft: number) => mayRenew({ daysLeft })
  expect([61, 60, 0, -400].map(left)).toEqual([false, true, true, true])
  expect(mayRenew(null)).toBe(true)
})

test('the last coordinator stays as long as there is anybody or any day to hand over', () => {
  const left = { coordinators: 0, members: 0, term: false }
  expect(mustHandOver(left)).toBe(false)
  expect(mustHandOver({ ...left, members: 1 })).toBe(true)
  expect(mustHandOver({ ...left, term: true })).toBe(true)
  expect(mustHandOver({ coordinators: 1, members: 3, term: true })).toBe(false)
})

describe('pasted lines', () => {
  const judged = (text: string) =>
    judgeLines(text).map(({ line, address, verdict }) => `${line} ${address} ${verdict}`)

  test.each([
    ['a@x.in\n\nb@x.in', ['1 a@x.in fine', '3 b@x.in fine']],
    ['a@x.in, b@x.in; A@X.IN', ['1 a@x.in fine', '1 b@x.in fine', '1 A@X.IN double']],
    ['"Iyer, Meena" <m@x.in>', ['1 m@x.in fine']],
    ['Name,Email\r\nMeena\tm@x.in', ['1 Name,Email notAnAddress', '2 m@x.in fine']],
    ['a@', ['1 a@ notAnAddress']],
    ['a@x.in, b@x, Meena', ['1 a@x.in fine', '1 b@x notAnAddress']],
    [' \t\n', []],
  ])('%j', (text, found) => expect(judged(text)).toEqual(found))
})

test('the team’s words for a term are understood, or not at all', () => {
  expect(termFrom([])).toEqual({})
  expect(termFrom(['from=2026-04-01', 'months=6', 'seats=12', 'note=UPI 42=7'])).toEqual({
    firstDay: '2026-04-01',
    months: 6,
    seats: 12,
    paymentNote: 'UPI 42=7',
  })
  for (const odd of [
    'seats=501',
    'months=0',
    'from=2026-02-30',
    'until=2027',
    'seats',
    '__proto__=1',
  ])
    expect(termFrom([odd]), odd).toBeNull()
})

test('a line of the log reads as a sentence, one of another version as it stands', () => {
  expect(auditSentence('invitations.sent', { letters: 3 })).toBe('sent 3 invitations of {school}')
  expect(auditSentence('member.left', {})).toBe('left {school}')
  expect(auditSentence('comet.seen', {})).toBe('comet.seen')
  expect(longDay('2026-04-01')).toBe('1 April 2026')
})
