import { describe, expect, test } from 'vitest'
import { getAuditText } from '@/i18n/audit-text'
import { formatLongDate } from '@/i18n/dates'
import { canRenew, computeSeats, mustHandOver } from '@/lib/schools/policy'
import { parseInvitationLines } from '@/lib/schools/schema'
import { parseTerm } from '@/scripts/subscriptions/term'

test.each([
  [0, 1],
  [1, 1],
  [500, 500],
  [501, 500],
])('%i teachers: %i seats', (teacherCount, seats) => expect(computeSeats(teacherCount)).toBe(seats))

test('a school can renew within sixty days before the end, after it, and without a term', () => {
  const canRenewWith = (daysLeft: number) => canRenew({ daysLeft })
  expect([61, 60, 0, -400].map(canRenewWith)).toEqual([false, true, true, true])
  expect(canRenew(null)).toBe(true)
})

test('the last coordinator cannot leave while the school has members or a term', () => {
  const remaining = { coordinators: 0, members: 0, hasOpenTerm: false }
  expect(mustHandOver(remaining)).toBe(false)
  expect(mustHandOver({ ...remaining, members: 1 })).toBe(true)
  expect(mustHandOver({ ...remaining, hasOpenTerm: true })).toBe(true)
  expect(mustHandOver({ coordinators: 1, members: 3, hasOpenTerm: true })).toBe(false)
})

describe('pasted lines', () => {
  const formatLines = (text: string) =>
    parseInvitationLines(text).map(({ line, address, status }) => `${line} ${address} ${status}`)

  test.each([
    ['a@x.in\n\nb@x.in', ['1 a@x.in ready', '3 b@x.in ready']],
    ['a@x.in, b@x.in; A@X.IN', ['1 a@x.in ready', '1 b@x.in ready', '1 A@X.IN duplicate']],
    ['"Iyer, Meena" <m@x.in>', ['1 m@x.in ready']],
    ['Name,Email\r\nMeena\tm@x.in', ['1 Name,Email invalidEmail', '2 m@x.in ready']],
    ['a@', ['1 a@ invalidEmail']],
    ['a@x.in, b@x, Meena', ['1 a@x.in ready', '1 b@x invalidEmail']],
    [' \t\n', []],
  ])('%j', (text, expectedLines) => expect(formatLines(text)).toEqual(expectedLines))
})

test('parses the team’s arguments for a term, or rejects them', () => {
  expect(parseTerm([])).toEqual({})
  expect(parseTerm(['from=2026-04-01', 'months=6', 'seats=12', 'note=UPI 42=7'])).toEqual({
    firstDay: '2026-04-01',
    months: 6,
    seats: 12,
    paymentNote: 'UPI 42=7',
  })
  for (const argument of [
    'seats=501',
    'months=0',
    'from=2026-02-30',
    'until=2027',
    'seats',
    '__proto__=1',
  ])
    expect(parseTerm([argument]), argument).toBeNull()
})

test('a line of the log reads as a sentence, one of another version as it stands', () => {
  expect(getAuditText('invitations.sent', { count: 3 })).toBe('sent 3 invitations to {school}')
  expect(getAuditText('member.left', {})).toBe('left {school}')
  expect(getAuditText('comet.seen', {})).toBe('comet.seen')
  expect(formatLongDate('2026-04-01')).toBe('1 April 2026')
})
