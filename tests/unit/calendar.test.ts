// @module-tag machine
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { composeEmail, type EmailTemplateName } from '@/lib/housekeeping/email-templates'
import { buildCalendar, type CalendarEntry } from '@/lib/live-sessions/calendar'
import type { LiveSessionEmailData } from '@/lib/live-sessions/emails'
import { findCalendarFaults } from '../support/calendar-validator'

const newEntry = (overrides: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: '0b6f2f6e-0d4b-4a52-9d61-0f0f6d8c7a11',
  slug: 'read-the-water-meter-2026-11-28',
  title: 'Read; the water, meter',
  summary: 'Line one.\nமீட்டர், and a very long line that has to be folded somewhere in its middle.',
  startsAt: new Date('2026-11-28T04:30:00Z'),
  minutes: 60,
  sequence: 2,
  cancelled: false,
  updatedAt: new Date('2026-11-20T10:00:00Z'),
  ...overrides,
})

const parseCalendar = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return { calendar, events: calendar.getAllSubcomponents('vevent') }
}

test('another parser reads an entry back unchanged', () => {
  const { events } = parseCalendar(buildCalendar([newEntry()]))
  const [component] = events
  if (!component) throw new Error('no event')
  const event = new ICAL.Event(component)
  expect(event.uid).toBe('0b6f2f6e-0d4b-4a52-9d61-0f0f6d8c7a11@series.uns')
  expect(event.sequence).toBe(2)
  expect(event.summary).toBe('Read; the water, meter')
  expect(event.description).toContain('மீட்டர், and a very long line')
  // UTC needs no time zone table, so every calendar reads it correctly.
  expect(event.startDate.zone.tzid).toBe('UTC')
  expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-28T04:30:00Z'))
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-28T05:30:00Z'))
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  const page = 'http://localhost:3000/series/read-the-water-meter-2026-11-28'
  expect([event.location, String(component.getFirstPropertyValue('url'))]).toEqual([page, page])
})

test('a cancelled entry keeps its uid and has status and method for a cancellation', () => {
  const { calendar, events } = parseCalendar(
    buildCalendar([newEntry({ cancelled: true, sequence: 3 })], 'CANCEL'),
  )
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(events[0]?.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(events[0]?.getFirstPropertyValue('sequence')).toBe(3)
  expect(events[0]?.getFirstPropertyValue('uid')).toBe(`${newEntry().id}@series.uns`)
})

test('the feed publishes all entries, with CRLF line ends and at most 75 bytes per line', () => {
  const text = buildCalendar([newEntry(), newEntry({ id: '1b6f2f6e-0d4b-4a52-9d61-0f0f6d8c7a11' })])
  expect(parseCalendar(text).events).toHaveLength(2)
  expect(parseCalendar(text).calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

const WRITTEN_AT = new Date('2026-11-21T09:00:00Z')

test('follows RFC 5545 for any content', () => {
  const oddEntries = [
    newEntry(),
    newEntry({ id: '2', cancelled: true }),
    newEntry({ id: '3', title: 'a'.repeat(200), summary: 'த'.repeat(300) }),
    newEntry({ id: '4', title: '; , \\ \\n "quoted": x', summary: 'one\r\ntwo\nthree' }),
    newEntry({ id: '5', title: '😀'.repeat(60), summary: '' }),
  ]
  expect(findCalendarFaults(buildCalendar(oddEntries), WRITTEN_AT)).toEqual([])
  expect(findCalendarFaults(buildCalendar([]), WRITTEN_AT)).toEqual([])
})

test('a cancelled entry says so and has no join link', () => {
  const text = buildCalendar([newEntry({ cancelled: true })], 'CANCEL').replaceAll('\r\n ', '')
  expect(text).toContain('This session is cancelled.')
  expect(text).not.toContain('Join from')
})

test.each([
  ['liveSessionRegistered', 'PUBLISH'],
  ['liveSessionMovedUp', 'PUBLISH'],
  ['liveSessionMoved', 'PUBLISH'],
  ['liveSessionRestored', 'PUBLISH'],
  ['liveSessionCancelled', 'CANCEL'],
] as [EmailTemplateName, string][])(
  'the entry in %s is stamped with the time of the change',
  (template, method) => {
    const data: LiveSessionEmailData = {
      ...{
        firstname: 'Asha',
        liveSessionId: newEntry().id,
        slug: newEntry().slug,
        title: 'Read the meter',
      },
      ...{ summary: 'A week of readings.', host: 'The team', startsAt: '2026-11-28T04:30:00.000Z' },
      ...{ minutes: '60', sequence: '3', changedAt: '2026-11-20T10:00:00.123Z', reason: 'Ill.' },
      ...{
        page: 'https://uns.example/series/a',
        entry: 'https://uns.example/series/a/calendar.ics',
      },
    }
    const { attachment } = composeEmail(template, data as never)
    const content = attachment?.content ?? ''
    expect(findCalendarFaults(content, WRITTEN_AT)).toEqual([])
    expect(content).toContain('DTSTAMP:20261120T100000Z')
    expect(content).toContain(`METHOD:${method}\r\n`)
    expect(attachment?.contentType).toContain(`method=${method}`)
    expect(attachment?.filename).toBe(`${newEntry().slug}.ics`)
  },
)

describe('the checker finds', () => {
  const validCalendar = buildCalendar([newEntry()])
  test.each([
    ['the last line does not end', validCalendar.trimEnd()],
    ['a line ends without CRLF', validCalendar.replace('\r\n', '\n')],
    ['longer than 75 octets', validCalendar.replaceAll('\r\n ', '')],
    ['DTSTAMP is in the future', validCalendar.replace(/DTSTAMP:.*/, 'DTSTAMP:20261128T043000Z')],
    ['DTSTAMP is not UTC', validCalendar.replace(/(DTSTAMP:.*)Z/, '$1')],
    ['DTSTAMP stands 0 times', validCalendar.replace(/DTSTAMP:.*\r\n/, '')],
    ['ORGANIZER is no email', validCalendar.replace(/mailto:[^\r]*/i, 'nobody')],
    ['END:VCALENDAR closes nothing', validCalendar.replace('END:VEVENT\r\n', '')],
    ['CANCEL without its status', validCalendar.replace('METHOD:PUBLISH', 'METHOD:CANCEL')],
    ['ends before it starts', validCalendar.replace(/DTEND:\d{8}/, 'DTEND:20251128')],
    ['two entries have one UID', buildCalendar([newEntry(), newEntry()])],
    ['SUMMARY is not escaped', validCalendar.replace('\\;', ';')],
  ])('%s', (fault, text) => {
    expect(text).not.toBe(validCalendar)
    expect(findCalendarFaults(text, WRITTEN_AT).join('\n')).toContain(fault)
  })
})
