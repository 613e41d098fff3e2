import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarOf, type Entry } from '@/lib/series/calendar'

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
