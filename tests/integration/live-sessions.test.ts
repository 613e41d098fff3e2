// @module-tag machine
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attendances, liveSessions, mailOutbox } from '@/db/schema'
import { normalizeCode } from '@/lib/live-sessions/policy'
import { getSessionRegistration } from '@/lib/live-sessions/registration/registration'
import { RACER_COUNT } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'
import {
  countOutcomes,
  listRegistrations,
  MEETING_URL,
  moveStart,
  newLiveSession,
  newViewer,
  newViewers,
  toViewer,
} from '../support/live-sessions'
import { newSchool } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(() => site?.close())

const commands = async () => ({
  ...(await import('@/lib/live-sessions/registration/register')),
  ...(await import('@/lib/live-sessions/registration/register')),
  ...(await import('@/lib/live-sessions/join')),
  ...(await import('@/lib/live-sessions/attendance/code')),
})

const listTemplates = async (email: string) =>
  (
    await site.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(mailOutbox.createdAt)
  ).map(({ template }) => template)

const listAttendances = (id: string) =>
  site.db.select().from(attendances).where(eq(attendances.liveSessionId, id))

describe('cancelling a registration', () => {
  test('is rejected once attendance is recorded in any way', async () => {
    const { registerForSession: register, cancelRegistration } = await commands()
    for (const source of ['code', 'joining', 'import', 'manual'] as const) {
      const [teacher, liveSession] = [await newViewer(site.db), await newLiveSession(site.db)]
      await register(teacher, liveSession.slug)
      await site.db
        .insert(attendances)
        .values({ liveSessionId: liveSession.id, userId: teacher.id, source })
      expect(await countOutcomes([cancelRegistration(teacher, liveSession.slug)])).toEqual({
        attendanceRecorded: 1,
      })
      expect(await listRegistrations(site.db, liveSession.id)).toMatchObject([
        { state: 'registered' },
      ])
    }
  })

  test('concurrent with the attendance code, leaves only one of the two', async () => {
    const {
      registerForSession: register,
      cancelRegistration,
      submitAttendanceCode,
    } = await commands()
    const liveSession = await newLiveSession(site.db, { capacity: 50, inMinutes: -50 })
    const teachers = await newViewers(site.db, 25)
    for (const teacher of teachers) await register(teacher, liveSession.slug)
    await Promise.allSettled(
      teachers.flatMap((teacher) => [
        submitAttendanceCode(teacher, liveSession.slug, 'sapling'),
        cancelRegistration(teacher, liveSession.slug),
      ]),
    )
    const presentIds = new Set((await listAttendances(liveSession.id)).map(({ userId }) => userId))
    for (const { userId, state } of await listRegistrations(site.db, liveSession.id))
      expect([state, presentIds.has(userId)]).toEqual(
        state === 'registered' ? ['registered', true] : ['cancelled', false],
      )
  })
})

test('a full session neither offers nor allows joining without a registration', async () => {
  const { registerForSession: register, joinLiveSession: join } = await commands()
  const liveSession = await newLiveSession(site.db, { capacity: 1 })
  const [firstTeacher, secondTeacher] = [await newViewer(site.db), await newViewer(site.db)]
  await register(firstTeacher, liveSession.slug)
  await moveStart(site.db, liveSession.id, -50)
  const readRegistration = (teacher: typeof firstTeacher) =>
    getSessionRegistration(teacher, liveSession.slug)
  expect(await readRegistration(firstTeacher)).toMatchObject({
    canJoin: true,
    acceptsCode: true,
    full: true,
  })
  expect(await readRegistration(secondTeacher)).toMatchObject({
    canJoin: false,
    acceptsCode: false,
    full: true,
  })
  expect(await countOutcomes([join(secondTeacher, liveSession.slug)])).toEqual({
    liveSessionFull: 1,
  })
})

describe('registering', () => {
  test('registers once and sends one email, however often it is repeated', async () => {
    const { registerForSession: register } = await commands()
    const [teacher, liveSession] = [await newViewer(site.db), await newLiveSession(site.db)]
    const attempts = Array.from({ length: 20 }, () => register(teacher, liveSession.slug))
    expect(await countOutcomes(attempts)).toEqual({ registered: 20 })
    expect(await listTemplates(teacher.email)).toEqual(['liveSessionRegistered'])
  })

  test('gives the last seat to one of many concurrent requests and waitlists the others', async () => {
    const { registerForSession: register } = await commands()
    const liveSession = await newLiveSession(site.db, { capacity: 1 })
    const teachers = await newViewers(site.db, RACER_COUNT)
    const outcome = await countOutcomes(
      teachers.map((teacher) => register(teacher, liveSession.slug)),
    )
    expect(outcome).toEqual({ registered: 1, waiting: RACER_COUNT - 1 })
  })

  test('promotes the longest waiting by email for each cancelled registration', async () => {
    const { registerForSession: register, cancelRegistration } = await commands()
    const liveSession = await newLiveSession(site.db, { capacity: 2 })
    const teachers = await newViewers(site.db, 6)
    for (const teacher of teachers) await register(teacher, liveSession.slug)
    const [firstTeacher, secondTeacher, thirdTeacher, fourthTeacher, fifthTeacher] = teachers
    if (!firstTeacher || !secondTeacher || !thirdTeacher || !fourthTeacher || !fifthTeacher)
      throw new Error('nobody')
    await Promise.all([
      cancelRegistration(firstTeacher, liveSession.slug),
      cancelRegistration(secondTeacher, liveSession.slug),
    ])
    const registeredRows = (await listRegistrations(site.db, liveSession.id)).filter(
      ({ state }) => state === 'registered',
    )
    expect(registeredRows.map(({ userId }) => userId).sort()).toEqual(
      [thirdTeacher.id, fourthTeacher.id].sort(),
    )
    expect(await listTemplates(thirdTeacher.email)).toEqual([
      'liveSessionWaiting',
      'liveSessionMovedUp',
    ])
    expect(await listTemplates(fifthTeacher.email)).toEqual(['liveSessionWaiting'])
    expect(await register(firstTeacher, liveSession.slug)).toBe('waiting')
  })

  test('fifty concurrent registrations and cancellations leave no seat empty or taken twice', async () => {
    const { registerForSession: register, cancelRegistration } = await commands()
    const liveSession = await newLiveSession(site.db, { capacity: 5 })
    const teachers = await newViewers(site.db, 50)
    await Promise.all(teachers.map((teacher) => register(teacher, liveSession.slug)))
    await Promise.all(
      teachers.slice(0, 25).map((teacher) => cancelRegistration(teacher, liveSession.slug)),
    )
    const registrationRows = await listRegistrations(site.db, liveSession.id)
    const count = (state: string) =>
      registrationRows.filter((teacher) => teacher.state === state).length
    expect([count('registered'), count('waiting'), count('cancelled')]).toEqual([5, 20, 25])
  })

  test('rejects cancelled, ended, draft and subscribers-only sessions', async () => {
    const { registerForSession: register } = await commands()
    const teacher = await newViewer(site.db)
    const tryRegister = async (overrides: Parameters<typeof newLiveSession>[1]) =>
      countOutcomes([register(teacher, (await newLiveSession(site.db, overrides)).slug)])
    expect(await tryRegister({ state: 'cancelled' })).toEqual({ liveSessionCancelled: 1 })
    expect(await tryRegister({ inMinutes: -61 })).toEqual({ liveSessionOver: 1 })
    expect(await tryRegister({ state: 'draft' })).toEqual({ notFound: 1 })
    expect(await tryRegister({ audience: 'subscriber' })).toEqual({ liveSessionForSubscribers: 1 })
    const { coordinator } = await newSchool(site.db)
    const { slug } = await newLiveSession(site.db, { audience: 'subscriber' })
    expect(await register(toViewer(coordinator, true), slug)).toBe('registered')
    // The viewer's flag is stale: the subscription has ended.
    expect(await countOutcomes([register({ ...teacher, isSubscribed: true }, slug)])).toEqual({
      liveSessionForSubscribers: 1,
    })
  })
})

describe('the join window', () => {
  test('opens fifteen minutes before the start and closes at the end, by the database’s clock', async () => {
    const { joinLiveSession: join } = await commands()
    const [teacher, liveSession] = [await newViewer(site.db), await newLiveSession(site.db)]
    const joinAt = async (minutes: number) => {
      await moveStart(site.db, liveSession.id, minutes)
      return Object.keys(await countOutcomes([join(teacher, liveSession.slug)]))
    }
    expect(await joinAt(15.1)).toEqual(['joinTooEarly'])
    expect(await listAttendances(liveSession.id)).toEqual([])
    expect(await listRegistrations(site.db, liveSession.id)).toEqual([])
    expect(await joinAt(14.9)).toEqual([MEETING_URL])
    expect(await joinAt(-59.9)).toEqual([MEETING_URL])
    expect(await joinAt(-60.1)).toEqual(['liveSessionOver'])
  })

  test('records each join once with its time, and registers unregistered users', async () => {
    const { joinLiveSession: join } = await commands()
    const liveSession = await newLiveSession(site.db, { inMinutes: 5, attendanceMethod: 'joining' })
    const teachers = await newViewers(site.db, RACER_COUNT)
    const joins = [...teachers, ...teachers].map((teacher) => join(teacher, liveSession.slug))
    expect(await countOutcomes(joins)).toEqual({ [MEETING_URL]: 2 * RACER_COUNT })
    const registrationRows = await listRegistrations(site.db, liveSession.id)
    expect(registrationRows).toHaveLength(RACER_COUNT)
    expect(
      registrationRows.every(({ state, joinedAt }) => state === 'registered' && joinedAt),
    ).toBe(true)
    expect((await listAttendances(liveSession.id)).map(({ source }) => source)).toEqual(
      Array(RACER_COUNT).fill('joining'),
    )
    const [rowBefore] = registrationRows
    const sameTeacher = teachers.find(({ id }) => id === rowBefore?.userId)
    if (sameTeacher) await join(sameTeacher, liveSession.slug)
    const [rowAfter] = (await listRegistrations(site.db, liveSession.id)).filter(
      ({ userId }) => userId === rowBefore?.userId,
    )
    expect(rowAfter?.joinedAt).toEqual(rowBefore?.joinedAt)
  })

  test('with limited seats, admits no more users, even with a hundred concurrent joins', async () => {
    const { joinLiveSession: join, registerForSession: register } = await commands()
    const liveSession = await newLiveSession(site.db, { inMinutes: 5, capacity: 10 })
    const [registeredTeacher, ...otherTeachers] = await newViewers(site.db, 101)
    if (!registeredTeacher) throw new Error('nobody')
    await register(registeredTeacher, liveSession.slug)
    const outcome = await countOutcomes(
      otherTeachers.map((teacher) => join(teacher, liveSession.slug)),
    )
    expect(outcome).toEqual({ [MEETING_URL]: 9, liveSessionFull: 91 })
    expect(await countOutcomes([join(registeredTeacher, liveSession.slug)])).toEqual({
      [MEETING_URL]: 1,
    })
  })

  test('rejects cancelled, draft and subscribers-only sessions', async () => {
    const { joinLiveSession: join } = await commands()
    const teacher = await newViewer(site.db)
    const tryJoin = async (overrides: Parameters<typeof newLiveSession>[1]) =>
      countOutcomes([
        join(teacher, (await newLiveSession(site.db, { inMinutes: 5, ...overrides })).slug),
      ])
    expect(await tryJoin({ state: 'cancelled' })).toEqual({ liveSessionCancelled: 1 })
    expect(await tryJoin({ state: 'draft' })).toEqual({ notFound: 1 })
    expect(await tryJoin({ audience: 'subscriber' })).toEqual({ liveSessionForSubscribers: 1 })
    const { coordinator } = await newSchool(site.db)
    const { slug } = await newLiveSession(site.db, { inMinutes: 5, audience: 'subscriber' })
    // The statement itself checks for a seat in a school, because the request's flag can be stale.
    expect(await join(toViewer(coordinator), slug)).toBe(MEETING_URL)
    expect(await countOutcomes([join({ ...teacher, isSubscribed: true }, slug)])).toEqual({
      liveSessionForSubscribers: 1,
    })
  })

  test('joining again returns the changed meeting URL', async () => {
    const { joinLiveSession: join } = await commands()
    const [teacher, { id, slug }] = [
      await newViewer(site.db),
      await newLiveSession(site.db, { inMinutes: -3 }),
    ]
    expect(await join(teacher, slug)).toBe(MEETING_URL)
    const otherUrl = 'https://meet.uns.example/live/other-door'
    await site.db.update(liveSessions).set({ meetingUrl: otherUrl }).where(eq(liveSessions.id, id))
    expect(await join(teacher, slug)).toBe(otherUrl)
  })
})

describe('submitting the attendance code', () => {
  test('works from the last third until half an hour after the end, ignoring case, spaces and accents', async () => {
    const { submitAttendanceCode } = await commands()
    const liveSession = await newLiveSession(site.db, { attendanceCode: 'Café Sapling' })
    const submitCodeAt = async (minutes: number, code: string) => {
      const teacher = await newViewer(site.db)
      await moveStart(site.db, liveSession.id, minutes)
      return Object.keys(
        await countOutcomes([submitAttendanceCode(teacher, liveSession.slug, code)]),
      )
    }
    expect(await submitCodeAt(-39.9, 'cafe sapling')).toEqual(['attendanceCodeClosed'])
    expect(await submitCodeAt(-40.1, ' CAFE  sapling ')).toEqual(['done'])
    expect(await submitCodeAt(-50, 'cafesaplin')).toEqual(['attendanceCodeWrong'])
    expect(await submitCodeAt(-89.9, 'Cafe\u0301Sapling')).toEqual(['done'])
    expect(await submitCodeAt(-90.1, 'Café Sapling')).toEqual(['attendanceCodeClosed'])
    expect(await listAttendances(liveSession.id)).toHaveLength(2)
  })

  test('does not treat Indian vowel signs as accents', async () => {
    expect(normalizeCode('மரம்')).not.toBe(normalizeCode('மரமி'))
    expect(normalizeCode('पौधा')).not.toBe(normalizeCode('पधा'))
    expect(normalizeCode(' पौ धा ')).toBe(normalizeCode('पौधा'))
  })

  test('allows five attempts in ten minutes, and records a repeated code once', async () => {
    const { submitAttendanceCode } = await commands()
    const liveSession = await newLiveSession(site.db, { inMinutes: -50 })
    const [teacher, otherTeacher] = [await newViewer(site.db), await newViewer(site.db)]
    for (let n = 0; n < 5; n += 1)
      expect(await countOutcomes([submitAttendanceCode(teacher, liveSession.slug, 'x')])).toEqual({
        attendanceCodeWrong: 1,
      })
    expect(
      await countOutcomes([submitAttendanceCode(teacher, liveSession.slug, 'Sapling')]),
    ).toEqual({
      tooManyAttempts: 1,
    })
    await Promise.all(
      [1, 2, 3].map(() => submitAttendanceCode(otherTeacher, liveSession.slug, 'sapling')),
    )
    const condition = and(
      eq(attendances.liveSessionId, liveSession.id),
      eq(attendances.userId, otherTeacher.id),
    )
    expect(await site.db.select().from(attendances).where(condition)).toHaveLength(1)
  })

  test('with limited seats, needs a registration; otherwise registers the user', async () => {
    const { submitAttendanceCode, registerForSession: register } = await commands()
    const fullSession = await newLiveSession(site.db, { inMinutes: -50, capacity: 1 })
    const [registeredTeacher, lateTeacher] = await newViewers(site.db, 2)
    if (!registeredTeacher || !lateTeacher) throw new Error('nobody')
    await register(registeredTeacher, fullSession.slug)
    expect(
      await countOutcomes([submitAttendanceCode(lateTeacher, fullSession.slug, 'Sapling')]),
    ).toEqual({
      attendanceCodeNeedsRegistration: 1,
    })
    await submitAttendanceCode(registeredTeacher, fullSession.slug, 'Sapling')
    const openSession = await newLiveSession(site.db, { inMinutes: -50 })
    await submitAttendanceCode(lateTeacher, openSession.slug, 'Sapling')
    expect((await listRegistrations(site.db, openSession.id)).map(({ state }) => state)).toEqual([
      'registered',
    ])
    const joiningSession = await newLiveSession(site.db, {
      inMinutes: -50,
      attendanceMethod: 'joining',
    })
    expect(
      await countOutcomes([submitAttendanceCode(lateTeacher, joiningSession.slug, 'Sapling')]),
    ).toEqual({
      attendanceCodeClosed: 1,
    })
  })
})
