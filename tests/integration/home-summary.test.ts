import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { GET as getRoute } from '@/app/api/home/route'
import type { Db } from '@/db/client'
import { liveSessionRegistrations, liveSessions, readingPositions, users } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { confirmCertificateName } from '@/lib/certificates/name'
import { getHomeSummary } from '@/lib/learning/home-summary'
import { findBookCards } from '@/lib/library/books'
import { openInProcessDatabase } from '../support/in-process'
import { MEETING_URL, newLiveSession, newViewer } from '../support/live-sessions'
import { insertAttendances, newPastLiveSession } from '../support/past-live-sessions'

let db: Db
let closeSite: () => Promise<void>

beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
})
afterAll(() => closeSite())
beforeEach(async () => {
  await db.delete(liveSessions)
})

const registerFor = (
  viewer: Viewer,
  { id: liveSessionId }: { id: string },
  state: 'registered' | 'waiting' = 'registered',
) => db.insert(liveSessionRegistrations).values({ liveSessionId, userId: viewer.id, state })

const getNext = async (viewer: Viewer) => (await getHomeSummary(viewer)).next

test('a new teacher without sessions, books and hours gets an empty summary', async () => {
  expect(await getHomeSummary(await newViewer(db))).toEqual({
    next: null,
    reading: null,
    minutes: 0,
    requiredHours: 50,
    waitingCertificates: 0,
    hasFirstSteps: true,
  })
})

test('visitors get 401', async () => {
  const response = await getRoute(new Request('http://localhost/api/home'), {
    params: Promise.resolve({}),
  })
  expect(response.status).toBe(401)
  expect(await response.text()).not.toContain(MEETING_URL)
})

test('before joining opens, the registered session comes before an earlier one, without a token', async () => {
  const viewer = await newViewer(db)
  await newLiveSession(db, { inMinutes: 60 })
  const registered = await newLiveSession(db, { inMinutes: 120 })
  await registerFor(viewer, registered)
  expect(await getNext(viewer)).toMatchObject({
    slug: registered.slug,
    phase: 'upcoming',
    mine: 'registered',
    canJoin: false,
    csrfToken: null,
  })
})

test('a session that can be joined now comes first, registered or not, and never with its meeting link', async () => {
  const viewer = await newViewer(db)
  await registerFor(viewer, await newLiveSession(db, { inMinutes: 60 }))
  const open = await newLiveSession(db, { inMinutes: 10 })
  const next = await getNext(viewer)
  expect(next).toMatchObject({ slug: open.slug, phase: 'open', mine: 'none', canJoin: true })
  expect(next?.csrfToken).toMatch(/^[\w-]{20,}$/)
  expect(JSON.stringify(next)).not.toContain(MEETING_URL)
  const live = await newLiveSession(db, { inMinutes: -10 })
  await registerFor(viewer, live)
  expect(await getNext(viewer)).toMatchObject({ slug: live.slug, phase: 'live' })
})

test('a full session and a place on its waiting list do not hide the registered session', async () => {
  const [viewer, other] = [await newViewer(db), await newViewer(db)]
  const full = await newLiveSession(db, { inMinutes: 5, capacity: 1 })
  await registerFor(other, full)
  const registered = await newLiveSession(db, { inMinutes: 120 })
  await registerFor(viewer, registered)
  expect(await getNext(viewer)).toMatchObject({ slug: registered.slug })
  await registerFor(viewer, full, 'waiting')
  expect(await getNext(viewer)).toMatchObject({ slug: registered.slug })
})

test('drafts, cancelled and past sessions and those for subscribers are not shown', async () => {
  const viewer = await newViewer(db)
  await newLiveSession(db, { inMinutes: 5, state: 'draft' })
  await newLiveSession(db, { inMinutes: 5, state: 'cancelled' })
  await newLiveSession(db, { inMinutes: -61 })
  const forSubscribers = await newLiveSession(db, { inMinutes: 5, audience: 'subscriber' })
  expect(await getNext(viewer)).toBeNull()
  expect(await getNext({ ...viewer, isSubscribed: true })).toMatchObject({
    slug: forSubscribers.slug,
    canJoin: true,
  })
})

test('offers the book read last, unless it can no longer be opened', async () => {
  const [viewer, other] = [await newViewer(db), await newViewer(db)]
  const books = await findBookCards({ isSubscribed: true })
  const free = books.find(({ isPremium }) => !isPremium)
  const premium = books.find(({ isPremium }) => isPremium)
  const place = { view: 'text', page: 1, scroll: 0 } as const
  const [earlier, later] = [new Date('2026-01-01'), new Date('2026-01-02')]
  await db.insert(readingPositions).values([
    { ...place, userId: viewer.id, bookId: free?.id ?? '', updatedAt: earlier },
    { ...place, userId: other.id, bookId: premium?.id ?? '', updatedAt: later },
  ])
  const reading = async (isSubscribed: boolean) =>
    (await getHomeSummary({ ...viewer, isSubscribed })).reading
  expect(await reading(false)).toEqual({ id: free?.id, title: free?.title, cover: free?.cover })
  await db
    .insert(readingPositions)
    .values({ ...place, userId: viewer.id, bookId: premium?.id ?? '', updatedAt: later })
  expect(await reading(true)).toEqual({
    id: premium?.id,
    title: premium?.title,
    cover: premium?.cover,
  })
  expect(await reading(false)).toBeNull()
})

test('counts the hours of the school year and certificates that wait for the name', async () => {
  const [viewer, other] = [await newViewer(db), await newViewer(db)]
  const liveSession = await newPastLiveSession(db, { closedAt: new Date(), minutes: 90 })
  await insertAttendances(db, liveSession.id, [viewer])
  expect(await getHomeSummary(viewer)).toMatchObject({ minutes: 90, waitingCertificates: 1 })
  expect(await getHomeSummary(other)).toMatchObject({ minutes: 0, waitingCertificates: 0 })
  await db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, viewer.id))
  await confirmCertificateName(viewer, { name: 'Meena Iyer' })
  expect(await getHomeSummary(viewer)).toMatchObject({ waitingCertificates: 0 })
})
