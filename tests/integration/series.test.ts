import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gatherings, mailOutbox, presences } from '@/db/schema'
import { inProcess } from '../support/in-process'
import { newSchool } from '../support/schools'
import {
  MEETING,
  newGathering,
  newViewer,
  newViewers,
  placesIn,
  startsIn,
  tally,
  viewer,
} from '../support/series'

/** Places, the waiting list, the door and the word, on the real database. */

let site: Awaited<ReturnType<typeof inProcess>>
beforeAll(async () => {
  site = await inProcess()
})
afterAll(() => site?.close())

const commands = async () => ({
  ...(await import('@/lib/series/commands/register')),
  ...(await import('@/lib/series/commands/join')),
  ...(await import('@/lib/series/commands/send-word')),
})

const lettersTo = async (email: string) =>
  (
    await site.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(mailOutbox.createdAt)
  ).map(({ template }) => template)

const presentIn = (id: string) =>
  site.db.select().from(presences).where(eq(presences.gatheringId, id))

describe('cancelling a registration', () => {
  test('is refused once attendance is recorded, by whatever way', async () => {
    const { register, giveBack } = await commands()
    for (const how of ['word', 'joining', 'import', 'hand'] as const) {
      const [one, gathering] = [await newViewer(site.db), await newGathering(site.db)]
      await register(one, gathering.slug)
      await site.db.insert(presences).values({ gatheringId: gathering.id, userId: one.id, how })
      expect(await tally([giveBack(one, gathering.slug)])).toEqual({ attendanceRecorded: 1 })
      expect(await placesIn(site.db, gathering.id)).toMatchObject([{ state: 'registered' }])
    }
  })

  test('at the same moment as the attendance code, leaves one of the two', async () => {
    const { register, giveBack, sendWord } = await commands()
    const gathering = await newGathering(site.db, { seats: 50, inMinutes: -50 })
    const people = await newViewers(site.db, 25)
    for (const one of people) await register(one, gathering.slug)
    await Promise.allSettled(
      people.flatMap((one) => [
        sendWord(one, gathering.slug, 'sapling'),
        giveBack(one, gathering.slug),
      ]),
    )
    const present = new Set((await presentIn(gathering.id)).map(({ userId }) => userId))
    for (const { userId, state } of await placesIn(site.db, gathering.id))
      expect([state, present.has(userId)]).toEqual(
        state === 'registered' ? ['registered', true] : ['cancelled', false],
      )
  })
})

test('a full session offers joining to nobody without a registration, and refuses them', async () => {
  const { register, join } = await commands()
  const { placeOf } = await import('@/lib/series/queries/place')
  const gathering = await newGathering(site.db, { seats: 1 })
  const [first, second] = [await newViewer(site.db), await newViewer(site.db)]
  await register(first, gathering.slug)
  await startsIn(site.db, gathering.id, -50)
  const place = (one: typeof first) => placeOf(one, gathering.slug)
  expect(await place(first)).toMatchObject({ mayJoin: true, takesWord: true, full: true })
  expect(await place(second)).toMatchObject({ mayJoin: false, takesWord: false, full: true })
  expect(await tally([join(second, gathering.slug)])).toEqual({ gatheringFull: 1 })
})

describe('registering', () => {
  test('keeps a place and writes once, however often it is asked', async () => {
    const { register } = await commands()
    const [one, gathering] = [await newViewer(site.db), await newGathering(site.db)]
    const asked = Array.from({ length: 20 }, () => register(one, gathering.slug))
    expect(await tally(asked)).toEqual({ registered: 20 })
    expect(await lettersTo(one.email)).toEqual(['gatheringRegistered'])
  })

  test('the last seat goes to one of a hundred who ask at once; the others wait', async () => {
    const { register } = await commands()
    const gathering = await newGathering(site.db, { seats: 1 })
    const people = await newViewers(site.db, 100)
    const outcome = await tally(people.map((one) => register(one, gathering.slug)))
    expect(outcome).toEqual({ registered: 1, waiting: 99 })
  })

  test('a place given back goes to who has waited longest, with a letter, each time to one', async () => {
    const { register, giveBack } = await commands()
    const gathering = await newGathering(site.db, { seats: 2 })
    const people = await newViewers(site.db, 6)
    for (const one of people) await register(one, gathering.slug)
    const [first, second, third, fourth, fifth] = people
    if (!first || !second || !third || !fourth || !fifth) throw new Error('nobody')
    await Promise.all([giveBack(first, gathering.slug), giveBack(second, gathering.slug)])
    const seated = (await placesIn(site.db, gathering.id)).filter(
      ({ state }) => state === 'registered',
    )
    expect(seated.map(({ userId }) => userId).sort()).toEqual([third.id, fourth.id].sort())
    expect(await lettersTo(third.email)).toEqual(['gatheringWaiting', 'gatheringMovedUp'])
    expect(await lettersTo(fifth.email)).toEqual(['gatheringWaiting'])
    // Who gave a place back waits behind the others.
    expect(await register(first, gathering.slug)).toBe('waiting')
  })

  test('fifty who register and give back at once never leave a seat empty or take one twice', async () => {
    const { register, giveBack } = await commands()
    const gathering = await newGathering(site.db, { seats: 5 })
    const people = await newViewers(site.db, 50)
    await Promise.all(people.map((one) => register(one, gathering.slug)))
    await Promise.all(people.slice(0, 25).map((one) => giveBack(one, gathering.slug)))
    const places = await placesIn(site.db, gathering.id)
    const count = (state: string) => places.filter((one) => one.state === state).length
    expect([count('registered'), count('waiting'), count('cancelled')]).toEqual([5, 20, 25])
  })

  test('is refused for what is cancelled, over, a draft, or for subscribers', async () => {
    const { register } = await commands()
    const one = await newViewer(site.db)
    const ask = async (over: Parameters<typeof newGathering>[1]) =>
      tally([register(one, (await newGathering(site.db, over)).slug)])
    expect(await ask({ state: 'cancelled' })).toEqual({ gatheringCancelled: 1 })
    expect(await ask({ inMinutes: -61 })).toEqual({ gatheringOver: 1 })
    expect(await ask({ state: 'draft' })).toEqual({ nothingHere: 1 })
    expect(await ask({ audience: 'subscriber' })).toEqual({ gatheringForSubscribers: 1 })
    const { coordinator } = await newSchool(site.db)
    const { slug } = await newGathering(site.db, { audience: 'subscriber' })
    expect(await register(viewer(coordinator, true), slug)).toBe('registered')
    // Who says to be subscribed and is not by now.
    expect(await tally([register({ ...one, isSubscribed: true }, slug)])).toEqual({
      gatheringForSubscribers: 1,
    })
  })
})

describe('the door', () => {
  test('opens fifteen minutes before the start and closes at the end, by the database’s clock', async () => {
    const { join } = await commands()
    const [one, gathering] = [await newViewer(site.db), await newGathering(site.db)]
    const knockAt = async (minutes: number) => {
      await startsIn(site.db, gathering.id, minutes)
      return Object.keys(await tally([join(one, gathering.slug)]))
    }
    expect(await knockAt(15.1)).toEqual(['joinTooEarly'])
    expect(await presentIn(gathering.id)).toEqual([])
    expect(await placesIn(site.db, gathering.id)).toEqual([])
    expect(await knockAt(14.9)).toEqual([MEETING])
    expect(await knockAt(-59.9)).toEqual([MEETING])
    expect(await knockAt(-60.1)).toEqual(['gatheringOver'])
  })

  test('notes who came and when, once, and registers who forgot', async () => {
    const { join } = await commands()
    const gathering = await newGathering(site.db, { inMinutes: 5, proof: 'joining' })
    const people = await newViewers(site.db, 50)
    const knocks = [...people, ...people].map((one) => join(one, gathering.slug))
    expect(await tally(knocks)).toEqual({ [MEETING]: 100 })
    const places = await placesIn(site.db, gathering.id)
    expect(places).toHaveLength(50)
    expect(places.every(({ state, joinedAt }) => state === 'registered' && joinedAt)).toBe(true)
    expect((await presentIn(gathering.id)).map(({ how }) => how)).toEqual(Array(50).fill('joining'))
    const [before] = places
    const again = people.find(({ id }) => id === before?.userId)
    if (again) await join(again, gathering.slug)
    const [after] = (await placesIn(site.db, gathering.id)).filter(
      ({ userId }) => userId === before?.userId,
    )
    expect(after?.joinedAt).toEqual(before?.joinedAt)
  })

  test('where seats are counted, lets nobody in beyond them, even a hundred at once', async () => {
    const { join, register } = await commands()
    const gathering = await newGathering(site.db, { inMinutes: 5, seats: 10 })
    const [seated, ...others] = await newViewers(site.db, 101)
    if (!seated) throw new Error('nobody')
    await register(seated, gathering.slug)
    const outcome = await tally(others.map((one) => join(one, gathering.slug)))
    expect(outcome).toEqual({ [MEETING]: 9, gatheringFull: 91 })
    expect(await tally([join(seated, gathering.slug)])).toEqual({ [MEETING]: 1 })
  })

  test('stays shut when the session is cancelled, for a draft, and for whom it is not meant', async () => {
    const { join } = await commands()
    const one = await newViewer(site.db)
    const ask = async (over: Parameters<typeof newGathering>[1]) =>
      tally([join(one, (await newGathering(site.db, { inMinutes: 5, ...over })).slug)])
    expect(await ask({ state: 'cancelled' })).toEqual({ gatheringCancelled: 1 })
    expect(await ask({ state: 'draft' })).toEqual({ nothingHere: 1 })
    expect(await ask({ audience: 'subscriber' })).toEqual({ gatheringForSubscribers: 1 })
    const { coordinator } = await newSchool(site.db)
    const { slug } = await newGathering(site.db, { inMinutes: 5, audience: 'subscriber' })
    // The statement itself asks for the seat in a school, whatever the request believed.
    expect(await join(viewer(coordinator), slug)).toBe(MEETING)
    expect(await tally([join({ ...one, isSubscribed: true }, slug)])).toEqual({
      gatheringForSubscribers: 1,
    })
  })

  test('who joined goes again by the same button to an address that was changed meanwhile', async () => {
    const { join } = await commands()
    const [one, { id, slug }] = [
      await newViewer(site.db),
      await newGathering(site.db, { inMinutes: -3 }),
    ]
    expect(await join(one, slug)).toBe(MEETING)
    const other = 'https://meet.uns.example/live/other-door'
    await site.db.update(gatherings).set({ meetingAddress: other }).where(eq(gatherings.id, id))
    expect(await join(one, slug)).toBe(other)
  })
})

describe('the word', () => {
  test('counts from the last third until half an hour after the end, without case, spaces and accents', async () => {
    const { sendWord } = await commands()
    const gathering = await newGathering(site.db, { word: 'Café Sapling' })
    const sayAt = async (minutes: number, word: string) => {
      const one = await newViewer(site.db)
      await startsIn(site.db, gathering.id, minutes)
      return Object.keys(await tally([sendWord(one, gathering.slug, word)]))
    }
    expect(await sayAt(-39.9, 'cafe sapling')).toEqual(['wordNotNow'])
    expect(await sayAt(-40.1, ' CAFE  sapling ')).toEqual(['done'])
    expect(await sayAt(-50, 'cafesaplin')).toEqual(['wordWrong'])
    expect(await sayAt(-89.9, 'Cafe\u0301Sapling')).toEqual(['done'])
    expect(await sayAt(-90.1, 'Café Sapling')).toEqual(['wordNotNow'])
    expect(await presentIn(gathering.id)).toHaveLength(2)
  })

  test('the vowel signs of Indian scripts are no accents', async () => {
    const { bareWord } = await import('@/lib/series/policy')
    expect(bareWord('மரம்')).not.toBe(bareWord('மரமி'))
    expect(bareWord('पौधा')).not.toBe(bareWord('पधा'))
    expect(bareWord(' पौ धा ')).toBe(bareWord('पौधा'))
  })

  test('may be tried five times in ten minutes; a word said twice is noted once', async () => {
    const { sendWord } = await commands()
    const gathering = await newGathering(site.db, { inMinutes: -50 })
    const [one, other] = [await newViewer(site.db), await newViewer(site.db)]
    for (let n = 0; n < 5; n += 1)
      expect(await tally([sendWord(one, gathering.slug, 'x')])).toEqual({ wordWrong: 1 })
    expect(await tally([sendWord(one, gathering.slug, 'Sapling')])).toEqual({ tooManyAttempts: 1 })
    await Promise.all([1, 2, 3].map(() => sendWord(other, gathering.slug, 'sapling')))
    const noted = and(eq(presences.gatheringId, gathering.id), eq(presences.userId, other.id))
    expect(await site.db.select().from(presences).where(noted)).toHaveLength(1)
  })

  test('where seats are counted, only who has one can say it; elsewhere it registers', async () => {
    const { sendWord, register } = await commands()
    const full = await newGathering(site.db, { inMinutes: -50, seats: 1 })
    const [seated, late] = await newViewers(site.db, 2)
    if (!seated || !late) throw new Error('nobody')
    await register(seated, full.slug)
    expect(await tally([sendWord(late, full.slug, 'Sapling')])).toEqual({ wordNeedsPlace: 1 })
    await sendWord(seated, full.slug, 'Sapling')
    const open = await newGathering(site.db, { inMinutes: -50 })
    await sendWord(late, open.slug, 'Sapling')
    expect((await placesIn(site.db, open.id)).map(({ state }) => state)).toEqual(['registered'])
    const proved = await newGathering(site.db, { inMinutes: -50, proof: 'joining' })
    expect(await tally([sendWord(late, proved.slug, 'Sapling')])).toEqual({ wordNotNow: 1 })
  })
})
