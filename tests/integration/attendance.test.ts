import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, gatherings, presences, registrations, users } from '@/db/schema'
import { inProcess } from '../support/in-process'
import { newPeople, newPerson } from '../support/schools'

/** Who was there, by the list of the meeting service: looked up, noted once, taken back whole. */

let inside: Awaited<ReturnType<typeof inProcess>>
let commands: typeof import('@/lib/series/commands/attendance')
let queries: typeof import('@/lib/series/queries/attendance')
let people: typeof import('@/lib/series/queries/people')
let editor: { id: string }

beforeAll(async () => {
  inside = await inProcess()
  commands = await import('@/lib/series/commands/attendance')
  queries = await import('@/lib/series/queries/attendance')
  people = await import('@/lib/series/queries/people')
  editor = await newPerson(inside.db)
})
afterAll(() => inside.close())

async function newGathering() {
  const [row] = await inside.db
    .insert(gatherings)
    .values({
      slug: randomUUID(),
      kind: 'series',
      state: 'published',
      title: 'Ethics in the laboratory',
      summary: 'Three cases.',
      host: 'Somebody',
      hostLine: 'Teaches chemistry.',
      startsAt: new Date(),
      minutes: 60,
      meetingAddress: 'https://meet.example/a',
      audience: 'person',
      proof: 'joining',
    })
    .returning({ id: gatherings.id })
  return row?.id ?? ''
}

const presentAt = (id: string) =>
  inside.db.select().from(presences).where(eq(presences.gatheringId, id))
const ids = (people: { id: string }[]) => people.map(({ id }) => id)

test('lines are looked up by address among all, by name among those who registered', async () => {
  const id = await newGathering()
  const [stranger, registered] = await newPeople(inside.db, 2)
  if (!stranger || !registered) throw new Error('nobody')
  await inside.db
    .insert(registrations)
    .values({ gatheringId: id, userId: registered.id, state: 'registered' })
  const lines = [
    { name: 'A phone', email: stranger.email.toUpperCase(), minutes: 50 },
    { name: 'meena iyer', email: '', minutes: 61 },
    { name: 'Nobody Here', email: 'nobody@school.example', minutes: 3 },
  ]
  const found = await queries.matchAttendees(id, lines)
  expect(found.map(({ as, people }) => [as, ...people.map(({ userId }) => userId)])).toEqual([
    ['matched', stranger.id],
    ['matched', registered.id],
    ['unmatched'],
  ])
  await expect(queries.matchAttendees(randomUUID(), lines)).rejects.toMatchObject({ status: 404 })
})

test('a list in pieces notes each once, and leaves who is noted already as noted', async () => {
  const id = await newGathering()
  const people = await newPeople(inside.db, 6)
  const [one] = people
  if (!one) throw new Error('nobody')
  await inside.db.insert(presences).values({ gatheringId: id, userId: one.id, how: 'word' })
  const begun = await commands.takeOverList(editor.id, id, { people: ids(people.slice(0, 4)) })
  expect(begun.noted).toBe(3)
  const again = { people: ids(people), list: begun.list }
  const rounds = await Promise.all(
    Array.from({ length: 10 }, () => commands.takeOverList(editor.id, id, again)),
  )
  expect(rounds.reduce((sum, { noted }) => sum + noted, 0)).toBe(2)
  expect(await presentAt(id)).toHaveLength(6)
  expect(await queries.listsOf(id)).toMatchObject([{ id: begun.list, people: 5 }])
})

test('taking a list back takes what it alone had noted, once, with a line in the log', async () => {
  const id = await newGathering()
  const people = await newPeople(inside.db, 3)
  const [one] = people
  if (!one) throw new Error('nobody')
  await inside.db.insert(presences).values({ gatheringId: id, userId: one.id, how: 'hand' })
  const { list } = await commands.takeOverList(editor.id, id, { people: ids(people) })
  const undone = await Promise.all(
    Array.from({ length: 20 }, () => commands.takeBackList(editor.id, id, list)),
  )
  expect(undone.map(({ gone }) => gone).filter((gone) => gone > 0)).toEqual([2])
  expect(await presentAt(id)).toMatchObject([{ userId: one.id, how: 'hand' }])
  expect(await queries.listsOf(id)).toEqual([])
  const lines = await inside.db.select().from(auditLog).where(eq(auditLog.act, 'attendance.undone'))
  expect(lines.filter(({ values }) => values.gathering === id)).toHaveLength(1)
  const late = commands.takeOverList(editor.id, id, { people: ids(people), list })
  await expect(late).rejects.toMatchObject({ word: 'listTakenBack' })
})

test('a closed session takes no list and gives none back; another’s list is not found', async () => {
  const [id, other] = [await newGathering(), await newGathering()]
  const people = ids(await newPeople(inside.db, 2))
  const { list } = await commands.takeOverList(editor.id, id, { people })
  const colleague = await newPerson(inside.db)
  for (const wrong of [
    () => commands.takeOverList(editor.id, other, { people, list }),
    () => commands.takeOverList(colleague.id, id, { people, list }),
    () => commands.takeOverList(editor.id, randomUUID(), { people }),
  ])
    await expect(wrong()).rejects.toMatchObject({ status: 404 })
  expect(await commands.takeBackList(editor.id, other, list)).toEqual({ gone: 0 })
  await inside.db.update(gatherings).set({ closedAt: new Date() }).where(eq(gatherings.id, id))
  for (const late of [
    () => commands.takeOverList(editor.id, id, { people }),
    () => commands.takeBackList(editor.id, id, list),
  ])
    await expect(late()).rejects.toMatchObject({ word: 'gatheringClosed' })
  expect(await presentAt(id)).toHaveLength(2)
})

test('offers accounts of the same name that did not register, and matches none by name alone', async () => {
  const id = await newGathering()
  const [one, other] = await newPeople(inside.db, 2)
  if (!one || !other) throw new Error('nobody')
  const named = { firstname: 'Kavi José', lastname: 'Thangaraj' }
  await inside.db
    .update(users)
    .set(named)
    .where(inArray(users.id, [one.id, other.id]))
  const lines = [
    'Thangaraj, Kavi Jose (phone)',
    'Mrs. Kavi José T. Thangaraj',
    'Kavi Thangaraj',
  ].map((name) => ({ name, email: '', minutes: 60 }))
  const found = await queries.matchAttendees(id, lines)
  expect(found.map(({ as }) => as)).toEqual(['doubtful', 'doubtful', 'unmatched'])
  for (const { people } of found.slice(0, 2))
    expect(people.map(({ userId }) => userId).sort()).toEqual([one.id, other.id].sort())
  // One of that name alone may still be somebody else.
  const only = { firstname: 'Ilango', lastname: 'Vel' }
  await inside.db.update(users).set(only).where(eq(users.id, other.id))
  const [line] = await queries.matchAttendees(id, [{ name: 'Ilango Vel', email: '', minutes: 1 }])
  expect([line?.as, line?.people[0]?.userId]).toEqual(['doubtful', other.id])
})

test('finds an odd name nowhere, without an error', async () => {
  const id = await newGathering()
  const names = ["' | !x & (", '""', 'ॐ', 'a\\b:*', '<->', 'x'.repeat(100), '()', "O'Brien"]
  const lines = names.map((name) => ({ name, email: '', minutes: 1 }))
  const found = await queries.matchAttendees(id, lines)
  expect(found.map(({ as }) => as)).toEqual(names.map(() => 'unmatched'))
})

describe('the list of a session’s people', () => {
  /** Every way in which a user can stand to a session. */
  const WAYS = [null, 'registered', 'waiting', 'cancelled'].flatMap((state) =>
    [true, false].flatMap((joined) =>
      [null, 'word', 'joining', 'import', 'hand'].map((how) => ({ state, joined, how })),
    ),
  )

  test('holds as many people as each count says', async () => {
    const id = await newGathering()
    const all = await newPeople(inside.db, WAYS.length)
    for (const [at, { state, joined, how }] of WAYS.entries()) {
      const own = { gatheringId: id, userId: all[at]?.id ?? '' }
      const joinedAt = joined ? new Date() : null
      if (state) await inside.db.insert(registrations).values({ ...own, state, joinedAt } as never)
      if (how) await inside.db.insert(presences).values({ ...own, how } as never)
    }
    const { deskSession } = await import('@/lib/series/queries/desk')
    const session = await deskSession(id)
    for (const who of ['registered', 'waiting', 'joined', 'present'] as const) {
      const { rows } = await people.peopleOf(id, { who })
      expect([who, rows.length]).toEqual([who, session?.[who]])
      expect(rows.length).toBeGreaterThan(5)
    }
    const { closingOf } = await import('@/lib/certificates/queries/closing')
    expect((await closingOf(id))?.present).toBe(session?.present)
    const everyone = new Set(ids((await people.peopleOf(id, { who: 'all' })).rows))
    for (const who of people.WHO)
      for (const row of (await people.peopleOf(id, { who })).rows)
        expect(everyone).toContain(row.id)
  })

  test('has whoever an import noted without a registration, to remove alone and add again', async () => {
    const id = await newGathering()
    const [one, other] = await newPeople(inside.db, 2)
    if (!one || !other) throw new Error('nobody')
    const { notePresent, noteAbsent } = await import('@/lib/series/commands/presence')
    await commands.takeOverList(editor.id, id, { people: ids([one, other]) })
    const { rows } = await people.peopleOf(id, { who: 'present' })
    expect(rows.map((row) => [row.id, row.state, row.how]).sort()).toEqual(
      [one, other].map((row) => [row.id, null, 'import']).sort(),
    )
    await noteAbsent(editor, id, one.id)
    expect(ids((await people.peopleOf(id, { who: 'all' })).rows)).toEqual([other.id])
    const asked = { who: 'all', search: one.email } as const
    expect(ids(await people.unlistedPeople(id, asked))).toEqual([one.id])
    await notePresent(editor, id, one.id)
    expect(await people.unlistedPeople(id, asked)).toEqual([])
    expect(ids((await people.peopleOf(id, { who: 'present' })).rows).sort()).toEqual(
      ids([one, other]).sort(),
    )
    expect((await people.peopleOf(id, { who: 'registered' })).rows).toEqual([])
  })

  test('offers no accounts before three characters are typed, nor more than ten', async () => {
    const id = await newGathering()
    const crowd = await newPeople(inside.db, 12)
    const lastname = 'Manyfold'
    await inside.db
      .update(users)
      .set({ lastname })
      .where(inArray(users.id, ids(crowd)))
    const offered = (search?: string) => people.unlistedPeople(id, { who: 'all', search })
    expect(await offered()).toEqual([])
    expect(await offered('Ma')).toEqual([])
    expect(await offered('Manyfold')).toHaveLength(10)
  })
})
