import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, formatIndiaDay } from '@/base/india-time'
import { findSiteEditor } from '@/lib/school-sites/pages/editor'
import { savePage } from '@/lib/school-sites/pages/save'
import { publishSite } from '@/lib/school-sites/publish'
import type { SiteBlock } from '@/lib/school-sites/schema'
import { filterPublicSlugs } from '@/lib/school-sites/serving/find-site'
import { buildSiteResponse, sendDraftPage } from '@/lib/school-sites/serving/site-response'
import { listStaticCopy } from '@/lib/school-sites/serving/static-copy'
import { getLastSiteChange, listSiteChanges } from '@/lib/school-sites/site/changes'
import { getSiteSchool } from '@/lib/school-sites/site/school'
import {
  cancelInHouseSession,
  changeInHouseSession,
  planInHouseSession,
} from '@/lib/training/in-house/plan'
import { openInProcessDatabase } from '../support/in-process'
import { newSite } from '../support/school-sites'
import { newUser } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(() => site.close())

type SiteUnderTest = Awaited<ReturnType<typeof newSite>>

async function publish({ coordinator, findPage }: SiteUnderTest, blocks: SiteBlock[]) {
  const page = { version: 1, title: 'Home', blocks }
  await savePage(coordinator, findPage('').id, page)
  await publishSite(coordinator)
}
const read = async (slug: string, path = '') => (await buildSiteResponse(slug, path)).response

const inDays = (days: number) => formatIndiaDay(addDays(new Date(), days))
const events = (sessions: 'yes' | 'no'): SiteBlock => ({
  ...{ id: 'e', type: 'events', title: 'Dates', sessions },
  events: [
    { title: 'Annual day', day: inDays(3), until: '', time: '', place: '' },
    { title: 'Last year', day: inDays(-300), until: '', time: '', place: '' },
  ],
})
const newPlan = (title: string, days: number) => ({
  ...{ title, day: inDays(days), time: '14:00', minutes: 60 },
  ...{ item: null, standardDomain: null },
})

describe('dates of the school’s calendar', () => {
  test('follow the in-house sessions without a new release, and none is past', async () => {
    const own = await newSite(site.db)
    const { coordinator, slug } = own
    await publish(own, [events('yes')])
    await planInHouseSession(coordinator, newPlan('Long ago', -20))
    const before = await getLastSiteChange()
    const { id } = await planInHouseSession(coordinator, newPlan('Phonics', 5))
    expect((await listSiteChanges(before)).changes).toMatchObject([{ slug }])
    expect((await read(slug)).body).toContain('Phonics')
    expect((await read(slug)).body).not.toMatch(/Long ago|Last year/)
    const feed = await read(slug, 'calendar.ics')
    expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(feed.body).toContain('SUMMARY:Phonics')
    expect(feed.body).not.toContain('Long ago')

    await changeInHouseSession(coordinator, id, { ...newPlan('Grammar', 6), version: 1 })
    expect((await read(slug)).body).toContain('Grammar')
    await cancelInHouseSession(coordinator, id)
    expect((await read(slug)).body).not.toContain('Grammar')
  })

  test('show no session of a school that does not want it, or of another one', async () => {
    const [own, other] = [await newSite(site.db), await newSite(site.db)]
    await publish(own, [events('no')])
    await publish(other, [events('yes')])
    await planInHouseSession(own.coordinator, newPlan('Private session', 5))
    for (const { slug } of [own, other]) {
      expect((await read(slug)).body).toContain('Annual day')
      expect((await read(slug)).body).not.toContain('Private session')
      expect((await read(slug, 'calendar.ics')).body).not.toContain('Private session')
    }
  })

  test('have no feed where no page shows dates', async () => {
    const own = await newSite(site.db)
    await publishSite(own.coordinator)
    expect((await read(own.slug, 'calendar.ics')).status).toBe(404)
    expect((await read(own.slug, 'icon.svg')).headers['content-type']).toContain('image/svg+xml')
  })
})

const VIDEO = 'dQw4w9WgXcQ'
const video: SiteBlock = {
  ...{ id: 'v', type: 'video', title: 'Sports day', text: '', file: '' },
  url: `https://youtu.be/${VIDEO}`,
}

test('the frame of a video exists for the videos of the site only, and only the site frames it', async () => {
  const own = await newSite(site.db)
  await publish(own, [video])
  const frame = await read(own.slug, `video/${VIDEO}`)
  expect(frame.status).toBe(200)
  expect(frame.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(frame.headers['X-Frame-Options']).toBe('SAMEORIGIN')
  for (const id of ['aaaaaaaaaaa', '', '../x', `${VIDEO}/`])
    expect((await read(own.slug, `video/${id}`)).status).toBe(404)
  expect((await read(own.slug)).headers['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  )
})

test('the draft and the downloaded copy show every block', async () => {
  const own = await newSite(site.db)
  await publish(own, [events('yes'), video])
  const draft = await (await sendDraftPage(own.coordinator, '')).text()
  expect(draft).toContain('Last year')
  const { files } = await listStaticCopy(own.coordinator)
  const home = String(await files.find(({ name }) => name === 'index.html')?.read())
  expect(home).toContain('Annual day')
  expect(home).toContain(`https://www.youtube.com/watch?v=${VIDEO}`)
  expect(home).not.toContain('<iframe')
})

test('a block of contact begins with what the school gave, for its editors only', async () => {
  const { coordinator } = await newSite(site.db)
  const given = await getSiteSchool(coordinator)
  expect(given.address).toContain('4 Temple Road')
  expect(given.email).toContain('@')
  expect(given.phone).toMatch(/\d{5}/)
  await expect(getSiteSchool(await newUser(site.db))).rejects.toMatchObject({ status: 404 })
})

const blank = { title: '', text: '', file: '' }
test.each<[string, object, string]>([
  ['columns without words', { type: 'columns', columns: [{ ...blank, alt: '' }] }, 'empty'],
  [
    'people without a name',
    { type: 'people', title: '', people: [{ name: '', role: 'x', subject: '', file: '' }] },
    'noName',
  ],
  ['a timetable of one row', { type: 'timetable', title: 'x', text: 'a | b' }, 'badTable'],
  [
    'a download without its file',
    { type: 'downloads', title: '', downloads: [{ file: '', title: 'x' }] },
    'noFile',
  ],
  [
    'notices that nobody filled in',
    { type: 'notices', title: '', notices: [{ ...blank, from: '', until: '' }] },
    'empty',
  ],
  [
    'a date without a day',
    {
      type: 'events',
      title: '',
      events: [{ title: 'x', day: '', until: '', time: '', place: '' }],
      sessions: 'no',
    },
    'badDays',
  ],
  [
    'two figures',
    { type: 'figures', figures: Array(2).fill({ number: '1', label: 'x' }) },
    'fewFigures',
  ],
  [
    'a figure without a label',
    { type: 'figures', figures: Array(3).fill({ number: '1', label: '' }) },
    'noLabel',
  ],
  ['a video elsewhere', { ...video, url: 'https://vimeo.com/123456' }, 'badVideo'],
  ['a map of nothing', { type: 'map', ...blank, code: '', directions: '', alt: '' }, 'empty'],
  [
    'a phone with letters',
    { type: 'contact', title: '', phone: 'call us', email: '', text: '', hours: '' },
    'badContact',
  ],
  [
    'a contact without anything',
    { type: 'contact', title: 'x', phone: '', email: '', text: '', hours: '' },
    'empty',
  ],
])('%s is saved, but not published', async (_, block, fault) => {
  const own = await newSite(site.db)
  const blocks = [{ id: 'a', ...block }] as SiteBlock[]
  await savePage(own.coordinator, own.findPage('').id, { version: 1, title: 'Home', blocks })
  expect((await findSiteEditor(own.coordinator))?.faults).toMatchObject([{ block: 1, fault }])
  await expect(publishSite(own.coordinator)).rejects.toMatchObject({ code: 'siteNotReady' })
  expect(await filterPublicSlugs([own.slug])).toEqual([])
})
