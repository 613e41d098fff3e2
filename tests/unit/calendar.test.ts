import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { composeLetter, type GatheringData, type TemplateName } from '@/lib/mail/letters'
import { calendarOf, type Entry } from '@/lib/series/calendar'
import { calendarFaults } from '../support/calendar'

/** Written by one library, read by another. */

const entry = (over: Partial<Entry> = {}): Entry => ({
  id: '0b6f2f6e-0d4b-4a52-9d61-0f0f6d8c7a11',
  slug: 'read-the-water-meter-2026-11-28',
  title: 'Read; the water, meter',
  summary: 'Line one.\nமீட்டர், and a very long line that has to be folded somewhere in its middle.',
  startsAt: new Date('2026-11-28T04:30:00Z'),
  minutes: 60,
  sequence: 2,
  cancelled: false,
  updatedAt: new Date('2026-11-20T10:00:00Z'),
  ...over,
})

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return { calendar, events: calendar.getAllSubcomponents('vevent') }
}

test('an entry is read back by another parser as it was meant', () => {
  const { events } = read(calendarOf([entry()]))
  const [component] = events
  if (!component) throw new Error('no event')
  const event = new ICAL.Event(component)
  expect(event.uid).toBe('0b6f2f6e-0d4b-4a52-9d61-0f0f6d8c7a11@series.uns')
  expect(event.sequence).toBe(2)
  expect(event.summary).toBe('Read; the water, meter')
  expect(event.description).toContain('மீட்டர், and a very long line')
  // In UTC, which needs no table of zones and no calendar reads wrongly.
  expect(event.startDate.zone.tzid).toBe('UTC')
  expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-28T04:30:00Z'))
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-28T05:30:00Z'))
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  const page = 'http://localhost:3000/series/read-the-water-meter-2026-11-28'
  expect([event.location, String(component.getFirstPropertyValue('url'))]).toEqual([page, page])
})

test('a cancelled one has the same uid, and says so in its status and the method', () => {
  const { calendar, events } = read(calendarOf([entry({ cancelled: true, sequence: 3 })], 'CANCEL'))
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(events[0]?.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(events[0]?.getFirstPropertyValue('sequence')).toBe(3)
  expect(events[0]?.getFirstPropertyValue('uid')).toBe(`${entry().id}@series.uns`)
})

test('the feed holds many, published; no line is longer than 75 bytes, each ends as it must', () => {
  const text = calendarOf([entry(), entry({ id: '1b6f2f6e-0d4b-4a52-9d61-0f0f6d8c7a11' })])
  expect(read(text).events).toHaveLength(2)
  expect(read(text).calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

/** Long before the session, as when it is moved or cancelled. */
const WRITTEN = new Date('2026-11-21T09:00:00Z')

test('has no fault by RFC 5545, whatever is in it', () => {
  const odd = [
    entry(),
    entry({ id: '2', cancelled: true }),
    entry({ id: '3', title: 'a'.repeat(200), summary: 'த'.repeat(300) }),
    entry({ id: '4', title: '; , \\ \\n "quoted": x', summary: 'one\r\ntwo\nthree' }),
    entry({ id: '5', title: '😀'.repeat(60), summary: '' }),
  ]
  expect(calendarFaults(calendarOf(odd), WRITTEN)).toEqual([])
  expect(calendarFaults(calendarOf([]), WRITTEN)).toEqual([])
})

test('a cancelled entry says so, and invites nobody to join', () => {
  const text = calendarOf([entry({ cancelled: true })], 'CANCEL').replaceAll('\r\n ', '')
  expect(text).toContain('This session is cancelled.')
  expect(text).not.toContain('Join from')
})

test.each([
  ['gatheringRegistered', 'PUBLISH'],
  ['gatheringMovedUp', 'PUBLISH'],
  ['gatheringMoved', 'PUBLISH'],
  ['gatheringRestored', 'PUBLISH'],
  ['gatheringCancelled', 'CANCEL'],
] as [TemplateName, string][])('the entry in %s is stamped with the change', (template, method) => {
  const data: GatheringData = {
    ...{ firstname: 'Asha', gathering: entry().id, slug: entry().slug, title: 'Read the meter' },
    ...{ summary: 'A week of readings.', host: 'The team', startsAt: '2026-11-28T04:30:00.000Z' },
    ...{ minutes: '60', sequence: '3', changedAt: '2026-11-20T10:00:00.123Z', reason: 'Ill.' },
    ...{ page: 'https://uns.example/series/a', entry: 'https://uns.example/series/a/calendar.ics' },
  }
  const { attachment } = composeLetter(template, data as never)
  const content = attachment?.content ?? ''
  expect(calendarFaults(content, WRITTEN)).toEqual([])
  expect(content).toContain('DTSTAMP:20261120T100000Z')
  expect(content).toContain(`METHOD:${method}\r\n`)
  expect(attachment?.contentType).toContain(`method=${method}`)
  expect(attachment?.filename).toBe(`${entry().slug}.ics`)
  // One that waits since the version before has no such moment; it is not stamped with the start.
  const { attachment: older } = composeLetter(template, { ...data, changedAt: undefined } as never)
  expect(calendarFaults(older?.content ?? '')).toEqual([])
})

describe('the checker finds', () => {
  const good = calendarOf([entry()])
  test.each([
    ['the last line does not end', good.trimEnd()],
    ['a line ends without CRLF', good.replace('\r\n', '\n')],
    ['longer than 75 octets', good.replaceAll('\r\n ', '')],
    ['DTSTAMP is in the future', good.replace(/DTSTAMP:.*/, 'DTSTAMP:20261128T043000Z')],
    ['DTSTAMP is not UTC', good.replace(/(DTSTAMP:.*)Z/, '$1')],
    ['DTSTAMP stands 0 times', good.replace(/DTSTAMP:.*\r\n/, '')],
    ['ORGANIZER is no email', good.replace(/mailto:[^\r]*/i, 'nobody')],
    ['END:VCALENDAR closes nothing', good.replace('END:VEVENT\r\n', '')],
    ['CANCEL without its status', good.replace('METHOD:PUBLISH', 'METHOD:CANCEL')],
    ['ends before it starts', good.replace(/DTEND:\d{8}/, 'DTEND:20251128')],
    ['two entries have one UID', calendarOf([entry(), entry()])],
    ['SUMMARY is not escaped', good.replace('\\;', ';')],
  ])('%s', (fault, text) => {
    expect(text).not.toBe(good)
    expect(calendarFaults(text, WRITTEN).join('\n')).toContain(fault)
  })
})
