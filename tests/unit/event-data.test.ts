import { describe, expect, test } from 'vitest'
import {
  liveSessionEvent,
  performersOf,
  seriesCourse,
  themeCourse,
  weeklySeries,
} from '@/components/live-sessions/public-sessions/structured-data'
import { bookData, booksData } from '@/content/book-data'
import { pageFacts } from '@/content/structured-data'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'
import { matchRoute } from '@/lib/match-route'
import { newSampleSession } from '../support/sample-live-sessions'
import { findStructuredDataFaults } from '../support/structured-data'

const newPage = (url: string, now = new Date('2026-11-20T00:00:00Z')) => ({
  ...{ url, now },
  isPublic: (path: string) => matchRoute(path)?.audience === 'everyone',
})
const SESSION_PAGE = newPage('http://localhost:3000/series/7')
const DURING = new Date('2026-11-28T05:00:00Z')
const AFTER = new Date('2026-12-01T00:00:00Z')

const newUpcomingSession = (overrides: Partial<PublicLiveSession> = {}) =>
  newSampleSession({
    ...{ phase: 'upcoming', rescheduledFrom: null, audience: 'user', capacity: null },
    ...{ host: 'Meena Iyer', ...overrides },
  })

test('a session is an online event in Indian time with registration', () => {
  const event = liveSessionEvent(newUpcomingSession())
  expect(findStructuredDataFaults([event], SESSION_PAGE)).toEqual([])
  expect([event.startDate, event.endDate]).toEqual([
    '2026-11-28T10:00:00+05:30',
    '2026-11-28T11:00:00+05:30',
  ])
  expect(event.eventStatus).toBe('https://schema.org/EventScheduled')
  expect(event.offers?.availability).toBe('https://schema.org/InStock')
  // The cached page does not know the number of free places.
  expect(liveSessionEvent(newUpcomingSession({ capacity: 40 })).offers).not.toHaveProperty(
    'availability',
  )
})

test('a session and the date of the series are in the language of the session', () => {
  const session = newUpcomingSession({ language: 'ta' })
  expect([liveSessionEvent(session).inLanguage, weeklySeries(session).inLanguage]).toEqual([
    'ta-IN',
    'ta-IN',
  ])
})

test.each([
  ['cancelled', { phase: 'cancelled', state: 'cancelled' }, SESSION_PAGE],
  ['over', { phase: 'over' }, newPage(SESSION_PAGE.url, AFTER)],
  [
    'over and rescheduled before',
    { phase: 'over', rescheduledFrom: DURING },
    newPage(SESSION_PAGE.url, AFTER),
  ],
  ['rescheduled', { rescheduledFrom: DURING }, SESSION_PAGE],
  ['live', { phase: 'live' }, newPage(SESSION_PAGE.url, DURING)],
  ['for subscribers', { audience: 'subscriber' }, SESSION_PAGE],
] as [string, Partial<PublicLiveSession>, typeof SESSION_PAGE][])(
  'a session that is %s has the right offers',
  (_, overrides, eventPage) => {
    const event = liveSessionEvent(newUpcomingSession(overrides))
    expect(findStructuredDataFaults([event], eventPage)).toEqual([])
    const isOpen =
      overrides.phase !== 'cancelled' && overrides.phase !== 'over' && !overrides.audience
    expect('offers' in event).toBe(isOpen)
  },
)

test.each([
  ['Meena Iyer', ['Person']],
  ['Meena Iyer and R. Lakshmi', ['Person', 'Person']],
  ['The UNS team', ['Organization']],
  ['Green Valley School', ['Organization']],
  ['Anand Teamsky', ['Person']],
])('a host is a person, people or a group: %s', (host, types) => {
  expect([performersOf(host)].flat().map((performer) => performer?.['@type'])).toEqual(types)
})

test('the series names its next date and a public page', () => {
  const homePage = newPage('http://localhost:3000/')
  expect(
    findStructuredDataFaults([weeklySeries(newUpcomingSession()), seriesCourse()], homePage),
  ).toEqual([])
})

test('a theme is a course of its next sessions, else of the last one', () => {
  const facts = { slug: 'water', label: 'Water', description: 'One theme.' }
  const themePage = newPage('http://localhost:3000/themes/water')
  const coming = [newUpcomingSession(), newUpcomingSession({ audience: 'subscriber' })]
  const past = [newUpcomingSession({ phase: 'over' })]
  const [next, last] = [
    themeCourse({ ...facts, coming, past }),
    themeCourse({ ...facts, coming: [], past }),
  ]
  expect(findStructuredDataFaults([next, last], themePage)).toEqual([])
  expect([next.offers.category, last.offers.category]).toEqual(['Partially Free', 'Free'])
  expect(next.hasCourseInstance[0]).toMatchObject({ startDate: '2026-11-28T10:00:00+05:30' })
  expect(last.hasCourseInstance[0]).not.toHaveProperty('startDate')
})

test('the breadcrumbs of a session include the list of sessions', () => {
  const parent = { title: 'Live sessions', path: '/series' }
  const pageData = { title: 'Read the meter', description: 'A week.', path: '/series/7' }
  expect(
    findStructuredDataFaults([pageFacts({ ...pageData, parents: [parent] })], SESSION_PAGE),
  ).toEqual([])
  expect(findStructuredDataFaults([pageFacts(pageData)], SESSION_PAGE)).not.toEqual([])
})

test('books are by our team or by a person, and link to their own page', () => {
  const book = {
    ...{ work: '7', title: 'Water', description: 'A book.', isPremium: true },
    ...{ cover: { src: '/covers/7' }, editionLanguage: 'en' },
  }
  const data = booksData([
    { ...book, author: 'UNS editorial team' },
    { ...book, work: '8', author: 'Meena Iyer' },
    { ...book, work: '9', author: '' },
  ])
  expect(findStructuredDataFaults([data], newPage('http://localhost:3000/about'))).toEqual([])
  expect(data['@graph'][0]?.url).toBe('http://localhost:3000/books/7')
})

test('a book says whether it is free, and what it costs', () => {
  const book = {
    ...{ work: '7', title: 'Water', description: 'A book.', author: '', pages: 12 },
    ...{ cover: { src: '/covers/7' }, editionLanguage: 'ta' },
  }
  const page = newPage('http://localhost:3000/ta/books/7')
  const [free, premium] = [false, true].map((isPremium) => bookData({ ...book, isPremium }))
  expect(findStructuredDataFaults([free ?? {}, premium ?? {}], page)).toEqual([])
  expect([free?.isAccessibleForFree, free?.offers.category]).toEqual([true, 'Free'])
  expect([premium?.isAccessibleForFree, premium?.offers.category]).toEqual([false, 'Subscription'])
  expect(free?.inLanguage).toBe('ta-IN')
})

describe('the checker finds', () => {
  const validEvent = liveSessionEvent(newUpcomingSession())
  const { startDate: _, ...withoutStart } = validEvent
  test.each([
    ['EducationEvent lacks startDate', withoutStart],
    [
      'Person has an odd name',
      { ...validEvent, performer: { '@type': 'Person', name: 'The team' } },
    ],
    [
      'is referred to and nowhere described',
      { ...validEvent, organizer: { '@id': '#organisation' } },
    ],
    ['has an odd url', { ...validEvent, url: 'http://localhost:3000/online-training' }],
    ['unknown doorTime', { ...validEvent, doorTime: '09:45' }],
    ['without its context', { ...validEvent, '@context': 'http://schema.org' }],
    ['is no type', { ...validEvent, location: { '@type': 'Place', name: 'Pune' } }],
    ['cancelled or over', { ...validEvent, eventStatus: 'https://schema.org/EventCancelled' }],
    [
      'does not say from when',
      { ...validEvent, eventStatus: 'https://schema.org/EventRescheduled' },
    ],
    ['odd startDate', { ...validEvent, startDate: '2026-11-28T04:30:00Z' }],
  ])('%s', (fault, brokenEvent) => {
    expect(findStructuredDataFaults([brokenEvent], SESSION_PAGE).join('\n')).toContain(fault)
  })
})
