// @module-tag machine
import { expect, test } from 'vitest'
import {
  formatDateTime,
  formatDayAndTime,
  formatIndianTime,
  formatShortDateTime,
  formatTime,
  listClockNames,
} from '@/i18n/dates'
import { WEEKLY_SESSION as english } from '@/i18n/en/common/weekly-session'
import { WEEKLY_SESSION as hindi } from '@/i18n/hi/common/weekly-session'
import { runInLanguage } from '@/i18n/request-language'
import { WEEKLY_SESSION as tamil } from '@/i18n/ta/common/weekly-session'

const at = (time: string) => new Date(`2026-11-28T${time}:00+05:30`)
const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['en', '00:05', '12:05 AM'],
  ['en', '12:00', '12:00 PM'],
  ['en', '23:10', '11:10 PM'],
  ['hi', '03:59', 'रात 3:59 बजे'],
  ['hi', '10:00', 'सुबह 10:00 बजे'],
  ['hi', '12:30', 'दोपहर 12:30 बजे'],
  ['hi', '18:00', 'शाम 6:00 बजे'],
  ['hi', '23:10', 'रात 11:10 बजे'],
  ['ta', '00:00', 'இரவு 12:00 மணி'],
  ['ta', '05:00', 'அதிகாலை 5:00 மணி'],
  ['ta', '10:00', 'காலை 10:00 மணி'],
  ['ta', '12:15', 'மதியம் 12:15 மணி'],
  ['ta', '17:45', 'மாலை 5:45 மணி'],
  ['ta', '23:10', 'இரவு 11:10 மணி'],
] as const)('in %s, %s is %s, on one line', (code, time, expected) => {
  const text = runInLanguage(code, () => formatTime(at(time)))
  expect(withSpaces(text)).toBe(expected)
  expect(text).not.toContain(' ')
})

test.each([
  ['en', '10:00 AM IST', 'Saturday, 28 November 2026, 10:00 AM IST', english],
  ['hi', 'सुबह 10:00 बजे', 'शनिवार, 28 नवंबर 2026, सुबह 10:00 बजे', hindi],
  ['ta', 'காலை 10:00 மணி', 'சனி, 28 நவம்பர், 2026, காலை 10:00 மணி', tamil],
] as const)('in %s, the weekly session is at %s', (code, time, dateTime, weeklySession) => {
  const start = at('10:00')
  const texts = runInLanguage(code, () => [formatIndianTime(start), formatDateTime(start)])
  expect(texts.map(withSpaces)).toEqual([time, dateTime])
  expect(weeklySession).toBe(texts[0])
})

test('short forms write the time alike', () => {
  expect(withSpaces(formatShortDateTime(at('10:00')))).toBe('28 Nov 2026, 10:00 AM')
  expect(withSpaces(formatDayAndTime(at('10:00')))).toBe('28 November, 10:00 AM')
  expect(withSpaces(listClockNames())).toBe('Sun|Mon|Tue|Wed|Thu|Fri|Sat|0 {} AM|12 {} PM')
})
