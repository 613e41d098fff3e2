import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runForRequest } from '@/base/request-id'
import type { Db } from '@/db/client'
import {
  accountMerges,
  certificates,
  erasureRequests,
  inHouseSessions,
  liveSessionRegistrations,
  liveSessions,
  memberships,
  terms,
  webhookDeliveries,
  webhooks,
} from '@/db/schema'
import { userActor } from '@/lib/audit/audit-log'
import { issueInvoice } from '@/lib/billing/document/invoice'
import { recordPayment } from '@/lib/billing/payment/record'
import { paymentForm } from '@/lib/billing/schema'
import { issueAllPending } from '@/lib/certificates/issue'
import { restoreCertificate, revokeCertificate } from '@/lib/certificates/revoke'
import { submitAttendanceCode } from '@/lib/live-sessions/attendance/code'
import { importAttendanceList } from '@/lib/live-sessions/attendance/import'
import { markPresent } from '@/lib/live-sessions/attendance/record'
import { joinLiveSession } from '@/lib/live-sessions/join'
import { undoNewTime } from '@/lib/live-sessions/new-time'
import { cancelLiveSession, restoreLiveSession } from '@/lib/live-sessions/session/cancel'
import { updateLiveSession } from '@/lib/live-sessions/session/change'
import { createLiveSessions } from '@/lib/live-sessions/session/create'
import { eraseDueAccounts } from '@/lib/privacy/erasure/erase'
import { mergeDueAccounts } from '@/lib/privacy/merge/merge'
import { joinSchool } from '@/lib/schools/join'
import { moveTeacher } from '@/lib/schools/teachers/move'
import { leaveSchool, removeMember, restoreMember } from '@/lib/schools/teachers/remove'
import { endTerm } from '@/lib/schools/terms/ending'
import { addTerm, changeSeats, removeTerm } from '@/lib/schools/terms/team'
import { mergeSchools } from '@/lib/team/merge-schools'
import { submitInHouseCode } from '@/lib/training/in-house/attendance'
import { saveInHouseAttendees } from '@/lib/training/in-house/plan'
import { createEventSchema, type SentEvent } from '@/lib/webhooks/event-schemas'
import { newTeamMember } from '../support/applications'
import { newOrder, setUpBilling } from '../support/billing'
import { hoursFromNow, newInHouseSession, newStaff } from '../support/in-house-sessions'
import { openInProcessDatabase } from '../support/in-process'
import { newLiveSession, toViewer } from '../support/live-sessions'
import {
  insertAttendances,
  newConfirmedUsers,
  newPastLiveSession,
} from '../support/past-live-sessions'
import { createStaffRoomToken, newSchool, type newUser } from '../support/schools'
import { listStoredEvents, newWebhook } from '../support/webhooks'

let db: Db
let closeSite: () => Promise<void>
let manager: Awaited<ReturnType<typeof newUser>>
let siteWebhook: string

beforeAll(async () => {
  const instance = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
  db = instance.db
  closeSite = instance.close
  manager = await newTeamMember(db, 'manager')
})
beforeEach(async () => {
  await db.delete(webhooks)
  const made = await newWebhook(db, {
    url: RECEIVER,
    manager: { userId: manager.id, schoolId: null },
  })
  siteWebhook = made.id
})
afterAll(() => closeSite())

const RECEIVER = 'https://receiver.example/hook'

/** After the test has prepared its records. */
const forgetEvents = () => db.delete(webhookDeliveries)

type ListeningSchool = Awaited<ReturnType<typeof newSchool>>
const listenAs = async (school: { id: string; coordinator: { id: string } }) =>
  (
    await newWebhook(db, {
      url: RECEIVER,
      manager: { userId: school.coordinator.id, schoolId: school.id },
    })
  ).id

/** What a webhook was told, each checked against the published schema. */
async function listTold(webhookId: string) {
  const rows = await listStoredEvents(db, webhookId)
  return rows.map(({ event, payload, data }) => {
    createEventSchema(event as SentEvent).parse(JSON.parse(payload))
    return { event, data }
  })
}
const listNames = async (webhookId = siteWebhook) =>
  (await listTold(webhookId)).map(({ event }) => event)

async function joinByCode(school: ListeningSchool) {
  const [teacher] = await newConfirmedUsers(db, 1)
  if (!teacher) throw new Error('nobody')
  await joinSchool(teacher, await createStaffRoomToken(school.coordinator))
  return teacher
}

const findMembershipId = async (userId: string) =>
  (await db.select().from(memberships).where(eq(memberships.userId, userId)))[0]?.id ?? ''

const joined = 'member.joined'
const left = 'member.left'

test('a school that subscribes: its coordinator joined, its term was opened', async () => {
  await newSchool(db)
  expect((await listNames()).toSorted()).toEqual([joined, 'term.changed'])
})

test('joining, leaving, removing and restoring, for the school and for nobody else', async () => {
  const school = await newSchool(db)
  const other = await newSchool(db)
  const [own, foreign] = [await listenAs(school), await listenAs(other)]
  const leaver = await joinByCode(school)
  await leaveSchool(leaver)
  const teacher = await joinByCode(school)
  const seat = await findMembershipId(teacher.id)
  await removeMember(school.coordinator, seat)
  await restoreMember(school.coordinator, seat)
  const told = await listTold(own)
  expect(told.map(({ event }) => event)).toEqual([joined, left, joined, left, joined])
  expect(told[0]?.data).toMatchObject({
    ...{ teacher_id: leaver.id, school_id: school.id, role: 'teacher', left_at: null },
  })
  expect(told[1]?.data.left_at).not.toBeNull()
  expect(JSON.stringify(told)).not.toContain(teacher.email)
  expect(JSON.stringify(told)).not.toContain(teacher.firstname)
  expect(await listNames(foreign)).toEqual([])
})

test('a change that is rolled back tells nothing', async () => {
  const school = await newSchool(db)
  const own = await listenAs(school)
  const teacher = await joinByCode(school)
  const seat = await findMembershipId(teacher.id)
  await removeMember(school.coordinator, seat)
  await db.update(terms).set({ seats: 1 }).where(eq(terms.schoolId, school.id))
  await forgetEvents()
  await expect(restoreMember(school.coordinator, seat)).rejects.toMatchObject({
    code: 'noSeatLeft',
  })
  expect(await listNames(own)).toEqual([])
})

test('a teacher whom the team moves left one school and joined the other', async () => {
  const [from, into] = [await newSchool(db), await newSchool(db)]
  const teacher = await joinByCode(from)
  const [former, present] = [await listenAs(from), await listenAs(into)]
  await moveTeacher(manager, teacher.id, into.id)
  expect([await listNames(former), await listNames(present)]).toEqual([[left], [joined]])
})

test('a merge of schools tells of members and terms, and its webhooks follow', async () => {
  const [from, into] = [await newSchool(db, { institution_name: 'Copy' }), await newSchool(db)]
  await joinByCode(from)
  await db.delete(terms).where(eq(terms.schoolId, into.id))
  const former = await listenAs(from)
  await forgetEvents()
  await mergeSchools(manager, { from: from.id, into: into.id, name: 'Copy' })
  expect((await listNames()).toSorted()).toEqual(
    [joined, joined, left, left, 'term.changed', 'term.changed'].toSorted(),
  )
  const [moved] = await db.select().from(webhooks).where(eq(webhooks.id, former))
  expect(moved?.schoolId).toBe(into.id)
})

test('an erased account left its school: told before it goes, and only by id', async () => {
  const school = await newSchool(db)
  const teacher = await joinByCode(school)
  const own = await listenAs(school)
  await db.insert(erasureRequests).values({
    ...{ userId: teacher.id, keepCertificates: false, dueAt: sql`now()` },
    tokenHash: crypto.randomUUID(),
  })
  expect(await eraseDueAccounts()).toBe(1)
  expect(await listTold(own)).toMatchObject([{ event: left, data: { teacher_id: teacher.id } }])
  const [stored] = await listStoredEvents(db, own)
  expect(stored?.userId).toBeNull()
})

test('an account that takes over a seat joined, and the one that ends left', async () => {
  const school = await newSchool(db)
  const from = await joinByCode(school)
  const [into] = await newConfirmedUsers(db, 1)
  const own = await listenAs(school)
  await db.insert(accountMerges).values({
    ...{ fromUserId: from.id, intoUserId: into?.id ?? '', requestedBy: manager.id },
    readyAt: sql`now()`,
    stopTokenHash: crypto.randomUUID(),
  })
  await mergeDueAccounts()
  expect(await listTold(own)).toMatchObject([
    { event: left, data: { teacher_id: from.id } },
    { event: joined, data: { teacher_id: into?.id } },
  ])
})

const FORM = {
  ...({ kind: 'series', theme: 'global-goals', title: 'Read the water meter' } as const),
  ...({ summary: 'A week of meter readings.', language: 'en', host: 'The team' } as const),
  ...{
    hostBio: 'They lead it.',
    takeaway: null,
    preparation: null,
    day: '2027-06-05',
    time: '10:00',
    minutes: 60,
  },
  ...({ meetingUrl: 'https://meet.example/secret', audience: 'user', capacity: null } as const),
  ...({ subject: null, region: null, providerClass: 'other', mode: 'online' } as const),
  ...({ standardDomain: null, attendanceMethod: 'joining', attendanceCode: null } as const),
  ...{ resourceIds: [], recordingVideoId: null, recordingUrl: null },
  state: 'published' as const,
}

test('sessions: published for everyone, changed and cancelled for schools that registered', async () => {
  const [school, other] = [await newSchool(db), await newSchool(db)]
  const [own, foreign] = [await listenAs(school), await listenAs(other)]
  const draft = { ...FORM, title: 'Draft', state: 'draft' as const }
  const draftId = await createLiveSessions(manager, { ...draft, times: null, until: null })
  const save = (id: string, version: number, changes: object) =>
    updateLiveSession(
      manager,
      id,
      { ...FORM, ...changes, version, reach: 'following' } as never,
      async () => false,
    )
  await save(draftId, 1, { ...draft, minutes: 45 })
  expect(await listNames(own)).toEqual([])
  await save(draftId, 2, { ...draft, state: 'published' })
  expect(await listNames(own)).toEqual(['session.published'])

  const id = await createLiveSessions(manager, { ...FORM, title: 'Weekly', times: 3, until: null })
  expect(await listNames(foreign)).toEqual(Array(4).fill('session.published'))
  await db.insert(liveSessionRegistrations).values({
    ...{ liveSessionId: id, userId: school.coordinator.id, state: 'registered' },
  })
  await forgetEvents()
  // The bulk change of all three sessions; the school registered for one.
  await save(id, 1, { title: 'Weekly', time: '11:30' })
  expect(await listNames()).toEqual(Array(3).fill('session.changed'))
  expect(await listTold(own)).toMatchObject([
    { event: 'session.changed', data: { session_id: id, starts_at: '2027-06-05T06:00:00.000Z' } },
  ])
  await undoNewTime(manager, id)
  await cancelLiveSession(manager, id, { reason: 'The host is unwell', reach: 'following' })
  await restoreLiveSession(manager, id)
  expect(await listNames(own)).toEqual([
    ...['session.changed', 'session.changed', 'session.cancelled', 'session.published'],
  ])
  expect(await listNames(foreign)).toEqual(['session.published'])
  const told = JSON.stringify(await listTold(own))
  for (const secret of ['meet.example', 'The team', 'unwell']) expect(told).not.toContain(secret)
})

test('those who join at once are told with the id of their own request', async () => {
  const { slug } = await newLiveSession(db, { inMinutes: -50, attendanceMethod: 'joining' })
  const teachers = (await newConfirmedUsers(db, 5)).map((teacher) => ({
    ...{ teacher, requestId: randomUUID() },
  }))
  await forgetEvents()
  await Promise.all(
    teachers.map(({ teacher, requestId }) =>
      runForRequest(requestId, () => joinLiveSession(toViewer(teacher, true), slug)),
    ),
  )
  const stored = await listStoredEvents(db, siteWebhook)
  expect(new Map(stored.map(({ userId, requestId }) => [userId, requestId]))).toEqual(
    new Map(teachers.map(({ teacher, requestId }) => [teacher.id, requestId])),
  )
})

test('attendance: by code, joining, list, hand and invitation, once each', async () => {
  const school = await newSchool(db)
  const teacher = await joinByCode(school)
  const others = await newConfirmedUsers(db, 2)
  const own = await listenAs(school)
  const viewer = toViewer(teacher, true)
  const running = { inMinutes: -50 }
  const byCode = await newLiveSession(db, running)
  for (let press = 0; press < 2; press += 1)
    await submitAttendanceCode(viewer, byCode.slug, 'Sapling')
  const byJoining = await newLiveSession(db, { ...running, attendanceMethod: 'joining' })
  for (let press = 0; press < 2; press += 1) await joinLiveSession(viewer, byJoining.slug)
  const listed = await newLiveSession(db, running)
  const people = [teacher.id, ...others.map(({ id }) => id)]
  for (let press = 0; press < 2; press += 1)
    await importAttendanceList(manager.id, listed.id, { people })
  const byHand = await newLiveSession(db, running)
  for (let press = 0; press < 2; press += 1) await markPresent(manager, byHand.id, teacher.id)
  expect(await listTold(own)).toMatchObject(
    [byCode, byJoining, listed, byHand].map(({ id }) => ({
      event: 'attendance.recorded',
      data: { session_id: id, teacher_id: teacher.id, session_kind: 'live' },
    })),
  )
  const recorded = (await listNames()).filter((event) => event === 'attendance.recorded')
  expect(recorded).toHaveLength(6)
})

test('attendance of a session that the school holds itself', async () => {
  const staff = await newStaff(db)
  const own = await listenAs({ id: staff.schoolId, coordinator: staff.coordinator })
  const running = { startsAt: hoursFromNow(-1), minutes: 120, attendanceCode: 'KLM348' }
  const { id } = await newInHouseSession(db, staff.schoolId, [], running)
  for (let press = 0; press < 2; press += 1) await submitInHouseCode(staff.teacher, 'KLM348')
  await saveInHouseAttendees(staff.coordinator, id, { added: [staff.coordinator.id], removed: [] })
  expect(await listTold(own)).toMatchObject(
    [staff.teacher, staff.coordinator].map((person) => ({
      event: 'attendance.recorded',
      data: { session_id: id, teacher_id: person.id, session_kind: 'in-house' },
    })),
  )
  await db.delete(inHouseSessions).where(eq(inHouseSessions.id, id))
})

test('certificates: issued by the job, revoked, and issued again when restored', async () => {
  const school = await newSchool(db)
  const teacher = await joinByCode(school)
  const own = await listenAs(school)
  const session = await newPastLiveSession(db, { closedAt: new Date() })
  await insertAttendances(db, session.id, [teacher])
  await issueAllPending()
  await issueAllPending()
  const [{ number = '' } = {}] = await db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, teacher.id))
  await revokeCertificate(manager, number, 'Was not there')
  await restoreCertificate(manager, number)
  const told = await listTold(own)
  expect(told.map(({ event }) => event)).toEqual([
    ...['certificate.issued', 'certificate.revoked', 'certificate.issued'],
  ])
  expect(told[1]?.data).toMatchObject({ number, session_id: session.id, teacher_id: teacher.id })
  expect(JSON.stringify(told)).not.toContain('Meena')
  await db.delete(certificates)
  await db.delete(liveSessions).where(eq(liveSessions.id, session.id))
})

test('terms: added, seats changed, removed, ended', async () => {
  const school = await newSchool(db)
  const own = await listenAs(school)
  await addTerm(manager, school.id, { months: 12, seats: 30 })
  const [later] = await db
    .select()
    .from(terms)
    .where(sql`school_id = ${school.id} and first_day > day_in_india()`)
  await changeSeats(manager, later?.id ?? '', 40)
  await removeTerm(manager, later?.id ?? '')
  await db
    .update(terms)
    .set({ firstDay: sql`day_in_india() - 10` })
    .where(eq(terms.schoolId, school.id))
  await endTerm(school.id, userActor(manager.id))
  expect((await listTold(own)).map(({ event, data }) => [event, data.change, data.seats])).toEqual([
    ['term.changed', 'created', 30],
    ['term.changed', 'changed', 40],
    ['term.changed', 'removed', 40],
    ['term.changed', 'changed', expect.any(Number)],
  ])
})

test('an invoice and a payment, with the term that it opens', async () => {
  const billing = await setUpBilling(db)
  const { school, orderId } = await newOrder(db, billing.price.id)
  await db.delete(terms).where(eq(terms.schoolId, school.id))
  const own = await listenAs(school)
  await issueInvoice(billing.accountant, orderId)
  const form = {
    mode: 'neft',
    paidOn: '2026-04-02',
    reference: orderId,
    amount: '11600',
    tds: '200',
  }
  await recordPayment(billing.accountant, orderId, paymentForm.parse(form))
  const told = await listTold(own)
  expect(told.map(({ event }) => event)).toEqual([
    ...['invoice.issued', 'term.changed', 'payment.recorded'],
  ])
  expect(told[0]?.data).toMatchObject({
    order_id: orderId,
    school_id: school.id,
    total: '11800.00',
  })
  expect(told[2]?.data).toMatchObject({
    ...{ order_id: orderId, mode: 'neft', amount: '11600.00', tax_deducted: '200.00' },
  })
})

test('a webhook is told only the events that it wants, and nothing after it has ended', async () => {
  const school = await newSchool(db)
  const owner = { userId: school.coordinator.id, schoolId: school.id }
  const { id } = await newWebhook(db, { url: RECEIVER, manager: owner, events: [left] })
  await joinByCode(school)
  expect(await listNames(id)).toEqual([])
  await db.update(webhooks).set({ state: 'ended' })
  await leaveSchool(await joinByCode(school))
  expect(await listNames(id)).toEqual([])
})
