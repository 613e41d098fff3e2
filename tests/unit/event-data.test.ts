import { describe, expect, test } from 'vitest'
import { booksData } from '@/content/book-data'
import { gatheringEvent, performersOf, seriesCourse, weeklySeries } from '@/content/session-data'
import { pageFacts } from '@/content/structured-data'
import { areaOf } from '@/lib/area-of'
import type { Told } from '@/lib/series/queries/programme'
import { gathering } from '../support/sample-series'
import { structuredDataFaults } from '../support/structured-data'

/** Facts for search engines, against what schema.org and Google ask for. */

const page = (url: string, now = new Date('2026-11-20T00:00:00Z')) => ({
  ...{ url, now },
  isPublic: (path: string) => areaOf(path)?.whom === 'everyone',
})
const SESSION = page('http://localhost:3000/series/7')
const DURING = new Date('2026-11-28T05:00:00Z')
const AFTER = new Date('2026-12-01T00:00:00Z')

const upcoming = (over: Partial<Told> = {}) =>
  gathering({
    ...{ standing: 'upcoming', movedFrom: null, audience: 'person', seats: null },
    ...{ host: 'Meena Iyer', ...over },
  })

test('a session is an online event in Indian time that can be registered for', () => {
  const said = gatheringEvent(upcoming())
  expect(structuredDataFaults([said], SESSION)).toEqual([])
  expect([said.startDate, said.endDate]).toEqual([
    '2026-11-28T10:00:00+05:30',
    '2026-11-28T11:00:00+05:30',
  ])
  expect(said.eventStatus).toBe('https://schema.org/EventScheduled')
  expect(said.offers?.availability).toBe('https://schema.org/InStock')
  // Whether a seat is left, this page does not know.
  expect(gatheringEvent(upcoming({ seats: 40 })).offers).not.toHaveProperty('availability')
})

test.each([
  ['cancelled', { standing: 'cancelled', state: 'cancelled' }, SESSION],
  ['over', { standing: 'over' }, page(SESSION.url, AFTER)],
  ['over and moved before', { standing: 'over', movedFrom: DURING }, page(SESSION.url, AFTER)],
  ['moved', { movedFrom: DURING }, SESSION],
  ['live', { standing: 'live' }, page(SESSION.url, DURING)],
  ['for subscribers', { audience: 'subscriber' }, SESSION],
] as [string, Partial<Told>, typeof SESSION][])(
  'a session that is %s offers what is left',
  (_, over, at) => {
    const said = gatheringEvent(upcoming(over))
    expect(structuredDataFaults([said], at)).toEqual([])
    const isOpen = over.standing !== 'cancelled' && over.standing !== 'over' && !over.audience
    expect('offers' in said).toBe(isOpen)
  },
)

test.each([
  ['Meena Iyer', ['Person']],
  ['Meena Iyer and R. Lakshmi', ['Person', 'Person']],
  ['The UNS team', ['Organization']],
  ['Green Valley School', ['Organization']],
  ['Anand Teamsky', ['Person']],
])('a host is a person, people or a group: %s', (host, types) => {
  expect([performersOf(host)].flat().map((one) => one?.['@type'])).toEqual(types)
})

test('the series names its next date, and a page that is open to everyone', () => {
  const home = page('http://localhost:3000/')
  expect(structuredDataFaults([weeklySeries(upcoming()), seriesCourse()], home)).toEqual([])
})

test('the way to a session leads over the list of sessions', () => {
  const step = { title: 'Live sessions', path: '/series' }
  const own = { title: 'Read the meter', description: 'A week.', path: '/series/7' }
  expect(structuredDataFaults([pageFacts({ ...own, parents: [step] })], SESSION)).toEqual([])
  expect(structuredDataFaults([pageFacts(own)], SESSION)).not.toEqual([])
})

test('books are by our team or by a person, and lead to the page that names them', () => {
  const book = {
    id: '7',
    title: 'Water',
    description: 'A book.',
    isPremium: true,
    cover: '/covers/7',
  }
  const facts = booksData([
    { ...book, author: 'UNS editorial team' },
    { ...book, id: '8', author: 'Meena Iyer' },
    { ...book, id: '9', author: '' },
  ])
  expect(structuredDataFaults([facts], page('http://localhost:3000/about'))).toEqual([])
})

describe('the checker finds', () => {
  const good = gatheringEvent(upcoming())
  const { startDate: _, ...withoutStart } = good
  test.each([
    ['EducationEvent lacks startDate', withoutStart],
    ['Person has an odd name', { ...good, performer: { '@type': 'Person', name: 'The team' } }],
    ['is referred to and nowhere described', { ...good, organizer: { '@id': '#organisation' } }],
    ['has an odd url', { ...good, url: 'http://localhost:3000/online-training' }],
    ['unknown doorTime', { ...good, doorTime: '09:45' }],
    ['without its context', { ...good, '@context': 'http://schema.org' }],
    ['is no type', { ...good, location: { '@type': 'Place', name: 'Pune' } }],
    ['cancelled or over', { ...good, eventStatus: 'https://schema.org/EventCancelled' }],
    ['does not say from when', { ...good, eventStatus: 'https://schema.org/EventRescheduled' }],
    ['odd startDate', { ...good, startDate: '2026-11-28T04:30:00Z' }],
  ])('%s', (fault, fact) => {
    expect(structuredDataFaults([fact], SESSION).join('\n')).toContain(fault)
  })
})
