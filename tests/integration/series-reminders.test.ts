import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { gatherings, mailOutbox, registrations, users } from '@/db/schema'
import { forgetFlight, mailSite } from '../support/mail-site'
import { resendServer } from '../support/resend-server'
import { newPeople } from '../support/schools'
import { newGathering } from '../support/series'

/** Reminders: each once however many instances look, and a hundred in a call whatever the service does. */

let resend: Awaited<ReturnType<typeof resendServer>>
let site: Awaited<ReturnType<typeof mailSite>>
let mail: Awaited<ReturnType<typeof site.start>>

beforeAll(async () => {
  resend = await resendServer()
  site = await mailSite()
}, 60_000)

beforeEach(async () => {
  resend.reset()
  mail = await site.start({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url })
  await mail.empty()
  await mail.db.delete(gatherings)
})

afterAll(async () => {
  await site.close()
  await resend.close()
})

/** So many who registered two days ago and have confirmed their address. */
async function comers(gatheringId: string, count: number) {
  const people = await newPeople(mail.db, count)
  const ids = people.map(({ id }) => id)
  await mail.db.update(users).set({ emailConfirmedAt: sql`now()` }).where(inArray(users.id, ids))
  await mail.db.insert(registrations).values(
    ids.map((userId) => ({
      gatheringId,
      userId,
      state: 'registered' as const,
      since: sql`now() - interval '2 days'`,
    })),
  )
  return people
}

const remind = async (times = 1) => {
  const { remindOfGatherings } = await import('@/lib/series/commands/remind')
  const counts = await Promise.all(Array.from({ length: times }, () => remindOfGatherings()))
  return counts.reduce((sum, count) => sum + count, 0)
}

const waiting = async () =>
  (await mail.rows()).map(({ template, recipient }) => [template, recipient])

test('who is registered is reminded a day and thirty minutes before, each once with five who look at once', async () => {
  const { id } = await newGathering(mail.db, { inMinutes: 24 * 60 + 5 })
  const people = await comers(id, 120)
  expect(await remind(5)).toBe(0)
  const startsIn = (minutes: number) =>
    mail.db
      .update(gatherings)
      .set({ startsAt: sql`now() + make_interval(mins => ${minutes})` })
      .where(eq(gatherings.id, id))
  await startsIn(23 * 60)
  expect(await remind(5)).toBe(120)
  expect(await remind(5)).toBe(0)
  await startsIn(29)
  expect(await remind(5)).toBe(120)
  expect(await remind()).toBe(0)
  const sent = await waiting()
  for (const template of ['gatheringTomorrow', 'gatheringSoon'])
    expect(
      sent
        .filter(([name]) => name === template)
        .map(([, to]) => to)
        .sort(),
    ).toEqual(people.map(({ email }) => email).sort())
  const [row] = await mail.rows()
  expect(row?.data).toMatchObject({ title: 'Read the water meter', firstname: 'Meena' })
  expect(JSON.stringify(await mail.rows())).not.toContain('meet.uns.example')
})

test('nobody is reminded who does not want it, has not confirmed the address, or registered just now', async () => {
  const { id } = await newGathering(mail.db, { inMinutes: 20 * 60 })
  const [unwilling, unconfirmed, waits, fresh, one] = await comers(id, 5)
  if (!unwilling || !unconfirmed || !waits || !fresh || !one) throw new Error('nobody')
  const { db } = mail
  await db.update(users).set({ wantsReminders: false }).where(eq(users.id, unwilling.id))
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, unconfirmed.id))
  await db.update(registrations).set({ state: 'waiting' }).where(eq(registrations.userId, waits.id))
  await db
    .update(registrations)
    .set({ since: sql`now()` })
    .where(eq(registrations.userId, fresh.id))
  await remind()
  expect(await waiting()).toEqual([['gatheringTomorrow', one.email]])
})

test('nobody is reminded of what is cancelled or has begun; of what was moved, anew', async () => {
  const { db } = mail
  const over = await newGathering(db, { inMinutes: -1 })
  const off = await newGathering(db, { inMinutes: 60, state: 'cancelled' })
  const moved = await newGathering(db, { inMinutes: 60 })
  for (const { id } of [over, off, moved]) await comers(id, 2)
  expect(await remind()).toBe(2)
  await db.update(gatherings).set({ sequence: 1 }).where(eq(gatherings.id, moved.id))
  expect(await remind()).toBe(2)
})

test('1,050 letters go in eleven calls, each once, though the service answers 429, 500 and nothing', async () => {
  const { id } = await newGathering(mail.db, { inMinutes: 60 })
  const people = await comers(id, 1_050)
  await remind(5)
  resend.be(
    { kind: 'well' },
    { kind: 'failing', status: 429, retryAfter: '0' },
    { kind: 'failing', status: 500 },
    // It took them, and its answer was lost.
    { kind: 'slow', ms: 30_000 },
    { kind: 'refusing' },
    { kind: 'well' },
  )
  for (let sweep = 0; sweep < 12 && (await mail.rows()).some(({ sentAt }) => !sentAt); sweep += 1) {
    await mail.send({ deadlineMs: 700 })
    await mail.wait()
  }
  const to = resend.delivered().map(({ body }) => body.to)
  expect(to).toHaveLength(1_050)
  expect(resend.delivered().every(({ body }) => body.text.startsWith('Dear Meena,'))).toBe(true)
  expect([...to].sort()).toEqual(people.map(({ email }) => email).sort())
  const keys = new Set(resend.requests.map(({ headers }) => headers['idempotency-key']))
  expect(keys.size).toBe(11)
  expect(resend.requests.length).toBe(14)
}, 60_000)

test('a process that dies with a hundred under way leaves them to the next, which sends the same hundred', async () => {
  const { id } = await newGathering(mail.db, { inMinutes: 60 })
  await comers(id, 150)
  await remind()
  // The service has them, and the process that sent them never hears so.
  resend.be({ kind: 'slow', ms: 30_000 }, { kind: 'well' })
  const dying = mail.send({ deadlineMs: 20_000 })
  while (resend.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  forgetFlight()
  const next = await site.start({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url })
  await next.send()
  expect(resend.delivered()).toHaveLength(150)
  // The lease ends; by now somebody else of the same kind waits, too.
  await next.wait()
  await Promise.all([next.send(), next.send()])
  expect(resend.delivered()).toHaveLength(150)
  expect((await next.rows()).every(({ sentAt, batchId }) => sentAt && batchId === null)).toBe(true)
  void dying
}, 60_000)

test('a letter that the service will never take holds back none of the other 99', async () => {
  const { id } = await newGathering(mail.db, { inMinutes: 60 })
  const [one] = await comers(id, 60)
  await mail.db
    .update(users)
    .set({ email: `refused-${one?.id}@school.example` })
    .where(eq(users.id, one?.id ?? ''))
  await remind()
  await mail.send()
  expect(resend.requests).toHaveLength(1)
  const rows = await mail.rows()
  expect(rows.filter(({ sentAt }) => sentAt)).toHaveLength(59)
  expect(rows.filter(({ lastError }) => lastError === '422 validation_error')).toHaveLength(1)
  expect(rows.every(({ dueAt }) => dueAt === null)).toBe(true)
})

test('where the whole call is refused, each letter goes by itself', async () => {
  const { id } = await newGathering(mail.db, { inMinutes: 60 })
  await comers(id, 3)
  await remind()
  resend.be({ kind: 'failing', status: 422, name: 'validation_error' }, { kind: 'well' })
  await mail.send()
  expect(resend.requests).toHaveLength(4)
  expect(resend.delivered()).toHaveLength(3)
  const left = await mail.db.select().from(mailOutbox).where(sql`${mailOutbox.dueAt} is not null`)
  expect(left).toEqual([])
})
