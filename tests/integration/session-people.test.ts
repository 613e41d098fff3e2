import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  attendanceInvitations,
  attendances,
  auditLog,
  certificates,
  liveSessions,
  mailOutbox,
  sessionFeedback,
  users,
} from '@/db/schema'
import { getSessionClosing } from '@/lib/certificates/closing'
import { issueCertificates } from '@/lib/certificates/issue'
import { remindWaitingTeachers } from '@/lib/certificates/waiting'
import {
  addAttendee,
  correctInvitedAttendee,
  removeInvitedAttendee,
} from '@/lib/live-sessions/attendance/attendees'
import { matchAllInvited, matchInvitedUser } from '@/lib/live-sessions/attendance/invited'
import { MAX_INVITED_ATTENDEES } from '@/lib/live-sessions/attendance/record'
import { sendSessionPeople } from '@/lib/live-sessions/exports'
import {
  findFeedbackComments,
  getFeedbackResults,
  getOwnFeedback,
  saveFeedback,
  sendSessionFeedback,
} from '@/lib/live-sessions/feedback'
import { getMailboxId, unsubscribe } from '@/lib/mail/unsubscribe'
import { openInProcessDatabase } from '../support/in-process'
import { countOutcomes } from '../support/live-sessions'
import {
  insertAttendances,
  newConfirmedUsers,
  newPastLiveSession,
} from '../support/past-live-sessions'
import { newUser } from '../support/schools'

let instance: Awaited<ReturnType<typeof openInProcessDatabase>>
let editor: { id: string }
let session: typeof liveSessions.$inferSelect

beforeAll(async () => {
  instance = await openInProcessDatabase({ APP_URL: 'https://uns.example' })
  editor = await newUser(instance.db)
})
afterAll(() => instance?.close())
beforeEach(async () => {
  session = await newPastLiveSession(instance.db)
})

const newEmail = () => `guest-${randomUUID()}@school.example`
const findMails = (email: string) =>
  instance.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
const findPresent = () =>
  instance.db.select().from(attendances).where(eq(attendances.liveSessionId, session.id))
const findInvited = () =>
  instance.db
    .select()
    .from(attendanceInvitations)
    .where(eq(attendanceInvitations.liveSessionId, session.id))
const confirm = (id: string) =>
  instance.db.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, id))

test('a confirmed account is present at once; another address is invited once, by however many clicks', async () => {
  const [teacher] = await newConfirmedUsers(instance.db, 1)
  if (!teacher) throw new Error('nobody')
  const known = { name: 'Someone', email: teacher.email.toUpperCase() }
  expect(await addAttendee(editor, session.id, known)).toEqual({
    ...{ outcome: 'present', name: 'Meena Iyer' },
  })
  expect(await findPresent()).toMatchObject([{ userId: teacher.id, source: 'manual' }])
  const guest = { name: 'Asha Rao', email: newEmail() }
  const results = await Promise.all(
    Array.from({ length: 10 }, () => addAttendee(editor, session.id, guest)),
  )
  expect(results.filter(({ outcome }) => outcome === 'invited')).toHaveLength(1)
  expect(await findInvited()).toHaveLength(1)
  const mails = await findMails(guest.email)
  expect(mails).toMatchObject([{ template: 'attendanceInvitation' }])
  expect(mails[0]?.data.link).toBe('https://uns.example/register?next=%2Fmy-learning%2Fname')
})

test('an invitation becomes an attendance when the address is confirmed, not before', async () => {
  const email = newEmail()
  await addAttendee(editor, session.id, { name: 'Asha Rao', email: email.toUpperCase() })
  const teacher = await newUser(instance.db, { email })
  await matchAllInvited()
  expect(await findPresent()).toEqual([])
  await confirm(teacher.id)
  await Promise.all([matchAllInvited(), matchInvitedUser(teacher.id)])
  await matchAllInvited()
  expect(await findPresent()).toMatchObject([{ userId: teacher.id }])
  expect(await findInvited()).toEqual([])
})

test('an unconfirmed account gets no attendance from its address', async () => {
  const { email } = await newUser(instance.db)
  const { outcome } = await addAttendee(editor, session.id, { name: 'Meena Iyer', email })
  expect(outcome).toBe('invited')
  expect(await findPresent()).toEqual([])
})

test('a corrected address withdraws the first email; a removed person gets none', async () => {
  const [wrong, right] = [newEmail(), newEmail()]
  await addAttendee(editor, session.id, { name: 'Asha', email: wrong })
  const [first] = await findInvited()
  await correctInvitedAttendee(editor, session.id, first?.id ?? '', {
    ...{ name: 'Asha Rao', email: right },
  })
  expect([await findMails(wrong), (await findMails(right)).length]).toEqual([[], 1])
  const [second] = await findInvited()
  await correctInvitedAttendee(editor, session.id, second?.id ?? '', {
    ...{ name: 'A. Rao', email: right },
  })
  expect((await findMails(right)).length).toBe(1)
  expect(await findInvited()).toMatchObject([{ id: second?.id, name: 'A. Rao' }])
  await removeInvitedAttendee(editor, session.id, second?.id ?? '')
  expect([await findInvited(), await findMails(right)]).toEqual([[], []])
  const otherSession = await newPastLiveSession(instance.db)
  await addAttendee(editor, session.id, { name: 'Asha', email: newEmail() })
  const [third] = await findInvited()
  const removal = removeInvitedAttendee(editor, otherSession.id, third?.id ?? '')
  await expect(removal).rejects.toMatchObject({ status: 404 })
})

test('nobody is invited before the start, beyond the limit, or after unsubscribing', async () => {
  const guest = () => ({ name: 'Asha Rao', email: newEmail() })
  const coming = await newPastLiveSession(instance.db, { startsAt: new Date(Date.now() + 60_000) })
  await expect(addAttendee(editor, coming.id, guest())).rejects.toMatchObject({
    code: 'sessionNotStarted',
  })
  const unsubscribed = guest()
  await unsubscribe({ userId: getMailboxId(unsubscribed.email), kind: 'invitations' })
  await expect(addAttendee(editor, session.id, unsubscribed)).rejects.toMatchObject({
    code: 'invitationsDeclined',
  })
  await instance.db.insert(attendanceInvitations).values(
    Array.from({ length: MAX_INVITED_ATTENDEES - 1 }, () => ({
      ...{ liveSessionId: session.id, ...guest() },
    })),
  )
  const outcomes = await countOutcomes(
    Array.from({ length: 3 }, async () => {
      const { outcome } = await addAttendee(editor, session.id, guest())
      return outcome
    }),
  )
  expect(outcomes).toEqual({ invited: 1, tooManyAttendanceInvitations: 2 })
})

test('the download holds registered, present and invited people, and the log names the session', async () => {
  const [teacher] = await newConfirmedUsers(instance.db, 1)
  if (!teacher) throw new Error('nobody')
  await insertAttendances(instance.db, session.id, [teacher])
  const email = newEmail()
  await addAttendee(editor, session.id, { name: '=Asha', email })
  const request = new Request('https://uns.example/')
  const csv = await (await sendSessionPeople(request, editor, session.id)).text()
  expect(csv).toContain(`"Meena Iyer","${teacher.email}","","","present, by the code"`)
  expect(csv).toContain(`"'=Asha","${email}"`)
  const entries = await instance.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'session-people.exported'))
    .orderBy(auditLog.id)
  expect(entries.map(({ targetId }) => targetId)).toContain(session.id)
})

test('waiting teachers who want reminders are reminded once a day, also after two clicks at once', async () => {
  const waiting = await newConfirmedUsers(instance.db, 3, null)
  const [optedOut, ...others] = waiting
  if (!optedOut) throw new Error('nobody')
  const [ready] = await newConfirmedUsers(instance.db, 1)
  const unconfirmed = await newUser(instance.db)
  await instance.db.update(users).set({ wantsReminders: false }).where(eq(users.id, optedOut.id))
  if (!ready) throw new Error('nobody')
  await insertAttendances(instance.db, session.id, [...waiting, ready, unconfirmed])
  await expect(remindWaitingTeachers(editor, session.id)).rejects.toMatchObject({
    code: 'sessionNotClosed',
  })
  await instance.db
    .update(liveSessions)
    .set({ closedAt: sql`now()` })
    .where(eq(liveSessions.id, session.id))
  expect(await getSessionClosing(session.id)).toMatchObject({ remindable: 2, mayRemind: true })
  const remind = () => remindWaitingTeachers(editor, session.id)
  expect(await countOutcomes(Array.from({ length: 5 }, remind))).toEqual({
    ...{ done: 1, remindedToday: 4 },
  })
  for (const { email } of others)
    expect(await findMails(email)).toMatchObject([{ template: 'certificateWaits' }])
  for (const { email } of [optedOut, ready, unconfirmed]) expect(await findMails(email)).toEqual([])
  expect(await getSessionClosing(session.id)).toMatchObject({ mayRemind: false })
  await instance.db
    .update(liveSessions)
    .set({ remindedAt: sql`now() - interval '25 hours'` })
    .where(eq(liveSessions.id, session.id))
  expect(await remind()).toBe(2)
})

const answer = { usefulness: '5', clarity: '4', comment: 'More examples' } as const

test('only who attended answers, once, from the end until 14 days after it', async () => {
  const [teacher, absentee] = await newConfirmedUsers(instance.db, 2)
  if (!teacher || !absentee) throw new Error('nobody')
  await insertAttendances(instance.db, session.id, [teacher])
  await expect(saveFeedback(absentee, session.slug, answer)).rejects.toMatchObject({
    status: 404,
  })
  await Promise.all(Array.from({ length: 5 }, () => saveFeedback(teacher, session.slug, answer)))
  await saveFeedback(teacher, session.slug, { ...answer, usefulness: '2', comment: null })
  const rows = await instance.db
    .select()
    .from(sessionFeedback)
    .where(eq(sessionFeedback.liveSessionId, session.id))
  expect(rows).toMatchObject([{ usefulness: 2, clarity: 4, comment: null }])
  expect(await getOwnFeedback(absentee, session.slug)).toBeNull()
  for (const startsAt of [sql`now() - interval '30 minutes'`, sql`now() - interval '15 days'`]) {
    await instance.db.update(liveSessions).set({ startsAt }).where(eq(liveSessions.id, session.id))
    await expect(saveFeedback(teacher, session.slug, answer)).rejects.toMatchObject({
      code: 'feedbackClosed',
    })
  }
})

test('results and download show counts, averages and comments, and nobody’s name or time', async () => {
  const teachers = await newConfirmedUsers(instance.db, 3)
  await insertAttendances(instance.db, session.id, teachers)
  expect(await getFeedbackResults(session.id)).toMatchObject({
    ...{ count: 0, usefulness: { average: null } },
  })
  for (const [index, teacher] of teachers.entries())
    await saveFeedback(teacher, session.slug, {
      ...{ usefulness: index === 0 ? '2' : '5', clarity: '4' },
      comment: index === 0 ? 'Too fast' : null,
    })
  expect(await getFeedbackResults(session.id)).toEqual({
    count: 3,
    usefulness: { average: 4, counts: [0, 1, 0, 0, 2] },
    clarity: { average: 4, counts: [0, 0, 0, 3, 0] },
  })
  const { comments } = await findFeedbackComments(session.id)
  expect(comments.map(({ comment }) => comment)).toEqual(['Too fast'])
  const request = new Request('https://uns.example/')
  const csv = await (await sendSessionFeedback(request, editor, session.id)).text()
  expect(csv.trim().split('\r\n')).toHaveLength(4)
  for (const { id, email, firstname } of teachers)
    for (const personal of [id, email, firstname]) expect(csv).not.toContain(personal)
})

test('the certificate email links to the feedback form while it is open', async () => {
  const issueFor = async (startsAt: Date) => {
    const [teacher] = await newConfirmedUsers(instance.db, 1)
    if (!teacher) throw new Error('nobody')
    const closed = await newPastLiveSession(instance.db, { startsAt, closedAt: new Date() })
    await insertAttendances(instance.db, closed.id, [teacher])
    await issueCertificates({ userId: teacher.id })
    expect(await instance.db.$count(certificates, eq(certificates.userId, teacher.id))).toBe(1)
    const [mail] = await findMails(teacher.email)
    return { feedback: mail?.data.feedback, slug: closed.slug }
  }
  const fresh = await issueFor(new Date(Date.now() - 3 * 3_600_000))
  expect(fresh.feedback).toBe(`https://uns.example/series/${fresh.slug}/feedback`)
  expect((await issueFor(new Date(Date.now() - 20 * 86_400_000))).feedback).toBe('')
})
