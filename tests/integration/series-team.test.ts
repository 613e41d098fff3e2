import { eq, sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  auditLog,
  certificates,
  gatherings,
  mailOutbox,
  presences,
  registrations,
  siteVersions,
} from '@/db/schema'
import type { ChangedGathering, NewGathering } from '@/lib/series/schema'
import { inProcess } from '../support/in-process'
import { newPeople, newPerson } from '../support/schools'
import { MEETING, newGathering, newViewer, placesIn, startsIn, tally } from '../support/series'

/** What the team does to the programme, and what those who come hear of it. */

let site: Awaited<ReturnType<typeof inProcess>>
let editor: Awaited<ReturnType<typeof newPerson>>
beforeAll(async () => {
  site = await inProcess()
  editor = await newPerson(site.db)
})
beforeEach(async () => {
  await site.db.delete(mailOutbox)
})
afterAll(() => site?.close())

const commands = async () => ({
  ...(await import('@/lib/series/commands/make')),
  ...(await import('@/lib/series/commands/change')),
  ...(await import('@/lib/series/commands/cancel')),
  ...(await import('@/lib/series/commands/presence')),
  ...(await import('@/lib/series/commands/join')),
})

const form = (over: Partial<NewGathering> = {}): NewGathering => ({
  kind: 'series',
  theme: 'global-goals',
  title: 'Read the water meter',
  summary: 'A week of meter readings.',
  host: 'The team',
  host_line: 'They lead it.',
  day: '2027-06-05',
  time: '10:00',
  minutes: 60,
  meeting_address: MEETING,
  audience: 'person',
  seats: null,
  subject: null,
  region: null,
  proof: 'word',
  word: 'sapling',
  works: [],
  recording_film: null,
  recording_address: null,
  state: 'published',
  times: null,
  until: null,
  ...over,
})

const changed = (version: number, over: Partial<ChangedGathering> = {}): ChangedGathering => {
  const { times: _, until: __, ...known } = form()
  return { ...known, version, reach: 'this', ...over }
}

const row = async (id: string) => {
  const [found] = await site.db.select().from(gatherings).where(eq(gatherings.id, id))
  if (!found) throw new Error('gone')
  return found
}
const version = async () =>
  (await site.db.select().from(siteVersions).where(eq(siteVersions.name, 'content')))[0]?.version ??
  0
const letters = () => site.db.select().from(mailOutbox)

async function comers(gatheringId: string, count: number) {
  const people = await newPeople(site.db, count)
  await site.db
    .insert(registrations)
    .values(people.map(({ id: userId }) => ({ gatheringId, userId, state: 'registered' as const })))
  return people
}

describe('planning', () => {
  test('a session repeats every week for a term, at ten o’clock in India each time', async () => {
    const { makeGatherings } = await commands()
    const before = await version()
    const id = await makeGatherings(editor, form({ times: 12 }))
    const { repeatId } = await row(id)
    const all = await site.db
      .select()
      .from(gatherings)
      .where(eq(gatherings.repeatId, repeatId ?? ''))
      .orderBy(gatherings.startsAt)
    expect(all).toHaveLength(12)
    expect(all[0]?.startsAt.toISOString()).toBe('2027-06-05T04:30:00.000Z')
    expect(all[11]?.startsAt.toISOString()).toBe('2027-08-21T04:30:00.000Z')
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(12)
    expect(all[3]?.slug).toBe('read-the-water-meter-2027-06-26')
    expect(await version()).toBeGreaterThan(before)
  })

  test('until a day, that day included; and two of one name on one day have two addresses', async () => {
    const { makeGatherings } = await commands()
    const id = await makeGatherings(editor, form({ until: '2027-06-19', title: 'நீர் மீட்டர்' }))
    const { repeatId, slug } = await row(id)
    expect(slug).toBe('series-2027-06-05')
    const all = site.db
      .select()
      .from(gatherings)
      .where(eq(gatherings.repeatId, repeatId ?? ''))
    expect(await all).toHaveLength(3)
    const again = await makeGatherings(editor, form({ title: 'நீர் மீட்டர்' }))
    expect((await row(again)).slug).not.toBe(slug)
  })
})

describe('changing', () => {
  test('the second of two editors is told who was first, and nothing is overwritten', async () => {
    const { makeGatherings, changeGathering } = await commands()
    const id = await makeGatherings(editor, form())
    const other = await newPerson(site.db)
    const saves = [editor, other].map((by) =>
      changeGathering(by, id, changed(1, { title: `By ${by.id}` })),
    )
    const [first, second] = (await Promise.all(saves)).sort((one) => (one === 1 ? -1 : 1))
    const { title, version: now } = await row(id)
    expect(first).toBe(1)
    expect(second).toEqual({ name: 'Meena Iyer', version: 2, theirs: { title } })
    expect(now).toBe(2)
    expect(await changeGathering(other, id, changed(2, { title: 'Mine' }))).toBe(1)
    expect((await row(id)).title).toBe('Mine')
  })

  test('what stands on certificates stays, and all else can be changed', async () => {
    const { makeGatherings, changeGathering } = await commands()
    const id = await makeGatherings(editor, form())
    const person = await newPerson(site.db)
    await site.db.insert(certificates).values({
      number: `UNS-${person.id.slice(0, 10)}`,
      userId: person.id,
      gatheringId: id,
      name: 'Meena Iyer',
    })
    for (const over of [{ title: 'Another' }, { minutes: 90 }, { time: '11:00' }])
      await expect(changeGathering(editor, id, changed(1, over))).rejects.toMatchObject({
        word: 'standsOnCertificates',
      })
    expect(await changeGathering(editor, id, changed(1, { summary: 'Said better.' }))).toBe(1)
  })

  test('a new time is mailed to all who come, once, with the same entry and a higher sequence', async () => {
    const { makeGatherings, changeGathering } = await commands()
    const id = await makeGatherings(editor, form())
    const people = await comers(id, 60)
    await changeGathering(editor, id, changed(1, { title: 'Another title' }))
    expect(await letters()).toEqual([])
    await changeGathering(editor, id, changed(2, { time: '11:00' }))
    const sent = await letters()
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(
      people.map(({ email }) => email).sort(),
    )
    expect(new Set(sent.map(({ template }) => template))).toEqual(new Set(['gatheringMoved']))
    const after = await row(id)
    expect([after.sequence, after.movedFrom?.toISOString()]).toEqual([
      1,
      '2027-06-05T04:30:00.000Z',
    ])
    const { composeLetter } = await import('@/lib/mail/letters')
    const { attachment } = composeLetter('gatheringMoved', sent[0]?.data as never)
    const [event] = new ICAL.Component(ICAL.parse(attachment?.content ?? '')).getAllSubcomponents(
      'vevent',
    )
    expect(event?.getFirstPropertyValue('uid')).toBe(`${id}@series.uns`)
    expect(event?.getFirstPropertyValue('sequence')).toBe(1)
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2027-06-05T05:30:00Z')
  })

  test('one, or it and all that follow; each keeps its word', async () => {
    const { makeGatherings, changeGathering } = await commands()
    const id = await makeGatherings(editor, form({ times: 4, title: 'A series of four' }))
    const { repeatId } = await row(id)
    const all = async () =>
      site.db
        .select()
        .from(gatherings)
        .where(eq(gatherings.repeatId, repeatId ?? ''))
        .orderBy(gatherings.startsAt)
    const [, second] = await all()
    if (!second) throw new Error('none')
    await site.db
      .update(gatherings)
      .set({ word: 'own' })
      .where(eq(gatherings.id, (await all())[3]?.id ?? ''))
    const changes = {
      day: '2027-06-12',
      time: '16:30',
      title: 'New title',
      reach: 'following' as const,
    }
    expect(await changeGathering(editor, second.id, changed(1, changes))).toBe(3)
    const times = (await all()).map(({ startsAt }) => startsAt.toISOString().slice(0, 16))
    expect(times).toEqual([
      '2027-06-05T04:30',
      '2027-06-12T11:00',
      '2027-06-19T11:00',
      '2027-06-26T11:00',
    ])
    expect((await all()).map(({ title }) => title)).toEqual([
      'A series of four',
      ...Array(3).fill('New title'),
    ])
    expect((await all())[3]?.word).toBe('own')
  })

  test('more seats let those in who have waited longest', async () => {
    const { makeGatherings, changeGathering } = await commands()
    const { register } = await import('@/lib/series/commands/register')
    const id = await makeGatherings(editor, form({ seats: 1, title: 'Few seats' }))
    const { slug } = await row(id)
    const people = []
    for (let n = 0; n < 4; n += 1) people.push(await newViewer(site.db))
    for (const one of people) await register(one, slug)
    await changeGathering(editor, id, changed(1, { seats: 3, title: 'Few seats' }))
    const states = new Map(
      (await placesIn(site.db, id)).map(({ userId, state }) => [userId, state]),
    )
    expect(people.map((one) => states.get(one.id))).toEqual([
      'registered',
      'registered',
      'registered',
      'waiting',
    ])
    const moved = (await letters()).filter(({ template }) => template === 'gatheringMovedUp')
    expect(moved.map(({ recipient }) => recipient).sort()).toEqual(
      [people[1]?.email, people[2]?.email].sort(),
    )
  })

  test('the form refuses an address that is not https, odd days, times and numbers', async () => {
    const { newGathering: shape } = await import('@/lib/series/schema')
    const judge = (over: object) => shape.safeParse({ ...form(), ...over })
    expect(judge({}).success).toBe(true)
    expect(judge({ seats: '', times: '', until: '', theme: '', minutes: '60' }).success).toBe(true)
    for (const over of [
      { meeting_address: 'http://meet.example/x' },
      { meeting_address: 'javascript:alert(1)' },
      { meeting_address: 'https://meet.example/a b' },
      { day: '2027-13-05' },
      { day: '5.6.2027' },
      { time: '25:00' },
      { minutes: '5' },
      { minutes: 'sixty' },
      { seats: '0' },
      { recording_address: 'ftp://x.example' },
      { meeting_address: 'meet' },
      { meeting_address: 'javascript:1' },
      { meeting_address: 'meet.example/a b' },
      { kind: 'party' },
    ])
      expect(judge(over).success, JSON.stringify(over)).toBe(false)
  })
})

test('addresses are taken without https://, and stored with it', async () => {
  const { newGathering: shape } = await import('@/lib/series/schema')
  const { itemForm } = await import('@/lib/content/schema')
  for (const [typed, stored] of [
    ['meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
    [' zoom.us/j/812?pwd=x ', 'https://zoom.us/j/812?pwd=x'],
    ['meet.example:8443/x', 'https://meet.example:8443/x'],
    ['HTTPS://meet.example/x', 'HTTPS://meet.example/x'],
  ]) {
    const read = shape.parse({ ...form(), meeting_address: typed, recording_address: typed })
    expect([read.meeting_address, read.recording_address]).toEqual([stored, stored])
    expect(itemForm.shape.link.parse(typed)).toBe(stored)
  }
  expect(itemForm.shape.link.parse('')).toBeNull()
})

describe('the attendance code', () => {
  test('is generated for each session that was given none', async () => {
    const { makeGatherings } = await commands()
    const id = await makeGatherings(editor, form({ times: 5, word: null, title: 'Coded' }))
    const { repeatId } = await row(id)
    const codes = (
      await site.db
        .select({ word: gatherings.word })
        .from(gatherings)
        .where(eq(gatherings.repeatId, repeatId ?? ''))
    ).map(({ word }) => word)
    expect(new Set(codes).size).toBe(5)
    for (const code of codes) expect(code).toMatch(/^[A-Z3479]{6}$/)
    const first = await makeGatherings(editor, form({ times: 2, title: 'Own word' }))
    expect((await row(first)).word).toBe('sapling')
  })

  test('stays when the field is sent empty, and comes when the method becomes a code', async () => {
    const { makeGatherings, changeGathering } = await commands()
    const id = await makeGatherings(editor, form({ word: 'sapling', title: 'Kept' }))
    await changeGathering(editor, id, changed(1, { word: null, title: 'Kept' }))
    expect((await row(id)).word).toBe('sapling')
    await changeGathering(editor, id, changed(2, { proof: 'joining', title: 'Kept' }))
    expect((await row(id)).word).toBeNull()
    await changeGathering(editor, id, changed(3, { word: null, title: 'Kept' }))
    expect((await row(id)).word).toMatch(/^[A-Z3479]{6}$/)
  })
})

describe('bad days', () => {
  test('cancelled two minutes before: the door says so at once, and everybody is told, once', async () => {
    const { cancelGathering, join } = await commands()
    const { id, slug } = await newGathering(site.db, { inMinutes: 2 })
    await comers(id, 150)
    const one = await newViewer(site.db)
    expect(await tally([join(one, slug)])).toEqual({ [MEETING]: 1 })
    const before = await version()
    const reason = { reason: 'The host is ill.', reach: 'this' as const }
    const cancels = [1, 2, 3].map(() => cancelGathering(editor, id, reason))
    expect(await tally(cancels)).toEqual({ done: 1, nothingToCancel: 2 })
    expect(await tally([join(one, slug)])).toEqual({ gatheringCancelled: 1 })
    const sent = await letters()
    expect(sent).toHaveLength(151)
    // So many go a hundred at a time.
    expect(sent.every(({ crowd, data }) => crowd && data.reason === 'The host is ill.')).toBe(true)
    expect(await version()).toBeGreaterThan(before)
    const { placeOf } = await import('@/lib/series/queries/place')
    expect(await placeOf(one, slug)).toMatchObject({
      standing: 'cancelled',
      mayJoin: false,
      reason: 'The host is ill.',
    })
  })

  test('a cancelled session can take place after all, as long as it has not ended', async () => {
    const { cancelGathering, restoreGathering, join } = await commands()
    const { id, slug } = await newGathering(site.db, { inMinutes: 2 })
    await comers(id, 3)
    await cancelGathering(editor, id, { reason: 'Ill.', reach: 'this' })
    await restoreGathering(editor, id)
    expect(await tally([join(await newViewer(site.db), slug)])).toEqual({ [MEETING]: 1 })
    const told = (await letters()).map(({ template, data }) => `${template} ${data.sequence}`)
    expect(told.sort()).toEqual([
      ...Array(3).fill('gatheringCancelled 1'),
      ...Array(3).fill('gatheringRestored 2'),
    ])
    await cancelGathering(editor, id, { reason: 'Ill.', reach: 'this' })
    await startsIn(site.db, id, -61)
    expect(await tally([restoreGathering(editor, id)])).toEqual({ cannotRestore: 1 })
  })

  test('a draft that is cancelled simply goes, and a session that is over cannot be', async () => {
    const { cancelGathering } = await commands()
    const draft = await newGathering(site.db, { state: 'draft' })
    await cancelGathering(editor, draft.id, { reason: 'x', reach: 'this' })
    expect(await site.db.select().from(gatherings).where(eq(gatherings.id, draft.id))).toEqual([])
    const over = await newGathering(site.db, { inMinutes: -61 })
    const cancel = cancelGathering(editor, over.id, { reason: 'x', reach: 'this' })
    expect(await tally([cancel])).toEqual({ nothingToCancel: 1 })
  })
})

test('who was there is noted by hand, once, in the log, and taken back', async () => {
  const { notePresent, noteAbsent } = await commands()
  const [{ id }, person] = [
    await newGathering(site.db, { inMinutes: -90 }),
    await newPerson(site.db),
  ]
  await Promise.all([1, 2, 3].map(() => notePresent(editor, id, person.id)))
  const noted = site.db.select().from(presences).where(eq(presences.gatheringId, id))
  expect((await noted).map(({ how }) => how)).toEqual(['hand'])
  await noteAbsent(editor, id, person.id)
  expect(await noted).toEqual([])
  const lines = await site.db.select().from(auditLog).where(eq(auditLog.personId, person.id))
  expect(lines.map(({ act }) => act)).toEqual(['presence.noted', 'presence.removed'])
})

test('thousands who come are told in one transaction, each once', async () => {
  const { cancelGathering } = await commands()
  const { id } = await newGathering(site.db)
  await site.db.execute(sql`insert into users (firstname, lastname, email, phone_number, password_hash)
    select 'T', n::text, 'crowd-' || n || '@school.example', '9876543210', 'x' from generate_series(1, 3000) n`)
  await site.db.execute(sql`insert into registrations (gathering_id, user_id, state)
    select ${id}, id, 'registered' from users where email like 'crowd-%'`)
  await cancelGathering(editor, id, { reason: 'Ill.', reach: 'this' })
  const [count] = await site.db
    .select({ all: sql<number>`count(distinct recipient)::int` })
    .from(mailOutbox)
  expect(count?.all).toBe(3_000)
}, 60_000)
