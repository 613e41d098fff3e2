import { expect, test } from 'vitest'
import * as z from 'zod'
import { gatheringEvent } from '@/content/structured-data'
import { gathering } from '../support/sample-series'

/** What Google requires and recommends of an online event, by its documentation; no other properties. */

const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+05:30$/)
const page = z.url()

const event = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('EducationEvent'),
  name: z.string().min(1),
  description: z.string().min(1),
  url: page,
  image: z.array(page).min(1),
  startDate: moment,
  endDate: moment,
  previousStartDate: moment.optional(),
  eventAttendanceMode: z.literal('https://schema.org/OnlineEventAttendanceMode'),
  eventStatus: z.enum([
    'https://schema.org/EventScheduled',
    'https://schema.org/EventCancelled',
    'https://schema.org/EventRescheduled',
  ]),
  location: z.strictObject({ '@type': z.literal('VirtualLocation'), url: page }),
  organizer: z.strictObject({ '@type': z.literal('Organization'), name: z.string(), url: page }),
  performer: z.strictObject({ '@type': z.literal('Person'), name: z.string() }),
  isAccessibleForFree: z.boolean(),
  inLanguage: z.literal('en-IN'),
  offers: z
    .strictObject({
      '@type': z.literal('Offer'),
      url: page,
      price: z.literal(0),
      priceCurrency: z.literal('INR'),
      availability: z.literal('https://schema.org/InStock'),
    })
    .optional(),
})

test('a session is an online event in Indian time', () => {
  const said = event.parse(gatheringEvent(gathering({ movedFrom: null, audience: 'person' })))
  expect([said.startDate, said.endDate]).toEqual([
    '2026-11-28T10:00:00+05:30',
    '2026-11-28T11:00:00+05:30',
  ])
  expect(said.eventStatus).toBe('https://schema.org/EventScheduled')
  expect(said.offers).toBeDefined()
})

test('a moved one says from when, a cancelled one that it is', () => {
  const moved = event.parse(gatheringEvent(gathering()))
  expect(moved.eventStatus).toBe('https://schema.org/EventRescheduled')
  expect(moved.previousStartDate).toBe('2026-11-28T09:00:00+05:30')
  const off = event.parse(gatheringEvent(gathering({ standing: 'cancelled', state: 'cancelled' })))
  expect(off.eventStatus).toBe('https://schema.org/EventCancelled')
})
