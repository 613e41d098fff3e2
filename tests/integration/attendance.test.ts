import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, gatherings, presences, registrations } from '@/db/schema'
import { inProcess } from '../support/in-process'
import { newPeople, newPerson } from '../support/schools'

/** Who was there, by the list of the meeting service: looked up, noted once, taken back whole. */

let inside: Awaited<ReturnType<typeof inProcess>>
let commands: typeof import('@/lib/series/commands/attendance')
let queries: typeof import('@/lib/series/queries/attendance')
let editor: { id: string }

beforeAll(async () => {
  inside = await inProcess()
  commands = await import('@/lib/series/commands/attendance')
  queries = await import('@/lib/series/queries/attendance')
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
