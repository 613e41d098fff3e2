import { expect, test } from 'vitest'
import { getLastDay, splitUsers } from '@/lib/statistics/portions'

test.each([0, 1, 2, 3, 7, 1_000, 100_000])('%s portions cover every id once', (count) => {
  const ranges = splitUsers(count)
  expect(ranges).toHaveLength(Math.min(Math.max(count, 1), 65_536))
  expect(ranges[0]?.from).toMatch(/^0{8}-/)
  expect(ranges.at(-1)?.before).toBeNull()
  const gaps = ranges
    .slice(0, -1)
    .filter(({ from, before }, index) => before !== ranges[index + 1]?.from || from >= before)
  expect(gaps).toEqual([])
})

test.each([
  ['day', '2026-11-25', '2026-11-25'],
  ['month', '2028-02-01', '2028-02-29'],
  ['year', '2026-04-01', '2027-03-31'],
] as const)('a %s from %s ends on %s', (span, firstDay, lastDay) => {
  expect(getLastDay(span, firstDay)).toBe(lastDay)
})
