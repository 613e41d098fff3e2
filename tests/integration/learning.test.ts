import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { learningEntries, memberships, presences } from '@/db/schema'
import { confirmedPeople, pastGathering, present } from '../support/gatherings'
import { inProcess } from '../support/in-process'
import { newPerson, newSchool, setClock } from '../support/schools'

let db: Db
let stop: () => Promise<void>
let my: Awaited<ReturnType<typeof modules>>

const modules = async () => ({
  ...(await import('@/lib/learning/queries/record')),
  ...(await import('@/lib/learning/queries/entries')),
  ...(await import('@/lib/learning/queries/school')),
  ...(await import('@/lib/learning/commands/entries')),
  ...(await import('@/lib/learning/schema')),
  ...(await import('@/lib/learning/send-record')),
  ...(await import('@/lib/learning/print-record')),
  ...(await import('@/lib/certificates/commands/settle')),
  ...(await import('@/lib/certificates/commands/close')),
  ...(await import('@/lib/certificates/commands/team')),
  record: await import('@/lib/schools/record'),
})

beforeAll(async () => {
  const process = await inProcess()
  db = process.db
  stop = process.close
  my = await modules()
})
afterAll(() => stop())

const entry = (over: Record<string, unknown> = {}) =>
  my.entryForm.parse({
    title: 'Inclusive classrooms',
    provider: 'DIET Salem',
    day: '2025-06-10',
    hours: '2.5',
    ...over,
  })

async function onePerson() {
  const [person] = await confirmedPeople(db, 1)
  if (!person) throw new Error('nobody')
  return person
}

describe('hours', () => {
  test('go by India’s days: 31 March 23:59 is the old school year, a minute later the new one', async () => {
    const person = await onePerson()
    const old = await pastGathering(db, { startsAt: new Date('2026-03-31T23:59:00+05:30') })
    const anew = await pastGathering(db, { startsAt: new Date('2026-04-01T00:00:00+05:30') })
    for (const { id } of [old, anew]) await present(db, id, [person])
    await setClock(db, `timestamptz '2026-03-31T23:59:30+05:30'`)
    expect((await my.learningOf(person.id)).year.first).toBe(2025)
    expect((await my.learningOf(person.id)).minutes.ours).toBe(90)
    await setClock(db, `timestamptz '2026-04-01T00:00:30+05:30'`)
    const { year, minutes } = await my.learningOf(person.id)
    expect([year.first, minutes.ours, minutes.months[0]?.ours]).toEqual([2026, 90, 90])
    await setClock(db, 'now()')
  })

  test('count what is over and stands: not what is cancelled, running, or revoked', async () => {
    const person = await onePerson()
    const good = await pastGathering(db)
    const cancelled = await pastGathering(db, { state: 'cancelled' })
    const running = await pastGathering(db, { startsAt: new Date(Date.now() - 60_000) })
    const revoked = await pastGathering(db)
    for (const { id } of [good, cancelled, running, revoked]) await present(db, id, [person])
    await my.closeByTeam(person, revoked.id)
    await my.settle(revoked.id)
    const { sessions } = await my.learningOf(person.id)
    const number = sessions.find(({ id }) => id === revoked.id)?.number
    await my.revoke(person, number ?? '', 'Not there.')
    const counted = (await my.learningOf(person.id)).sessions.filter(({ counts }) => counts)
    expect(counted.map(({ id }) => id)).toEqual([good.id])
  })
})

test('a school counts the same sessions and hours as the teacher’s own record', async () => {
  const person = await onePerson()
  const school = await newSchool(db)
  const since = new Date('2020-01-01')
  const [seat] = await db
    .insert(memberships)
    .values({ schoolId: school.id, userId: person.id, role: 'teacher', since })
    .returning({ id: memberships.id })
  const [attended, removed] = [await pastGathering(db), await pastGathering(db)]
  for (const { id } of [attended, removed]) await present(db, id, [person])
  await my.closeByTeam(person, removed.id)
  await my.settle(removed.id)
  await db.delete(presences).where(eq(presences.gatheringId, removed.id))
  const own = await my.learningOf(person.id)
  const listed = own.sessions.filter(({ counts }) => counts)
  expect(listed).toHaveLength(2)
  const seen = (await my.trainingOf([seat?.id ?? ''])).get(seat?.id ?? '')
  expect(seen).toMatchObject({ sessions: listed.length, minutes: own.minutes.ours })
  expect((await my.schoolYear(school.id)).minutes.ours).toBe(own.minutes.ours)
})

describe('entries of one’s own', () => {
  test('are added, changed, removed and taken back', async () => {
    const person = await newPerson(db)
    await my.addEntry(person, entry())
    const [kept] = await my.entriesOf(person.id)
    if (!kept) throw new Error('not kept')
    expect(kept).toMatchObject({ minutes: 150, shared: false, theme: null })
    await my.changeEntry(person, kept.id, entry({ hours: '3', theme: 'global-goals' }))
    expect(await my.entryOf(person.id, kept.id)).toMatchObject({
      minutes: 180,
      theme: 'global-goals',
    })
    await my.removeEntry(person, kept.id)
    expect(await my.entriesOf(person.id)).toEqual([])
    await my.restoreEntry(person, kept.id)
    expect(await my.entriesOf(person.id)).toHaveLength(1)
    await expect(my.restoreEntry(person, kept.id)).rejects.toMatchObject({ code: 'notFound' })
  })

  test('of another person are not found, whatever is asked of them', async () => {
    const [owner, stranger] = [await newPerson(db), await newPerson(db)]
    await my.addEntry(owner, entry())
    const [kept] = await my.entriesOf(owner.id)
    const id = kept?.id ?? ''
    expect(await my.entryOf(stranger.id, id)).toBeNull()
    for (const act of [
      () => my.changeEntry(stranger, id, entry()),
      () => my.removeEntry(stranger, id),
      () => my.restoreEntry(stranger, id),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'notFound' })
    expect(await my.entriesOf(owner.id)).toHaveLength(1)
  })

  test('are of today at the latest, by India’s day', async () => {
    const person = await newPerson(db)
    const [row] = await db.select({ day: learningEntries.day }).from(learningEntries).limit(1)
    expect(row).toBeDefined()
    await expect(my.addEntry(person, entry({ day: '2099-01-01' }))).rejects.toMatchObject({
      errors: { day: 'entryDayInvalid' },
    })
  })

  test.each([
    ['day', '2026-02-30'],
    ['day', 'yesterday'],
    ['hours', '0'],
    ['hours', '201'],
    ['hours', '1e2'],
    ['title', '  '],
  ])('%s as %j is refused', (field, value) => {
    expect(my.entryForm.safeParse({ ...entry(), hours: '2', [field]: value }).success).toBe(false)
  })
})

describe('the record to take along', () => {
  test('as CSV: the mark, sessions and entries, and no cell that runs as a formula', async () => {
    const person = await onePerson()
    const gathering = await pastGathering(db, { title: '=SUM(A1)' })
    await present(db, gathering.id, [person])
    await my.addEntry(person, entry({ provider: '@evil' }))
    const answer = await my.sendRecord(new Request('http://x'), person.id)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = bytes.toString('utf8')
    expect(text).toContain(`"'=SUM(A1)","UNS"`)
    expect(text).toContain(`"'@evil"`)
    expect(text).toContain('"2.5"')
  })

  test('as PDF', async () => {
    const person = await onePerson()
    const answer = await my.printRecord(person.id)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const page = await (await getDocument({ data: bytes, verbosity: 0 }).promise).getPage(1)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join('')
    const bare = (words: string) => words.replace(/\s+/g, '')
    for (const words of [
      'UNS recorded the attendance at its own sessions.',
      'The teacher added all other entries, and UNS has not checked them.',
      '25 by CBSE or a government institute, 25 in-house or in the school complex.',
      'No board has recognised UNS sessions.',
    ])
      expect(bare(text)).toContain(bare(words))
    const places = items.flatMap((item) => ('transform' in item ? [item.transform] : []))
    expect(Math.min(...places.map(([, , , , , y]) => y))).toBeGreaterThan(20)
  })
})

describe('what a school sees', () => {
  test('sessions and hours since the seat was taken, and own entries only where shared', async () => {
    const { id: schoolId } = await newSchool(db)
    const person = await onePerson()
    const since = new Date(Date.now() - 5 * 60 * 60_000)
    const [seat] = await db
      .insert(memberships)
      .values({ userId: person.id, schoolId, role: 'teacher', since })
      .returning({ id: memberships.id })
    const before = await pastGathering(db, { startsAt: new Date(Date.now() - 72 * 60 * 60_000) })
    const after = await pastGathering(db)
    for (const { id } of [before, after]) await present(db, id, [person])
    const { learner } = await my.learningOf(person.id)
    await my.addEntry(person, entry({ day: learner.today, hours: '1', shared: true }))
    await my.addEntry(person, entry({ day: learner.today, hours: '4' }))
    const training = await my.trainingOf([seat?.id ?? ''])
    expect(training.get(seat?.id ?? '')).toEqual({ sessions: 1, minutes: 90, shared: 60 })
    const { minutes } = await my.schoolYear(schoolId)
    expect([minutes.ours, minutes.own]).toEqual([90, 60])
    const csv = await my.record.sendRecord(new Request('http://x'), schoolId).text()
    expect(csv).toContain('"1","1.5","1"')
    await db.delete(memberships).where(eq(memberships.id, seat?.id ?? ''))
  })
})
