import { expect, test } from 'vitest'
import { teamSessionPlanText } from '@/i18n/team-session-plan'
import {
  emptyCells,
  findFreeSaturday,
  hasPlanContent,
  readClipboard,
  readDay,
  readTime,
  splitClipboard,
} from '@/lib/client/session-plan'

const TODAY = '2026-11-29'
const read = (text: string, from: 'title' | 'day' = 'title') =>
  readClipboard(text, teamSessionPlanText().columns, { from, today: TODAY })

test('the next free Saturday is after the given day and not taken', () => {
  expect(findFreeSaturday(TODAY, new Set())).toBe('2026-12-05')
  expect(findFreeSaturday('2026-12-05', new Set())).toBe('2026-12-12')
  expect(findFreeSaturday(TODAY, new Set(['2026-12-05', '2026-12-12']))).toBe('2026-12-19')
  expect(findFreeSaturday('2026-12-26', new Set())).toBe('2027-01-02')
})

test('a row with only a day and a time has no content', () => {
  expect(hasPlanContent(emptyCells('2026-12-05'))).toBe(false)
  expect(hasPlanContent({ ...emptyCells('2026-12-05'), host: ' x' })).toBe(true)
})

test('cells of a spreadsheet: tabs, line ends, quotes, an end of line after the last row', () => {
  expect(splitClipboard('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(splitClipboard('"two\r\nlines"\t"say ""yes"""\t5" of rain')).toEqual([
    ['two  lines', 'say "yes"', '5" of rain'],
  ])
  expect(splitClipboard('a\t\tc\n\n\n')).toEqual([['a', '', 'c']])
})

test('rows fill from the cell where they are pasted; an empty cell changes nothing', () => {
  expect(read('Water\tMeena Iyer\t\t5/12/2026\t10 am')).toEqual([
    { title: 'Water', host: 'Meena Iyer', day: '2026-12-05', time: '10:00' },
  ])
  expect(read('12-12-26\t10.30', 'day')).toEqual([{ day: '2026-12-12', time: '10:30' }])
})

test('a first row of headings says which column is which', () => {
  expect(read('Day\tTitle\tNotes\n5 Dec 2026\tWater\tx\n12 Dec 2026\tSoil\ty')).toEqual([
    { day: '2026-12-05', title: 'Water' },
    { day: '2026-12-12', title: 'Soil' },
  ])
})

test('what is no day or time stays as it was', () => {
  expect(read('Water\t\t\tafter Diwali\tmorning')).toEqual([
    { title: 'Water', day: 'after Diwali', time: 'morning' },
  ])
})

test.each([
  ['2026-12-05', '2026-12-05'],
  ['5.12.2026', '2026-12-05'],
  ['05/12/26', '2026-12-05'],
  ['Sat, 5 December 2026', '2026-12-05'],
  ['5-Dec-26', '2026-12-05'],
  ['5 Dec', '2026-12-05'],
  ['Dec 5', '2026-12-05'],
  ['3 January', '2027-01-03'],
  ['31/2/2026', null],
  ['12/31/2026', null],
  ['5', null],
  ['soon', null],
])('the day %s is %s', (text, day) => expect(readDay(text, TODAY)).toBe(day))

test.each([
  ['10:00', '10:00'],
  ['9.05', '09:05'],
  ['10 AM', '10:00'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['5:15PM', '17:15'],
  ['17:15:00', '17:15'],
  ['24:00', null],
  ['10:60', null],
  ['13 pm', null],
  ['10', null],
])('the time %s is %s', (text, time) => expect(readTime(text)).toBe(time))
