import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formatIndiaClock, formatIndiaDay } from '@/base/india-time'
import {
  auditLog,
  liveSessionEmails,
  liveSessionRegistrations,
  liveSessions,
  mailOutbox,
} from '@/db/schema'
import { hasCertificates } from '@/lib/certificates/own'
import { undoNewTime } from '@/lib/live-sessions/new-time'
import { enqueueReminders } from '@/lib/live-sessions/reminders'
import { liveSessionUpdateForm } from '@/lib/live-sessions/schema'
import { cancelLiveSession } from '@/lib/live-sessions/session/cancel'
import { updateLiveSession } from '@/lib/live-sessions/session/change'
import { toSessionFormValues } from '@/lib/live-sessions/session/form'
import { openInProcessDatabase } from '../support/in-process'
import { newLiveSession } from '../support/live-sessions'
import { newUser, newUsers } from '../support/schools'

/** A new time of a session waits two minutes in the database before its email is sent. */

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let editor: Awaited<ReturnType<typeof newUser>>
beforeAll(async () => {
  site = await openInProcessDatabase()
  editor = await newUser(site.db)
})
beforeEach(async () => {
  await site.db.delete(mailOutbox)
  await site.db.delete(liveSessions)
})
afterAll(() => site?.close())

async function newAnnouncedSession(attendeeCount = 3, session: { repeatId?: string } = {}) {
  const { id } = await newLiveSession(site.db, session)
  const startsAt = sql`date_trunc('minute', now() + interval '3 days')`
  await site.db.update(liveSessions).set({ startsAt }).where(eq(liveSessions.id, id))
  if (attendeeCount === 0) return find(id)
  const teachers = await newUsers(site.db, attendeeCount)
  await register(
    id,
    teachers.map((teacher) => teacher.id),
  )
  return find(id)
}

const register = (liveSessionId: string, userIds: string[]) =>
  site.db.insert(liveSessionRegistrations).values(
    userIds.map((userId) => ({
      ...{ liveSessionId, userId, state: 'registered' as const },
      since: sql`now() - interval '1 day'`,
    })),
  )

async function find(id: string) {
  const [session] = await site.db.select().from(liveSessions).where(eq(liveSessions.id, id))
  if (!session) throw new Error('gone')
  return session
}

async function move(id: string, minutes: number, reach: 'this' | 'following' = 'this') {
  const session = await find(id)
  const startsAt = new Date(session.startsAt.getTime() + minutes * 60_000)
  const form = liveSessionUpdateForm.parse({
    ...toSessionFormValues(session),
    ...{ day: formatIndiaDay(startsAt), time: formatIndiaClock(startsAt) },
    ...{ version: session.version, reach },
  })
  return updateLiveSession(editor, id, form, hasCertificates)
}

const withdraw = (session?: { id: string }) =>
  site.db
    .update(liveSessions)
    .set({ state: 'draft' })
    .where(eq(liveSessions.id, session?.id ?? ''))

async function publish(id: string) {
  const session = await find(id)
  const form = liveSessionUpdateForm.parse({
    ...toSessionFormValues(session),
    ...{ state: 'published', version: session.version, reach: 'this' },
  })
  return updateLiveSession(editor, id, form, hasCertificates)
}

const undo = async (id: string) => {
  return undoNewTime(editor, id)
}
const getTeamSession = async (id: string) =>
  (await import('@/lib/live-sessions/session/list')).getTeamSession(id)
const sendDue = async () => (await import('@/lib/live-sessions/new-time')).enqueueNewTimes()
const passTwoMinutes = () =>
  site.db
    .update(liveSessions)
    .set({ newTimeDueAt: sql`now() - interval '1 second'` })
    .where(isNotNull(liveSessions.newTimeDueAt))
const listEmails = () => site.db.select().from(mailOutbox)

test('a new time is emailed after two minutes, with the time before, and only once', async () => {
  const before = await newAnnouncedSession()
  expect(await move(before.id, 60)).toEqual({ savedCount: 1, emailCount: 3 })
  const waiting = await find(before.id)
  const waitMs = (waiting.newTimeDueAt?.getTime() ?? 0) - waiting.updatedAt.getTime()
  expect(Math.round(waitMs / 1000)).toBe(120)
  expect(await sendDue()).toBe(0)
  expect(await listEmails()).toEqual([])
  await passTwoMinutes()
  expect(await Promise.all([sendDue(), sendDue()])).toEqual(expect.arrayContaining([3, 0]))
  const emails = await listEmails()
  expect(emails.map(({ template }) => template)).toEqual(Array(3).fill('liveSessionMoved'))
  expect(emails[0]?.data).toMatchObject({
    startsAt: waiting.startsAt.toISOString(),
    formerStart: before.startsAt.toISOString(),
    sequence: '1',
  })
  expect((await find(before.id)).rescheduledFrom).toEqual(before.startsAt)
})

test('a second change sends one email, with the latest time and the time that people know', async () => {
  const before = await newAnnouncedSession()
  await move(before.id, 60)
  await move(before.id, 30)
  await passTwoMinutes()
  expect(await sendDue()).toBe(3)
  const emails = await listEmails()
  expect(emails).toHaveLength(3)
  expect(emails[0]?.data).toMatchObject({
    startsAt: new Date(before.startsAt.getTime() + 90 * 60_000).toISOString(),
    formerStart: before.startsAt.toISOString(),
    sequence: '2',
  })
})

test('a change back to the time that people know sends nothing', async () => {
  const before = await newAnnouncedSession()
  await move(before.id, 60)
  expect(await move(before.id, -60)).toEqual({ savedCount: 1, emailCount: 0 })
  expect(await find(before.id)).toMatchObject({ newTimeDueAt: null, sequence: 2 })
})

test('undo restores the time, raises the SEQUENCE, sends nothing and is in the log', async () => {
  const before = await newAnnouncedSession()
  await site.db.insert(liveSessionEmails).select(
    sql`select r.live_session_id, r.user_id, 'day:0', now() from live_session_registrations r
      where r.live_session_id = ${before.id}`,
  )
  await move(before.id, 60)
  await move(before.id, 60)
  await undo(before.id)
  expect(await find(before.id)).toMatchObject({
    startsAt: before.startsAt,
    rescheduledFrom: null,
    newTimeDueAt: null,
    sequence: 3,
  })
  await passTwoMinutes()
  expect(await sendDue()).toBe(0)
  const [entry] = await site.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, before.id))
    .orderBy(sql`${auditLog.at} desc`)
    .limit(1)
  expect(entry).toMatchObject({ action: 'live-session.changed', actorId: editor.id })
  expect(JSON.stringify(entry?.values)).toContain(formatIndiaClock(before.startsAt))
  const claims = await site.db.select().from(liveSessionEmails)
  expect(claims.filter(({ kind }) => kind === 'day:3')).toHaveLength(3)
})

test('undo and sending at once: everyone gets the email or nobody', async () => {
  for (let round = 0; round < 8; round += 1) {
    const before = await newAnnouncedSession(2)
    await move(before.id, 60)
    await site.db
      .update(liveSessions)
      .set({ newTimeDueAt: sql`clock_timestamp() + make_interval(secs => ${round / 400})` })
      .where(eq(liveSessions.id, before.id))
    const [undone, ...sent] = await Promise.allSettled([undo(before.id), sendDue(), sendDue()])
    const sentCount = sent.reduce(
      (sum, outcome) => sum + (outcome.status === 'fulfilled' ? outcome.value : 0),
      undone?.status === 'fulfilled' ? 0 : await sendDue(),
    )
    const isUndone = undone?.status === 'fulfilled'
    expect(sentCount).toBe(isUndone ? 0 : 2)
    expect(await find(before.id)).toMatchObject(
      isUndone
        ? { startsAt: before.startsAt, sequence: 2 }
        : { rescheduledFrom: before.startsAt, sequence: 1 },
    )
  }
})

/** One a week. */
async function newSeries(attendeeCounts: number[]) {
  const repeatId = crypto.randomUUID()
  const sessions: Awaited<ReturnType<typeof find>>[] = []
  for (const [week, attendeeCount] of attendeeCounts.entries()) {
    const { id } = await newAnnouncedSession(attendeeCount, { repeatId })
    const startsAt = sql`${liveSessions.startsAt} + make_interval(weeks => ${week})`
    await site.db.update(liveSessions).set({ startsAt }).where(eq(liveSessions.id, id))
    sessions.push(await find(id))
  }
  return sessions
}

test.each([0, 1, 2, 3])(
  'undo on the page of session %i restores all sessions of one save',
  async (page) => {
    const series = await newSeries([0, 1, 1, 0])
    await withdraw(series[0])
    await move(series[0]?.id ?? '', 60, 'following')
    await undo(series[page]?.id ?? '')
    for (const { id, startsAt } of series)
      expect(await find(id)).toMatchObject({ startsAt, rescheduledFrom: null, newTimeDueAt: null })
  },
)

test('what is sent cannot be undone; a session that nobody knew has no time before', async () => {
  const [draft, known, empty] = await newSeries([0, 1, 0])
  if (!draft || !known || !empty) throw new Error('no series')
  await withdraw(draft)
  await move(draft.id, 60, 'following')
  await passTwoMinutes()
  await expect(undo(known.id)).rejects.toMatchObject({ code: 'newTimeSent' })
  expect(await sendDue()).toBe(1)
  expect((await find(empty.id)).rescheduledFrom).toEqual(empty.startsAt)
  expect((await find(draft.id)).rescheduledFrom).toBeNull()
})

test('a draft that is published within the two minutes is not shown as moved', async () => {
  const [draft, known] = await newSeries([0, 1])
  if (!draft || !known) throw new Error('no series')
  await withdraw(draft)
  await move(draft.id, 60, 'following')
  await publish(draft.id)
  await passTwoMinutes()
  await sendDue()
  expect(await find(draft.id)).toMatchObject({ state: 'published', rescheduledFrom: null })
})

test('the page of a session offers the undo until the email is due, also after a reload', async () => {
  const [first, second] = await newSeries([2, 1])
  if (!first || !second) throw new Error('no series')
  expect((await getTeamSession(first.id))?.newTime).toBeNull()
  await move(first.id, 60, 'following')
  for (const { id } of [first, second]) {
    const newTime = (await getTeamSession(id))?.newTime
    expect(newTime).toMatchObject({ emailCount: 3 })
    expect(newTime?.undoSeconds).toBeGreaterThan(100)
    expect(newTime?.undoSeconds).toBeLessThan(120)
  }
  await undo(second.id)
  expect((await getTeamSession(first.id))?.newTime).toBeNull()
  await move(first.id, 60)
  await passTwoMinutes()
  expect((await getTeamSession(first.id))?.newTime).toBeNull()
})

test('cancelling meanwhile sends the cancellation only, of the time that people know', async () => {
  const before = await newAnnouncedSession()
  await move(before.id, 60)
  await cancelLiveSession(editor, before.id, { reason: 'The host is ill.', reach: 'this' })
  await passTwoMinutes()
  expect(await sendDue()).toBe(0)
  const emails = await listEmails()
  expect(emails.map(({ template }) => template)).toEqual(Array(3).fill('liveSessionCancelled'))
  expect(emails[0]?.data.startsAt).toBe(before.startsAt.toISOString())
})

test('who registers after the change already knows the new time; no reminder overtakes it', async () => {
  const before = await newAnnouncedSession(1)
  await move(before.id, -2 * 24 * 60 - 120)
  const late = await newUser(site.db)
  await site.db
    .insert(liveSessionRegistrations)
    .values({ liveSessionId: before.id, userId: late.id, state: 'registered' })
  expect(await enqueueReminders()).toBe(0)
  await site.db
    .update(liveSessionRegistrations)
    .set({ since: sql`now()` })
    .where(eq(liveSessionRegistrations.userId, late.id))
  await site.db
    .update(liveSessions)
    .set({ newTimeDueAt: sql`now() - interval '1 second'` })
    .where(eq(liveSessions.id, before.id))
  expect(await sendDue()).toBe(1)
})
