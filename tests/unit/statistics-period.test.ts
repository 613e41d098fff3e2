// @module-tag machine
import { expect, test } from 'vitest'
import { type PeriodQuery, resolvePeriod } from '@/lib/statistics/portions'

const TODAY = '2026-11-25'
const resolve = (query: PeriodQuery, today = TODAY) => resolvePeriod(query, today)

test.each([
  [{}, TODAY, '2026-04-01', '2027-03-31'],
  [{ period: 'year' }, '2027-03-31', '2026-04-01', '2027-03-31'],
  [{ period: 'year' }, '2027-04-01', '2027-04-01', '2028-03-31'],
  [{ period: 'last-year' }, TODAY, '2025-04-01', '2026-03-31'],
  [{ period: 'month' }, TODAY, '2026-11-01', '2026-11-30'],
  [{ period: 'last-month' }, '2026-03-31', '2026-02-01', '2026-02-28'],
  [{ period: 'last-month' }, '2026-01-15', '2025-12-01', '2025-12-31'],
  [{ period: 'dates', from: '2026-09-01', to: '2026-09-10' }, TODAY, '2026-09-01', '2026-09-10'],
  [{ period: 'dates', from: '2026-09-10', to: '2026-09-01' }, TODAY, '2026-09-01', '2026-09-10'],
  [{ period: 'dates', from: '2026-09-01' }, TODAY, '2026-09-01', TODAY],
  [{ period: 'dates', from: '2026-02-31', to: '1' }, TODAY, TODAY, TODAY],
  [{ period: 'dates', from: '1066-01-01', to: '2026-01-01' }, TODAY, '2000-01-01', '2026-01-01'],
  [{ period: 'unknown', from: '2026-09-01', to: '2026-09-10' }, TODAY, '2026-04-01', '2027-03-31'],
])('%o on %s is %s to %s', (query, today, from, to) => {
  expect(resolve(query, today)).toMatchObject({ from, to })
})

test.each([
  ['a school year counts each teacher once', {}, 'year', ['2026-04-01']],
  [
    'so do its dates',
    { period: 'dates', from: '2026-04-01', to: '2027-03-31' },
    'year',
    ['2026-04-01'],
  ],
  ['and a month', { period: 'last-month' }, 'month', ['2026-10-01']],
  [
    'other dates count the months that they touch',
    { period: 'dates', from: '2026-12-31', to: '2027-02-01' },
    'month',
    ['2026-12-01', '2027-01-01', '2027-02-01'],
  ],
])('active teachers: %s', (_, query, span, firstDays) => {
  expect(resolve(query).activity).toEqual({ span, firstDays })
})

test.each([
  ['2026-10-01', '2026-10-31', 'day'],
  ['2026-10-01', '2026-11-01', 'month'],
  ['2024-12-01', '2026-11-30', 'month'],
  ['2024-11-30', '2026-11-30', 'year'],
])('from %s to %s a bar is a %s', (from, to, bucket) => {
  expect(resolve({ period: 'dates', from, to }).bucket).toBe(bucket)
})
