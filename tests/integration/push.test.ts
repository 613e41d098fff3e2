import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { POST } from '@/app/api/auth/user/logout/route'
import type { Db } from '@/db/client'
import {
  liveSessionEmails,
  liveSessionRegistrations,
  liveSessions,
  mailOutbox,
  pushOutbox,
  pushSubscriptions,
  sessions,
  users,
} from '@/db/schema'
import { endLogin, endLoginsOfUser, endOtherLogins } from '@/lib/accounts/login/login-sessions'
import { enqueueReminders, sendReminderPushes } from '@/lib/live-sessions/reminders'
import { getPushKeys, isAllowedEndpoint } from '@/lib/push/delivery'
import {
  addPushSubscription,
  chooseReminderChannel,
  getReminderDevices,
  listDeviceFingerprints,
  removePushSubscription,
} from '@/lib/push/subscriptions'
import { openInProcessDatabase } from '../support/in-process'
import { newLiveSession } from '../support/live-sessions'
import { newConfirmedUsers } from '../support/past-live-sessions'
import { newBrowserKeys, startPushService } from '../support/push-service'

let db: Db
let closeSite: () => Promise<void>
let service: Awaited<ReturnType<typeof startPushService>>

beforeAll(async () => {
  service = await startPushService()
  const instance = await openInProcessDatabase({
    PUSH_SERVICES: `fcm.googleapis.com,.push.apple.com,${service.origin}`,
  })
  db = instance.db
  closeSite = instance.close
})
beforeEach(async () => {
  service.requests.length = 0
  service.answers.clear()
  await db.delete(liveSessions)
  await db.delete(mailOutbox)
  await db.delete(pushSubscriptions)
})
afterAll(async () => {
  await closeSite()
  service.close()
})

async function newUser() {
  const [user] = await newConfirmedUsers(db, 1)
  if (!user) throw new Error('nobody')
  return user
}

async function subscribe(user: { id: string }, path: string) {
  const sessionId = await newLogin(user.id)
  await addPushSubscription(
    { ...user, sessionId },
    { endpoint: `${service.origin}${path}`, ...newBrowserKeys() },
    'firefox/android',
  )
  return sessionId
}

async function newLogin(userId: string): Promise<string> {
  const [login] = await db
    .insert(sessions)
    .values({ userId, tokenHash: crypto.randomUUID(), expiresAt: sql`now() + interval '1 day'` })
    .returning({ id: sessions.id })
  return login?.id ?? ''
}

async function newRegistration(userIds: string[], inMinutes = 20) {
  const session = await newLiveSession(db, { inMinutes, slug: 'water', title: 'Water' })
  await db.insert(liveSessionRegistrations).values(
    userIds.map((userId) => ({
      ...{ liveSessionId: session.id, userId, state: 'registered' as const },
      since: sql`now() - interval '2 days'`,
    })),
  )
  return session
}

const listMail = async () => (await db.select().from(mailOutbox)).map(({ recipient }) => recipient)
const listPaths = () => service.requests.map(({ path }) => path).toSorted()
const endLeases = () => db.update(pushOutbox).set({ dueAt: sql`now()` })

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilpush.apple.com/x',
  'https://user:pass@fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:1/x',
  'file:///etc/passwd',
  'nonsense',
])('an endpoint outside the push services is rejected: %s', async (endpoint) => {
  const user = await newUser()
  const keys = newBrowserKeys()
  await expect(
    addPushSubscription(
      { ...user, sessionId: await newLogin(user.id) },
      { endpoint, ...keys },
      null,
    ),
  ).rejects.toMatchObject({ code: 'pushNotSupported' })
  expect(await db.$count(pushSubscriptions)).toBe(0)
})

test('endpoints of push services are accepted', () => {
  for (const endpoint of ['https://fcm.googleapis.com/fcm/send/x', 'https://web.push.apple.com/x'])
    expect(isAllowedEndpoint(endpoint)).toBe(true)
})

test('only its user removes a device, which belongs to the last user who turned it on', async () => {
  const [first, second] = [await newUser(), await newUser()]
  await subscribe(first, '/shared')
  await subscribe(second, '/shared')
  expect((await getReminderDevices(first.id)).devices).toEqual([])
  const [device] = (await getReminderDevices(second.id)).devices
  await expect(removePushSubscription(first, `${device?.id}`)).rejects.toMatchObject({
    kind: 'notFound',
  })
  await removePushSubscription(second, `${device?.id}`)
  expect(await db.$count(pushSubscriptions)).toBe(0)
})

test('a user has ten devices at most; the oldest goes', async () => {
  const user = await newUser()
  for (let index = 0; index < 11; index += 1) await subscribe(user, `/device-${index}`)
  const rows = await db.select().from(pushSubscriptions)
  expect(rows).toHaveLength(10)
  expect(rows.map(({ endpoint }) => endpoint)).not.toContain(`${service.origin}/device-0`)
})

test('each reminder goes once: to all devices, or by email, as the user chose', async () => {
  const [pushUser, mailUser, deviceless] = [await newUser(), await newUser(), await newUser()]
  await subscribe(pushUser, '/phone')
  await subscribe(pushUser, '/laptop')
  await subscribe(mailUser, '/unused')
  await chooseReminderChannel(mailUser, { channel: 'email' })
  await chooseReminderChannel(deviceless, { channel: 'push' })
  await newRegistration([pushUser.id, mailUser.id, deviceless.id])
  await Promise.all([1, 2, 3].map(() => enqueueReminders()))
  expect((await listMail()).toSorted()).toEqual([mailUser.email, deviceless.email].toSorted())
  await Promise.all([1, 2].map(() => sendReminderPushes()))
  expect(listPaths()).toEqual(['/laptop', '/phone'])
  expect(await db.$count(pushOutbox)).toBe(0)
  await enqueueReminders()
  await sendReminderPushes()
  expect(listPaths()).toHaveLength(2)
})

test('a message is in the language of the account, and links to its page', async () => {
  const [hindi, english] = [await newUser(), await newUser()]
  await db.update(users).set({ language: 'hi' }).where(eq(users.id, hindi.id))
  await subscribe(hindi, '/hindi')
  await subscribe(english, '/english')
  await newRegistration([hindi.id, english.id])
  await enqueueReminders()
  const messages = (await db.select().from(pushOutbox)).map(({ message }) => message)
  expect(messages.map(({ url }) => url).toSorted()).toEqual(['/hi/series/water', '/series/water'])
  expect(messages.find(({ url }) => url.startsWith('/hi/'))?.body).toMatch(/[\u0905-\u0939]/)
})

test('a message is encrypted, signed with our key, and has no address of the user', async () => {
  const user = await newUser()
  await subscribe(user, '/phone')
  await newRegistration([user.id])
  await enqueueReminders()
  const [row] = await db.select().from(pushOutbox)
  expect(row?.message).toMatchObject({ title: 'Water', url: '/series/water' })
  expect(JSON.stringify(row?.message)).not.toContain('meet.')
  await sendReminderPushes()
  const [request] = service.requests
  expect(request?.headers['content-encoding']).toBe('aes128gcm')
  expect(request?.headers.authorization).toContain(`k=${getPushKeys()?.publicKey}`)
  expect(Number(request?.headers.ttl)).toBeLessThanOrEqual(20 * 60)
  expect(request?.bytes).toBeGreaterThan(100)
})

test.each([404, 410])(
  'a subscription that ended (%i) is removed, and the reminder goes by email',
  async (status) => {
    const user = await newUser()
    await subscribe(user, '/gone')
    await newRegistration([user.id])
    service.answers.set('/gone', status)
    await enqueueReminders()
    await sendReminderPushes()
    expect(await db.$count(pushSubscriptions)).toBe(0)
    await enqueueReminders()
    expect(await listMail()).toEqual([user.email])
    expect(listPaths()).toEqual(['/gone'])
  },
)

test('one ended device of two gets no email, because the other shows the reminder', async () => {
  const user = await newUser()
  await subscribe(user, '/gone')
  await subscribe(user, '/phone')
  await newRegistration([user.id])
  service.answers.set('/gone', 410)
  await enqueueReminders()
  await sendReminderPushes()
  await enqueueReminders()
  expect(await listMail()).toEqual([])
  expect(await db.$count(liveSessionEmails)).toBe(1)
})

test('a failing service is tried again later; what it rejects is not; a redirect is not followed', async () => {
  const user = await newUser()
  for (const path of ['/failing', '/rejecting', '/redirecting']) await subscribe(user, path)
  await newRegistration([user.id])
  service.answers.set('/failing', 503).set('/rejecting', 400).set('/redirecting', 302)
  await enqueueReminders()
  await sendReminderPushes()
  expect(listPaths()).toEqual(['/failing', '/redirecting', '/rejecting'])
  expect(await db.select().from(pushOutbox)).toMatchObject([{ attempts: 1 }])
  await sendReminderPushes()
  expect(service.requests).toHaveLength(3)
  service.answers.clear()
  await endLeases()
  await sendReminderPushes()
  expect(listPaths()).toEqual(['/failing', '/failing', '/redirecting', '/rejecting'])
  expect(await db.$count(pushOutbox)).toBe(0)
})

test('a message repeated after a kill has the same topic, so a device shows it once', async () => {
  const user = await newUser()
  await subscribe(user, '/phone')
  await newRegistration([user.id])
  await enqueueReminders()
  const [row] = await db.select().from(pushOutbox)
  if (!row) throw new Error('no message')
  await sendReminderPushes()
  // A kill after sending leaves the leased row behind.
  await db.insert(pushOutbox).values({ ...row, attempts: 1, dueAt: sql`now() + interval '1 hour'` })
  await sendReminderPushes()
  expect(service.requests).toHaveLength(1)
  await endLeases()
  await sendReminderPushes()
  const topics = service.requests.map(({ headers }) => headers.topic)
  expect(topics).toEqual([topics[0], topics[0]])
  expect(topics[0]).toHaveLength(32)
  expect(await db.$count(pushOutbox)).toBe(0)
})

test('a message that waits until the start of its session is deleted unsent', async () => {
  const user = await newUser()
  await subscribe(user, '/phone')
  await newRegistration([user.id])
  await enqueueReminders()
  await db.update(pushOutbox).set({ expiresAt: sql`now()` })
  await sendReminderPushes()
  expect(service.requests).toEqual([])
  expect(await db.$count(pushOutbox)).toBe(0)
})

test('a user without confirmed email gets pushes but no email', async () => {
  const user = await newUser()
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, user.id))
  await subscribe(user, '/phone')
  await newRegistration([user.id])
  await enqueueReminders()
  await sendReminderPushes()
  expect(listPaths()).toEqual(['/phone'])
  expect(await listMail()).toEqual([])
})

test('logging out ends reminders on this device alone, even after the login has expired', async () => {
  const user = await newUser()
  await subscribe(user, '/phone')
  await subscribe(user, '/laptop')
  const logOut = (body: unknown) =>
    POST(
      new Request('http://localhost:3000/api/auth/user/logout', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
        body: JSON.stringify(body),
      }),
      { params: Promise.resolve({}) },
    )
  for (const body of [{}, { endpoint: 7 }, { endpoint: 'x'.repeat(2_000) }, []])
    expect((await logOut(body)).status).toBe(200)
  expect(await db.$count(pushSubscriptions)).toBe(2)
  expect((await logOut({ endpoint: `${service.origin}/phone` })).status).toBe(200)
  const left = await db.select().from(pushSubscriptions)
  expect(left).toMatchObject([{ endpoint: `${service.origin}/laptop` }])
})

test('reminders on a device end with its login: one, all others, or by the team', async () => {
  const user = await newUser()
  const other = await newUser()
  await subscribe(other, '/other')
  const current = await subscribe(user, '/laptop')
  const viewer = { ...user, isSubscribed: false, sessionId: current }
  const listEndpoints = async () =>
    (await db.select().from(pushSubscriptions)).map(({ endpoint }) => new URL(endpoint).pathname)

  const phone = await subscribe(user, '/phone')
  await subscribe(user, '/tablet')
  await endLogin(viewer, phone)
  expect((await listEndpoints()).toSorted()).toEqual(['/laptop', '/other', '/tablet'])
  await endOtherLogins(viewer)
  expect((await listEndpoints()).toSorted()).toEqual(['/laptop', '/other'])
  await endLoginsOfUser(other, user.id)
  expect(await listEndpoints()).toEqual(['/other'])
})

test('a browser finds itself by a fingerprint of its endpoint, never by the endpoint', async () => {
  const user = await newUser()
  await subscribe(user, '/phone')
  const fingerprints = await listDeviceFingerprints(user.id)
  const expected = createHash('sha256').update(`${service.origin}/phone`).digest('hex')
  expect(fingerprints).toEqual([expected])
})
