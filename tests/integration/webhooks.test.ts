import { eq, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { auditLog, mailOutbox, memberships, webhookDeliveries, webhooks } from '@/db/schema'
import { sendAgain, sendTestEvent } from '@/lib/webhooks/attempts'
import { purgeWebhookDeliveries } from '@/lib/webhooks/purge'
import { measureWebhookQueue } from '@/lib/webhooks/queue'
import { toStoredText } from '@/lib/webhooks/record'
import { sendWebhookRequest } from '@/lib/webhooks/send-request'
import { takeTurn } from '@/lib/webhooks/turn'
import {
  deleteWebhook,
  pauseWebhook,
  renewWebhookSecret,
  resumeWebhook,
} from '@/lib/webhooks/webhook'
import { deliverWebhooks } from '@/lib/webhooks/worker'
import { openInProcessDatabase } from '../support/in-process'
import { newSchool } from '../support/schools'
import { type ReceiverAnswer, startWebhookReceiver } from '../support/webhook-receiver'
import { endPauses, listStoredEvents, newWebhook, storeEvents } from '../support/webhooks'

let db: Db
let closeSite: () => Promise<void>
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>
let school: Awaited<ReturnType<typeof newSchool>>

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  const instance = await openInProcessDatabase({ WEBHOOK_TRIAL_ORIGINS: receiver.origin })
  db = instance.db
  closeSite = instance.close
  school = await newSchool(db)
})
beforeEach(async () => {
  receiver.requests.length = 0
  receiver.answers.clear()
  await db.delete(webhooks)
  await db.delete(mailOutbox)
})
afterAll(async () => {
  await closeSite()
  receiver.close()
})

const getManager = () => ({ userId: school.coordinator.id, schoolId: school.id })
const newReceiver = (path: string) =>
  newWebhook(db, { url: `${receiver.origin}${path}`, manager: getManager() })

async function findStored(id: string) {
  const [webhook] = await db.select().from(webhooks).where(eq(webhooks.id, id))
  if (!webhook) throw new Error('no webhook')
  return webhook
}

test('a library that verifies Standard Webhooks accepts what arrives, and nothing that was changed', async () => {
  const { id, secret } = await newReceiver('/good')
  await storeEvents(db, id, 1)
  await deliverWebhooks()
  const [request] = receiver.requests
  const [stored] = await listStoredEvents(db, id)
  expect(request?.headers['webhook-id']).toBe(stored?.eventId)
  const verifier = new Webhook(secret)
  expect(verifier.verify(request?.body ?? '', request?.headers ?? {})).toMatchObject({
    type: 'term.changed',
    data: { n: 1 },
  })
  expect(() => verifier.verify(`${request?.body} `, request?.headers ?? {})).toThrow()
  expect(stored).toMatchObject({ dueAt: null, status: 200, problem: null, response: 'status 200' })
})

test('after a renewal both secrets verify for a day, then the new one alone', async () => {
  const { id, secret: former } = await newReceiver('/good')
  const { secret } = await db.transaction((tx) => renewWebhookSecret(tx, getManager(), id))
  expect(secret).not.toBe(former)
  await storeEvents(db, id, 1)
  await deliverWebhooks()
  const { body = '', headers = {} } = receiver.requests[0] ?? {}
  for (const key of [former, secret]) new Webhook(key).verify(body, headers)
  await db.update(webhooks).set({ formerSecretUntil: sql`now() - interval '1 second'` })
  await storeEvents(db, id, 1)
  await deliverWebhooks()
  const last = receiver.requests[1]
  expect(() => new Webhook(former).verify(last?.body ?? '', last?.headers ?? {})).toThrow()
  new Webhook(secret).verify(last?.body ?? '', last?.headers ?? {})
})

test('events of one object arrive in order, each after the one before was accepted', async () => {
  const { id } = await newReceiver('/good')
  receiver.answers.set('/good', 500)
  await storeEvents(db, id, 3, 'term:1')
  await storeEvents(db, id, 1, 'term:2')
  await deliverWebhooks()
  expect(receiver.listBodies('/good').map(({ data }) => data.n)).toEqual([1, 1])
  receiver.answers.clear()
  receiver.requests.length = 0
  await endPauses(db)
  await deliverWebhooks()
  const numbers = receiver.listBodies('/good').map(({ data }) => data.n)
  expect(numbers.filter((n) => n !== 1)).toEqual([2, 3])
  expect(numbers).toHaveLength(4)
})

test('two runs at once, as of two instances, send each event once', async () => {
  const { id } = await newReceiver('/good')
  await storeEvents(db, id, 40)
  await storeEvents(db, id, 10, 'term:same')
  const drain = async () => {
    while ((await takeTurn(id, 8)).claimedCount > 0);
  }
  await Promise.all([drain(), drain(), drain()])
  await drain()
  expect(receiver.requests).toHaveLength(50)
  const ids = receiver.requests.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(50)
})

test.each<[ReceiverAnswer, string, number | null]>([
  [500, 'rejected', 500],
  [404, 'rejected', 404],
  ['redirect', 'redirected', 302],
  ['large', 'tooLarge', 200],
  ['cut', 'cutShort', 200],
  ['garbage', 'invalidAnswer', null],
])('an answer that is no success is tried again: %s', async (answer, problem, status) => {
  const { id } = await newReceiver('/bad')
  receiver.answers.set('/bad', answer)
  await storeEvents(db, id, 1)
  await deliverWebhooks()
  const [stored] = await listStoredEvents(db, id)
  expect(stored).toMatchObject({ problem, status, attempts: 1 })
  expect(stored?.dueAt?.getTime()).toBeGreaterThan(Date.now())
  expect(receiver.requests.map(({ path }) => path)).toEqual(['/bad'])
})

test('an answer that drips or never comes ends at the limit of time', async () => {
  for (const how of ['drip', 'hang'] as const) {
    receiver.answers.set('/slow', how)
    const request = { url: `${receiver.origin}/slow`, headers: {}, body: Buffer.from('{}') }
    expect(await sendWebhookRequest(request, 300)).toMatchObject({ problem: 'timedOut' })
  }
})

test('what a receiver sends is stored as text, and no more than the page shows', async () => {
  const { id } = await newReceiver('/binary')
  receiver.answers.set('/binary', 'binary')
  await storeEvents(db, id, 1)
  await deliverWebhooks()
  const [stored] = await listStoredEvents(db, id)
  expect(stored).toMatchObject({ problem: null, response: '\ufffd\ufffd\ufffd\ufffd<b>hi</b>' })
  expect(toStoredText(Buffer.alloc(64_000, 'y'))).toHaveLength(2_000)
})

test('ten failures over an hour pause it, and its coordinators hear of it once', async () => {
  const { id } = await newReceiver('/dead')
  receiver.answers.set('/dead', 500)
  await storeEvents(db, id, 20)
  for (let run = 0; run < 10; run += 1) {
    await db.update(webhooks).set({ heldUntil: null })
    await deliverWebhooks()
  }
  expect(await findStored(id)).toMatchObject({ state: 'active' })
  await db
    .update(webhooks)
    .set({ failingSince: sql`now() - interval '61 minutes'`, heldUntil: null })
  await deliverWebhooks()
  expect(await findStored(id)).toMatchObject({ state: 'failing' })
  const emails = await db.select().from(mailOutbox)
  expect(emails).toHaveLength(1)
  expect(emails[0]).toMatchObject({
    template: 'webhookStopped',
    recipient: school.coordinator.email,
  })
  const entries = await db.select().from(auditLog).where(eq(auditLog.targetId, id))
  expect(entries.map(({ action }) => action)).toContain('webhook.stopped-failing')
  expect(entries[0]?.values).toEqual({ title: 'Staff list' })

  await storeEvents(db, id, 1)
  await endPauses(db)
  receiver.requests.length = 0
  await deliverWebhooks()
  expect(receiver.requests).toEqual([])

  receiver.answers.clear()
  await resumeWebhook(getManager(), id)
  await deliverWebhooks()
  expect(receiver.requests).toHaveLength(21)
  expect((await listStoredEvents(db, id)).every(({ dueAt }) => dueAt === null)).toBe(true)
})

test('while it fails, one event at a time is tried, and a success ends the count', async () => {
  const { id } = await newReceiver('/dead')
  receiver.answers.set('/dead', 500)
  await storeEvents(db, id, 50)
  await deliverWebhooks()
  const count = receiver.requests.length
  expect(count).toBeLessThanOrEqual(9)
  await endPauses(db)
  await deliverWebhooks()
  expect(receiver.requests.length).toBe(count + 1)
  receiver.answers.clear()
  await endPauses(db)
  await deliverWebhooks()
  expect(await findStored(id)).toMatchObject({ failures: 0, failingSince: null, heldUntil: null })
})

test('nothing is sent unsigned when its secret cannot be read', async () => {
  const { id } = await newReceiver('/good')
  await db.update(webhooks).set({ encryptedSecret: 'of another AUTH_SECRET' })
  await storeEvents(db, id, 1)
  await deliverWebhooks()
  expect(receiver.requests).toEqual([])
  const [stored] = await listStoredEvents(db, id)
  expect(stored).toMatchObject({ problem: 'secretUnreadable', deliveredAt: null, attempts: 1 })
})

test('a 410 ends it, and what waits is given up', async () => {
  const { id } = await newReceiver('/gone')
  receiver.answers.set('/gone', 410)
  await storeEvents(db, id, 5, 'term:1')
  await deliverWebhooks()
  expect(await findStored(id)).toMatchObject({ state: 'ended' })
  expect(receiver.requests).toHaveLength(1)
  expect((await listStoredEvents(db, id)).map(({ problem }) => problem)).toEqual(
    Array.from({ length: 5 }, () => 'ended'),
  )
  await expect(resumeWebhook(getManager(), id)).rejects.toMatchObject({ code: 'webhookStateOther' })
})

test('a receiver that is slow holds neither the others nor a connection of the database', async () => {
  const slow = await newReceiver('/slow')
  const good = await newReceiver('/good')
  receiver.answers.set('/slow', 'hang')
  await storeEvents(db, slow.id, 100)
  await storeEvents(db, good.id, 200)
  const run = deliverWebhooks()
  await expect.poll(() => receiver.listBodies('/good').length).toBe(200)
  const startedAt = performance.now()
  await db.transaction((tx) => tx.execute(sql`select 1`))
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  await pauseWebhook(getManager(), slow.id)
  receiver.drop()
  await run
  expect(receiver.listBodies('/slow').length).toBeLessThanOrEqual(4)
  const waiting = (await listStoredEvents(db, slow.id)).filter(({ dueAt }) => dueAt !== null)
  expect(waiting).toHaveLength(100)
})

test('a test event and “send again” tell what the receiver answered', async () => {
  const { id, secret } = await newReceiver('/good')
  expect(await sendTestEvent(getManager(), id)).toEqual({ status: 200, problem: null })
  const [stored] = await listStoredEvents(db, id)
  receiver.answers.set('/good', 503)
  expect(await sendAgain(getManager(), id, stored?.id ?? '')).toEqual({
    status: 503,
    problem: 'rejected',
  })
  const [first, second] = receiver.requests
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  new Webhook(secret).verify(second?.body ?? '', second?.headers ?? {})
  await expect(sendAgain(getManager(), id, stored?.id ?? '')).rejects.toMatchObject({
    code: 'webhookStateOther',
  })
})

test('another school, and a school instead of the team, find no webhook', async () => {
  const { id } = await newReceiver('/good')
  const other = await newSchool(db)
  for (const manager of [
    { userId: other.coordinator.id, schoolId: other.id },
    { userId: other.coordinator.id, schoolId: null },
  ]) {
    const notFound = { kind: 'notFound' }
    await expect(pauseWebhook(manager, id)).rejects.toMatchObject(notFound)
    await expect(deleteWebhook(manager, id)).rejects.toMatchObject(notFound)
    await expect(sendTestEvent(manager, id)).rejects.toMatchObject(notFound)
    await expect(db.transaction((tx) => renewWebhookSecret(tx, manager, id))).rejects.toMatchObject(
      notFound,
    )
  }
})

test('a school has 10 webhooks at most, also when several are made at once', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 13 }, (_, n) => newReceiver(`/n${n}`)),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('it rests while the school has no coordinator, and goes on with the next one', async () => {
  const { id } = await newReceiver('/good')
  await storeEvents(db, id, 1)
  const isCoordinator = eq(memberships.id, school.membershipId)
  await db.update(memberships).set({ leftAt: sql`now()` }).where(isCoordinator)
  await deliverWebhooks()
  expect(receiver.requests).toEqual([])
  await db.update(memberships).set({ leftAt: null }).where(isCoordinator)
  await deliverWebhooks()
  expect(receiver.requests).toHaveLength(1)
})

test('keeps what is finished for 30 days, and 1,000 of a webhook', async () => {
  const { id } = await newReceiver('/good')
  await storeEvents(db, id, 1_010)
  await db.update(webhookDeliveries).set({ dueAt: null })
  await storeEvents(db, id, 5)
  await purgeWebhookDeliveries(db)
  expect(await db.$count(webhookDeliveries)).toBe(1_005)
  await db.update(webhookDeliveries).set({ createdAt: sql`now() - interval '31 days'` })
  await purgeWebhookDeliveries(db)
  expect(await db.$count(webhookDeliveries)).toBe(0)
})

test('the queue has a length and an age', async () => {
  const { id } = await newReceiver('/good')
  expect(await measureWebhookQueue()).toEqual({ waiting: 0, oldestSeconds: 0 })
  await storeEvents(db, id, 3)
  await db.update(webhookDeliveries).set({ createdAt: sql`now() - interval '90 seconds'` })
  const queue = await measureWebhookQueue()
  expect(queue.waiting).toBe(3)
  expect(queue.oldestSeconds).toBeGreaterThanOrEqual(90)
})
