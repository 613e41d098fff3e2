import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { liveSessionRegistrations, liveSessions, mailOutbox, users } from '@/db/schema'
import { isFullRun } from '../support/full-run'
import { newLiveSession } from '../support/live-sessions'
import { startOtherMailProcess } from '../support/mail-processes'
import { openMailSite } from '../support/mail-site'
import { startResendServer } from '../support/resend-server'
import { newUsers } from '../support/schools'

/** Reminders: one per registration despite concurrent runs, sent in batches of 100. */

let resend: Awaited<ReturnType<typeof startResendServer>>
let site: Awaited<ReturnType<typeof openMailSite>>
let mail: Awaited<ReturnType<typeof site.start>>

beforeAll(async () => {
  resend = await startResendServer()
  site = await openMailSite()
}, 60_000)

beforeEach(async () => {
  resend.reset()
  mail = await site.start({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url })
  await mail.empty()
  await mail.db.delete(liveSessions)
})

afterAll(async () => {
  await site.close()
  await resend.close()
})

/** Creates teachers who registered two days ago and have confirmed their email. */
async function createAttendees(liveSessionId: string, count: number) {
  const teachers = await newUsers(mail.db, count)
  const ids = teachers.map(({ id }) => id)
  await mail.db.update(users).set({ emailConfirmedAt: sql`now()` }).where(inArray(users.id, ids))
  await mail.db.insert(liveSessionRegistrations).values(
    ids.map((userId) => ({
      liveSessionId,
      userId,
      state: 'registered' as const,
      since: sql`now() - interval '2 days'`,
    })),
  )
  return teachers
}

const runReminders = async (runCount = 1) => {
  const { enqueueReminders } = await import('@/lib/live-sessions/reminders')
  const counts = await Promise.all(Array.from({ length: runCount }, () => enqueueReminders()))
  return counts.reduce((sum, count) => sum + count, 0)
}

const listQueued = async () =>
  (await mail.rows()).map(({ template, recipient }) => [template, recipient])

test('reminds each registrant a day and 30 minutes before, once, with five concurrent runs', async () => {
  const { id } = await newLiveSession(mail.db, { inMinutes: 24 * 60 + 5 })
  const teachers = await createAttendees(id, 120)
  expect(await runReminders(5)).toBe(0)
  const setStart = (minutes: number) =>
    mail.db
      .update(liveSessions)
      .set({ startsAt: sql`now() + make_interval(mins => ${minutes})` })
      .where(eq(liveSessions.id, id))
  await setStart(23 * 60)
  expect(await runReminders(5)).toBe(120)
  expect(await runReminders(5)).toBe(0)
  await setStart(29)
  expect(await runReminders(5)).toBe(120)
  expect(await runReminders()).toBe(0)
  const queuedEmails = await listQueued()
  for (const template of ['liveSessionTomorrow', 'liveSessionSoon'])
    expect(
      queuedEmails
        .filter(([name]) => name === template)
        .map(([, to]) => to)
        .sort(),
    ).toEqual(teachers.map(({ email }) => email).sort())
  const [row] = await mail.rows()
  expect(row?.data).toMatchObject({ title: 'Read the water meter', firstname: 'Meena' })
  expect(JSON.stringify(await mail.rows())).not.toContain('meet.uns.example')
})

test('skips teachers who opted out, are unconfirmed, wait, or registered just now', async () => {
  const { id } = await newLiveSession(mail.db, { inMinutes: 20 * 60 })
  const [optedOutTeacher, unconfirmedTeacher, waitlistedTeacher, recentTeacher, remindedTeacher] =
    await createAttendees(id, 5)
  if (
    !optedOutTeacher ||
    !unconfirmedTeacher ||
    !waitlistedTeacher ||
    !recentTeacher ||
    !remindedTeacher
  )
    throw new Error('nobody')
  const { db } = mail
  await db.update(users).set({ wantsReminders: false }).where(eq(users.id, optedOutTeacher.id))
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, unconfirmedTeacher.id))
  await db
    .update(liveSessionRegistrations)
    .set({ state: 'waiting' })
    .where(eq(liveSessionRegistrations.userId, waitlistedTeacher.id))
  await db
    .update(liveSessionRegistrations)
    .set({ since: sql`now()` })
    .where(eq(liveSessionRegistrations.userId, recentTeacher.id))
  await runReminders()
  expect(await listQueued()).toEqual([['liveSessionTomorrow', remindedTeacher.email]])
})

test('skips cancelled and started sessions, and reminds again after a change of time', async () => {
  const { db } = mail
  const startedSession = await newLiveSession(db, { inMinutes: -1 })
  const cancelledSession = await newLiveSession(db, { inMinutes: 60, state: 'cancelled' })
  const movedSession = await newLiveSession(db, { inMinutes: 60 })
  for (const { id } of [startedSession, cancelledSession, movedSession])
    await createAttendees(id, 2)
  expect(await runReminders()).toBe(2)
  await db.update(liveSessions).set({ sequence: 1 }).where(eq(liveSessions.id, movedSession.id))
  expect(await runReminders()).toBe(2)
})

test.runIf(isFullRun)(
  'sends 1,050 emails in eleven batches, each once, while the service returns 429, 500 or nothing (skipped: at night)',
  async () => {
    const { id } = await newLiveSession(mail.db, { inMinutes: 60 })
    const teachers = await createAttendees(id, 1_050)
    await runReminders(5)
    resend.be(
      { kind: 'well' },
      { kind: 'failing', status: 429, retryAfter: '0' },
      { kind: 'failing', status: 500 },
      // The service accepted the batch, but its response is lost.
      { kind: 'slow', ms: 30_000 },
      { kind: 'refusing' },
      { kind: 'well' },
    )
    for (
      let round = 0;
      round < 12 && (await mail.rows()).some(({ sentAt }) => !sentAt);
      round += 1
    ) {
      await mail.send({ deadlineMs: 700 })
      await mail.wait()
    }
    const recipients = resend.delivered().map(({ body }) => body.to)
    expect(recipients).toHaveLength(1_050)
    expect(resend.delivered().every(({ body }) => body.text.startsWith('Dear Meena,'))).toBe(true)
    expect([...recipients].sort()).toEqual(teachers.map(({ email }) => email).sort())
    const keys = new Set(resend.requests.map(({ headers }) => headers['idempotency-key']))
    expect(keys.size).toBe(11)
    expect(resend.requests.length).toBe(14)
  },
  60_000,
)

test('after a crash, the next process sends the same batch of 100 again under its key', async () => {
  const { id } = await newLiveSession(mail.db, { inMinutes: 60 })
  await createAttendees(id, 150)
  await runReminders()
  // The service accepted the batch, but the sending process never learns it.
  resend.be({ kind: 'slow', ms: 30_000 }, { kind: 'well' })
  const interruptedSend = mail.send({ deadlineMs: 20_000 })
  while (resend.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  const nextProcess = await startOtherMailProcess({
    ...{ RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url },
  })
  await nextProcess.send()
  expect(resend.delivered()).toHaveLength(150)
  // The lease ends while another email of the same kind is pending.
  await nextProcess.wait()
  await Promise.all([nextProcess.send(), nextProcess.send()])
  expect(resend.delivered()).toHaveLength(150)
  expect(
    (await nextProcess.rows()).every(({ sentAt, batchId }) => sentAt && batchId === null),
  ).toBe(true)
  void interruptedSend
}, 60_000)

test('one email that the service always rejects does not hold back the other 99', async () => {
  const { id } = await newLiveSession(mail.db, { inMinutes: 60 })
  const [rejectedTeacher] = await createAttendees(id, 60)
  await mail.db
    .update(users)
    .set({ email: `refused-${rejectedTeacher?.id}@school.example` })
    .where(eq(users.id, rejectedTeacher?.id ?? ''))
  await runReminders()
  await mail.send()
  expect(resend.requests).toHaveLength(1)
  const rows = await mail.rows()
  expect(rows.filter(({ sentAt }) => sentAt)).toHaveLength(59)
  expect(rows.filter(({ lastError }) => lastError === '422 validation_error')).toHaveLength(1)
  expect(rows.every(({ dueAt }) => dueAt === null)).toBe(true)
})

test('when a whole batch is rejected, sends each email separately', async () => {
  const { id } = await newLiveSession(mail.db, { inMinutes: 60 })
  await createAttendees(id, 3)
  await runReminders()
  resend.be({ kind: 'failing', status: 422, name: 'validation_error' }, { kind: 'well' })
  await mail.send()
  expect(resend.requests).toHaveLength(4)
  expect(resend.delivered()).toHaveLength(3)
  const remaining = await mail.db
    .select()
    .from(mailOutbox)
    .where(sql`${mailOutbox.dueAt} is not null`)
  expect(remaining).toEqual([])
})
