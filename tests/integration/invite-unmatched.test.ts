import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '@/base/settings'
import {
  attendanceInvitations,
  attendances,
  auditLog,
  type liveSessions,
  mailOutbox,
  users,
} from '@/db/schema'
import { addAttendee, addAttendees } from '@/lib/live-sessions/attendance/attendees'
import {
  findInvitees,
  matchAllInvited,
  matchInvitedUser,
} from '@/lib/live-sessions/attendance/invited'
import { matchAttendees } from '@/lib/live-sessions/attendance/match'
import { MAX_INVITED_ATTENDEES } from '@/lib/live-sessions/attendance/record'
import { getMailboxId, unsubscribe } from '@/lib/mail/unsubscribe'
import { openInProcessDatabase } from '../support/in-process'
import { newConfirmedUsers, newPastLiveSession } from '../support/past-live-sessions'
import { newUser } from '../support/schools'

let instance: Awaited<ReturnType<typeof openInProcessDatabase>>
let editor: { id: string }
let session: typeof liveSessions.$inferSelect

beforeAll(async () => {
  instance = await openInProcessDatabase()
  editor = await newUser(instance.db)
})
afterAll(() => instance?.close())
beforeEach(async () => {
  session = await newPastLiveSession(instance.db)
})

const newEmail = () => `guest-${randomUUID()}@school.example`
const newGuests = (count: number) =>
  Array.from({ length: count }, () => ({ name: 'Asha Rao', email: newEmail() }))
const findInvited = (liveSessionId = session.id) =>
  instance.db
    .select()
    .from(attendanceInvitations)
    .where(eq(attendanceInvitations.liveSessionId, liveSessionId))
const countMails = (email: string) =>
  instance.db.$count(mailOutbox, eq(mailOutbox.recipient, email))

test('only unmatched rows with an email can be invited, and invited ones are marked', async () => {
  const known = await newUser(instance.db, { firstname: 'Nandini', lastname: 'Das' })
  const [invited, nameless, unusable] = [newEmail(), newEmail(), newEmail()]
  await addAttendee(editor, session.id, { name: 'Ravi', email: invited })
  const rows = [
    { name: 'Somebody', email: known.email },
    { name: 'Nandini Das', email: newEmail() },
    { name: 'Ravi', email: invited.toUpperCase() },
    { name: '', email: nameless },
    { name: 'Asha\u202e', email: unusable },
    { name: 'Without an email', email: '' },
    { name: 'Not an email', email: 'staff room' },
  ].map((row) => ({ ...row, minutes: 50 }))
  const matches = await findInvitees(session.id, await matchAttendees(session.id, rows))
  expect(matches.map(({ as, isInvited, invitee }) => [as, isInvited, invitee])).toEqual([
    ['matched', false, null],
    ['doubtful', false, null],
    ['unmatched', true, null],
    ['unmatched', false, { name: nameless.split('@')[0], email: nameless }],
    ['unmatched', false, { name: unusable.split('@')[0], email: unusable }],
    ['unmatched', false, null],
    ['unmatched', false, null],
  ])
})

test('a list sent ten times at once invites each address once, with an email and an audit entry', async () => {
  const guests = newGuests(12)
  const [first] = guests
  if (!first) throw new Error('nobody')
  const list = [...guests, { ...first, email: first.email.toUpperCase() }]
  const results = await Promise.all(
    Array.from({ length: 10 }, () => addAttendees(editor, session.id, list)),
  )
  const sum = (outcome: 'invited' | 'alreadyInvited') =>
    results.reduce((total, counts) => total + counts[outcome], 0)
  expect([sum('invited'), sum('alreadyInvited')]).toEqual([12, 118])
  expect(await findInvited()).toHaveLength(12)
  expect(await Promise.all(guests.map(({ email }) => countMails(email)))).toEqual(
    guests.map(() => 1),
  )
  const isLogged = and(
    eq(auditLog.action, 'attendance.invitation-sent'),
    eq(auditLog.targetId, session.id),
  )
  expect(await instance.db.$count(auditLog, isLogged)).toBe(12)
})

test('two sessions invite the same people at once, in opposite order', async () => {
  const guests = newGuests(30)
  const otherSession = await newPastLiveSession(instance.db)
  const results = await Promise.all([
    addAttendees(editor, session.id, guests),
    addAttendees(editor, otherSession.id, [...guests].reverse()),
  ])
  expect(results.map(({ invited }) => invited)).toEqual([30, 30])
  expect(await findInvited(otherSession.id)).toHaveLength(30)
})

test('who registers and confirms the address gets the attendance', async () => {
  const [guest, other] = newGuests(2)
  if (!guest || !other) throw new Error('nobody')
  await addAttendees(editor, session.id, [guest, other])
  const teacher = await newUser(instance.db, { email: guest.email })
  await matchAllInvited()
  expect(await instance.db.$count(attendances, eq(attendances.userId, teacher.id))).toBe(0)
  await instance.db
    .update(users)
    .set({ emailConfirmedAt: sql`now()` })
    .where(eq(users.id, teacher.id))
  await matchInvitedUser(teacher.id)
  const present = await instance.db
    .select()
    .from(attendances)
    .where(eq(attendances.liveSessionId, session.id))
  expect(present).toMatchObject([{ userId: teacher.id, source: 'manual' }])
  expect(await findInvited()).toMatchObject([{ email: other.email }])
})

test('refused rows are counted and stop nobody else', async () => {
  const [confirmed] = await newConfirmedUsers(instance.db, 1)
  const [unsubscribed, full, guest] = newGuests(3)
  if (!confirmed || !unsubscribed || !full || !guest) throw new Error('nobody')
  await unsubscribe({ userId: getMailboxId(unsubscribed.email), kind: 'invitations' })
  for (let sent = 0; sent < settings().limits.UNSOLICITED_MAIL.count; sent += 1)
    await addAttendee(editor, (await newPastLiveSession(instance.db)).id, full)
  const list = [{ name: 'Meena', email: confirmed.email }, unsubscribed, full, guest]
  expect(await addAttendees(editor, session.id, list)).toEqual({
    ...{ present: 1, invited: 1, alreadyInvited: 0 },
    ...{ declined: 1, mailboxLimit: 1, sessionLimit: 0 },
  })
  expect(await findInvited()).toMatchObject([{ email: guest.email }])
  expect(await countMails(unsubscribed.email)).toBe(0)
})

test('a list stops at the limit of a session', async () => {
  const invitations = newGuests(MAX_INVITED_ATTENDEES - 1).map((guest) => ({
    ...{ liveSessionId: session.id, ...guest },
  }))
  await instance.db.insert(attendanceInvitations).values(invitations)
  const counts = await addAttendees(editor, session.id, newGuests(3))
  expect(counts).toMatchObject({ invited: 1, sessionLimit: 2 })
  expect(await findInvited()).toHaveLength(MAX_INVITED_ATTENDEES)
})

test('before the start, nobody is invited', async () => {
  const startsAt = new Date(Date.now() + 60_000)
  const coming = await newPastLiveSession(instance.db, { startsAt })
  await expect(addAttendees(editor, coming.id, newGuests(2))).rejects.toMatchObject({
    code: 'sessionNotStarted',
  })
  expect(await findInvited(coming.id)).toEqual([])
})
