import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { attendances, auditLog, certificates, liveSessions, mailOutbox, users } from '@/db/schema'
import { siteActor } from '@/lib/audit/audit-log'
import { getSessionClosing } from '@/lib/certificates/closing'
import {
  correctCertificateByTeam,
  correctOwnCertificate,
  undoCorrection,
} from '@/lib/certificates/correct'
import {
  issueAllPending,
  issueCertificates,
  issueNextBatch,
  issuePending,
} from '@/lib/certificates/issue'
import { confirmCertificateName } from '@/lib/certificates/name'
import { formatCertificateNumber } from '@/lib/certificates/number'
import { getOwnCertificate } from '@/lib/certificates/own'
import { removeAttendee } from '@/lib/certificates/remove-attendee'
import { declineRevocation, restoreCertificate, revokeCertificate } from '@/lib/certificates/revoke'
import { getCertificate, getCertificateForTeam, lookUpCertificate } from '@/lib/certificates/verify'
import {
  closeLiveSession as closeInTransaction,
  closeLiveSessionByTeam,
  reopenLiveSession,
} from '@/lib/live-sessions/close'
import { getPendingWork } from '@/lib/team/today/pending-work'
import { isCiRun, RACER_COUNT } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'
import {
  insertAttendances,
  newConfirmedUsers,
  newPastLiveSession,
} from '../support/past-live-sessions'
import { newUser, newUsers } from '../support/schools'

/** More than one batch of a hundred. */
const TEACHER_COUNT = isCiRun ? 1_200 : 250

let db: Db
let closeSite: () => Promise<void>

beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
})
afterAll(() => closeSite())

const findCertificates = (liveSessionId: string) =>
  db.select().from(certificates).where(eq(certificates.liveSessionId, liveSessionId))

const findEmails = (teachers: { email: string }[], template: string) =>
  db
    .select({ to: mailOutbox.recipient, data: mailOutbox.data })
    .from(mailOutbox)
    .where(
      sql`${mailOutbox.template} = ${template} and ${mailOutbox.recipient} in ${teachers.map(({ email }) => email)}`,
    )
    .orderBy(mailOutbox.createdAt)

const closeLiveSession = (id: string) =>
  db.transaction((tx) => closeInTransaction(tx, id, siteActor))

async function createClosedSession(teachers: { id: string }[], overrides = {}) {
  const liveSession = await newPastLiveSession(db, overrides)
  await insertAttendances(db, liveSession.id, teachers)
  await closeLiveSession(liveSession.id)
  await issuePending(liveSession.id)
  return liveSession
}

async function issueCertificate(name = 'Meena Iyer') {
  const [teacher] = await newConfirmedUsers(db, 1, name)
  if (!teacher) throw new Error('nobody')
  const liveSession = await createClosedSession([teacher])
  const [certificate] = await findCertificates(liveSession.id)
  if (!certificate) throw new Error('none issued')
  return { user: teacher, liveSession, number: certificate.number }
}

describe('removing an attendee who holds a certificate', () => {
  const remove = async (decision: Parameters<typeof removeAttendee>[3]) => {
    const issued = await issueCertificate()
    const { user, liveSession, number } = issued
    const editor = await newUser(db)
    const run = () => removeAttendee(editor, liveSession.id, user.id, decision)
    const readClosing = async () => getSessionClosing(liveSession.id)
    const listTasks = async () =>
      (await getPendingWork('manager')).waiting.filter(({ id }) => id === number)
    return { ...issued, editor, run, readClosing, listTasks }
  }

  test('removes nothing until somebody says what becomes of the certificate', async () => {
    const { run, number, readClosing } = await remove({})
    await expect(run()).rejects.toMatchObject({
      ...{ code: 'attendeeHoldsCertificate', values: { number } },
    })
    expect(await readClosing()).toMatchObject({ present: 1, issued: 1, unattended: [] })
  })

  test('keeps the certificate, which is counted and listed as issued without attendance', async () => {
    const { run, number, readClosing, listTasks } = await remove({ certificate: 'keep' })
    await run()
    expect(await readClosing()).toMatchObject({
      ...{ present: 0, issued: 1, unattended: [{ number, isRequested: false }] },
    })
    expect(await listTasks()).toEqual([])
  })

  test('an editor asks for the revocation, and a manager decides from the pending tasks', async () => {
    const reason = 'Was in another session'
    const { run, number, editor, readClosing, listTasks } = await remove({
      ...{ certificate: 'ask', reason },
    })
    await run()
    expect(await listTasks()).toMatchObject([{ kind: 'revocation', targetId: number }])
    expect(await getCertificateForTeam(number)).toMatchObject({
      ...{ requestReason: reason, revokedAt: null },
    })
    await declineRevocation(editor, number)
    expect(await listTasks()).toEqual([])
    expect(await readClosing()).toMatchObject({ unattended: [{ number, isRequested: false }] })
    await expect(declineRevocation(editor, number)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('a manager revokes it in the same step, and the holder gets an email', async () => {
    const reason = 'Was not there'
    const { run, number, user, readClosing } = await remove({ certificate: 'revoke', reason })
    await run()
    expect(await readClosing()).toMatchObject({
      ...{ present: 0, issued: 1, revoked: 1, unattended: [] },
    })
    expect(await getCertificateForTeam(number)).toMatchObject({ revocationReason: reason })
    const [email] = await findEmails([user], 'certificateChanged')
    expect(email?.data).toMatchObject({ news: 'revoked', reason })
  })
})

describe('closing a session', () => {
  test('issues one certificate and one email with the link to each attendee only', async () => {
    const teachers = await newConfirmedUsers(db, 3)
    const [absentTeacher] = await newConfirmedUsers(db, 1)
    const liveSession = await createClosedSession(teachers)
    const issuedCertificates = await findCertificates(liveSession.id)
    expect(issuedCertificates.map(({ userId }) => userId).sort()).toEqual(
      teachers.map(({ id }) => id).sort(),
    )
    expect(issuedCertificates.map(({ userId }) => userId)).not.toContain(absentTeacher?.id)
    const emails = await findEmails(teachers, 'certificateIssued')
    expect(emails.map(({ data }) => data.link?.split('/').at(-1)).sort()).toEqual(
      issuedCertificates.map(({ number }) => number).sort(),
    )
  })

  test('issues exactly one certificate and one email each, with repeated and concurrent runs', async () => {
    const teachers = await newConfirmedUsers(db, TEACHER_COUNT)
    const liveSession = await newPastLiveSession(db)
    await insertAttendances(db, liveSession.id, teachers)
    await Promise.all(Array.from({ length: 10 }, () => closeLiveSession(liveSession.id)))
    await Promise.all(Array.from({ length: 6 }, () => issuePending(liveSession.id)))
    expect(await findCertificates(liveSession.id)).toHaveLength(TEACHER_COUNT)
    expect(await findEmails(teachers, 'certificateIssued')).toHaveLength(TEACHER_COUNT)
    const auditEntries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'live-session.closed'))
      .orderBy(auditLog.id)
    const closeEntries = auditEntries.filter(({ at }) => at >= liveSession.createdAt)
    expect(closeEntries).toHaveLength(1)
  })

  test('resumes after an interruption', async () => {
    const teachers = await newConfirmedUsers(db, TEACHER_COUNT)
    const liveSession = await newPastLiveSession(db)
    await insertAttendances(db, liveSession.id, teachers)
    await closeLiveSession(liveSession.id)
    await db.transaction((tx) => issueNextBatch(tx, { liveSessionId: liveSession.id }))
    expect(await findCertificates(liveSession.id)).toHaveLength(100)
    await db
      .transaction(async (tx) => {
        await issueNextBatch(tx, { liveSessionId: liveSession.id })
        throw new Error('killed')
      })
      .catch(() => undefined)
    expect(await findCertificates(liveSession.id)).toHaveLength(100)
    await issueAllPending()
    expect(await findCertificates(liveSession.id)).toHaveLength(TEACHER_COUNT)
    expect(await findEmails(teachers, 'certificateIssued')).toHaveLength(TEACHER_COUNT)
  })

  test('rejects a running, draft, cancelled or unknown session', async () => {
    const runningSession = await newPastLiveSession(db, { startsAt: new Date(Date.now() - 60_000) })
    const draftSession = await newPastLiveSession(db, { state: 'draft' })
    const cancelledSession = await newPastLiveSession(db, { state: 'cancelled' })
    for (const { id } of [runningSession, draftSession, cancelledSession])
      await expect(closeLiveSession(id)).rejects.toMatchObject({ code: 'sessionNotOver' })
    await expect(closeLiveSession(crypto.randomUUID())).rejects.toMatchObject({ kind: 'notFound' })
  })

  test('happens automatically a day after the end, not earlier', async () => {
    const teachers = await newConfirmedUsers(db, 1)
    const startEndedBefore = (hours: number) => new Date(Date.now() - (hours + 1.5) * 60 * 60_000)
    const oldUpdate = { updatedAt: new Date(Date.now() - 90 * 60 * 60_000) }
    const dueSession = await newPastLiveSession(db, {
      startsAt: startEndedBefore(25),
      ...oldUpdate,
    })
    const earlySession = await newPastLiveSession(db, {
      startsAt: startEndedBefore(23),
      ...oldUpdate,
    })
    for (const { id } of [dueSession, earlySession]) await insertAttendances(db, id, teachers)
    await issueAllPending()
    expect(await findCertificates(dueSession.id)).toHaveLength(1)
    expect(await findCertificates(earlySession.id)).toHaveLength(0)
  })

  test('after a late list, a reopened session stays open for a day and issues only missing certificates', async () => {
    const teachers = await newConfirmedUsers(db, 2)
    const liveSession = await createClosedSession(teachers, {
      startsAt: new Date(Date.now() - 90 * 60 * 60_000),
    })
    const editor = await newUser(db)
    await reopenLiveSession(editor, liveSession.id)
    const lateTeachers = await newConfirmedUsers(db, 2)
    await insertAttendances(db, liveSession.id, lateTeachers)
    await issueAllPending()
    expect(await findCertificates(liveSession.id)).toHaveLength(2)
    await closeLiveSessionByTeam(editor, liveSession.id)
    await issuePending(liveSession.id)
    const issuedCertificates = await findCertificates(liveSession.id)
    expect(new Set(issuedCertificates.map(({ userId }) => userId)).size).toBe(4)
    expect(issuedCertificates).toHaveLength(4)
    expect(await findEmails(teachers, 'certificateIssued')).toHaveLength(2)
  })

  test('reports progress to the team', async () => {
    const teachers = [...(await newConfirmedUsers(db, 2)), ...(await newUsers(db, 1))]
    const liveSession = await createClosedSession(teachers)
    const closing = await getSessionClosing(liveSession.id)
    expect(closing).toMatchObject({
      status: 'closed',
      present: 3,
      issued: 2,
      waiting: 1,
      revoked: 0,
    })
    const { id, email } = teachers[2] ?? {}
    expect(closing?.teachers).toMatchObject([{ id, email, missing: 'both' }])
    expect(await getSessionClosing('nonsense')).toBeNull()
  })
})

describe('a pending certificate', () => {
  test('without a name sends one email, and is issued once the name is confirmed', async () => {
    const teachers = await newConfirmedUsers(db, 1, null)
    const [teacher] = teachers
    if (!teacher) throw new Error('nobody')
    const liveSession = await createClosedSession(teachers)
    await issuePending(liveSession.id)
    expect(await findCertificates(liveSession.id)).toHaveLength(0)
    expect(await findEmails(teachers, 'certificateWaits')).toHaveLength(1)
    const confirmation = await confirmCertificateName(teacher, { name: 'கு. மீனாட்சி' })
    const [certificate] = await findCertificates(liveSession.id)
    expect(confirmation).toEqual({
      count: 1,
      shown: [{ number: certificate?.number, session: liveSession.title }],
    })
    expect(await confirmCertificateName(teacher, { name: 'கு. மீனாட்சி' })).toEqual({
      count: 0,
      shown: [],
    })
    expect(certificate?.name).toBe('கு. மீனாட்சி')
  })

  test('is listed for the team with its teacher and what is missing, at most fifty', async () => {
    const [namelessTeacher] = await newConfirmedUsers(db, 1, null)
    const unconfirmedTeachers = await newUsers(db, 51)
    const [namedTeacher] = unconfirmedTeachers
    if (!namelessTeacher || !namedTeacher) throw new Error('nobody')
    await confirmCertificateName(namedTeacher, { name: 'Meena Iyer' })
    const liveSession = await createClosedSession([namelessTeacher, ...unconfirmedTeachers])
    const closing = await getSessionClosing(liveSession.id)
    expect(closing?.waiting).toBe(52)
    expect(closing?.teachers).toHaveLength(50)
    const missingByTeacher = await Promise.all(
      [namelessTeacher, namedTeacher].map(async ({ id }) => {
        const otherSession = await newPastLiveSession(db, { closedAt: new Date() })
        await insertAttendances(db, otherSession.id, [{ id }])
        return (await getSessionClosing(otherSession.id))?.teachers.map(({ missing }) => missing)
      }),
    )
    expect(missingByTeacher).toEqual([['name'], ['address']])
  })

  test('without a confirmed email sends one confirmation, and confirming is enough', async () => {
    const [teacher] = await newUsers(db, 1)
    if (!teacher) throw new Error('nobody')
    await confirmCertificateName(teacher, { name: 'Meena Iyer' })
    const liveSession = await createClosedSession([teacher])
    expect(await findCertificates(liveSession.id)).toHaveLength(0)
    await Promise.all([
      issuePending(liveSession.id),
      issuePending(liveSession.id),
      issueAllPending(),
    ])
    const emails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, teacher.email))
    expect(emails.map(({ template }) => template)).toEqual(['certificateAddress'])
    expect(emails[0]?.data).toMatchObject({ link: expect.stringContaining('/confirm-email/') })
    await db.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, teacher.id))
    await issueCertificates({ userId: teacher.id })
    expect(await findCertificates(liveSession.id)).toHaveLength(1)
  })

  test('sends no email for a cancelled session', async () => {
    const teachers = [...(await newConfirmedUsers(db, 1, null)), ...(await newUsers(db, 1))]
    const liveSession = await newPastLiveSession(db, { state: 'cancelled', closedAt: new Date() })
    await insertAttendances(db, liveSession.id, teachers)
    await issuePending(liveSession.id)
    for (const template of ['certificateWaits', 'certificateAddress'])
      expect(await findEmails(teachers, template), template).toEqual([])
  })

  test('rejects a name that our fonts cannot render, with a field error', async () => {
    const teacher = await newUser(db)
    await expect(confirmCertificateName(teacher, { name: '山田' })).rejects.toMatchObject({
      errors: { name: 'certificateNameUnset' },
    })
  })
})

describe('correcting a name', () => {
  test('works twice and not a third time, also with many concurrent attempts', async () => {
    const { user: teacher, number } = await issueCertificate()
    const attempts = Array.from({ length: RACER_COUNT }, (_, index) =>
      correctOwnCertificate(
        teacher,
        number,
        `Meena Iyer ${'abcdefghijklmnopqrstuvwxyz'[index % 26]}${index}`,
      ).then(
        () => 'done',
        (error) => error.code,
      ),
    )
    const outcomes = await Promise.all(attempts)
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(2)
    expect(outcomes.filter((outcome) => outcome === 'correctionLimitReached')).toHaveLength(
      RACER_COUNT - 2,
    )
    const certificate = await getCertificate(number)
    expect(certificate).toMatchObject({ number, corrections: 2, status: 'corrected' })
  })

  test('rejects the same name without counting it; later certificates use the corrected one', async () => {
    const { user: teacher, number } = await issueCertificate()
    await expect(correctOwnCertificate(teacher, number, 'Meena Iyer')).rejects.toMatchObject({
      code: 'nameUnchanged',
    })
    expect(await correctOwnCertificate(teacher, number, 'Meena Ayyar')).toEqual({ left: 1 })
    const nextSession = await createClosedSession([teacher])
    expect((await findCertificates(nextSession.id))[0]?.name).toBe('Meena Ayyar')
  })

  test('gets 404 for another user’s certificate', async () => {
    const { number } = await issueCertificate()
    const otherTeacher = await newUser(db)
    await expect(correctOwnCertificate(otherTeacher, number, 'Mine Now')).rejects.toMatchObject({
      kind: 'notFound',
    })
    expect(await getOwnCertificate(otherTeacher, number)).toBeNull()
  })
})

describe('the team', () => {
  test('revokes with a reason, logs it, emails the teacher, and can undo it', async () => {
    const { user: teacher, number } = await issueCertificate()
    const manager = await newUser(db)
    await revokeCertificate(manager, number, 'The list named somebody else.')
    expect((await getCertificate(number))?.status).toBe('revoked')
    expect((await getOwnCertificate(teacher, number))?.reason).toBe('The list named somebody else.')
    await expect(correctOwnCertificate(teacher, number, 'Another Name')).rejects.toMatchObject({
      code: 'certificateRevoked',
    })
    await expect(revokeCertificate(manager, number, 'Twice')).rejects.toMatchObject({
      kind: 'conflict',
    })
    await restoreCertificate(manager, number)
    expect((await getCertificate(number))?.status).toBe('valid')
    await expect(restoreCertificate(manager, number)).rejects.toMatchObject({
      code: 'nothingToUndo',
    })
    const emails = await findEmails([teacher], 'certificateChanged')
    expect(emails.map(({ data }) => data.news)).toEqual(['revoked', 'restored'])
    const auditEntries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.userId, teacher.id))
      .orderBy(auditLog.id)
    expect(auditEntries.map(({ action }) => action)).toEqual([
      'certificate.revoked',
      'certificate.restored',
    ])
  })

  test('corrects a name beyond the teacher’s two corrections and can undo it', async () => {
    const { user: teacher, number } = await issueCertificate()
    await correctOwnCertificate(teacher, number, 'Meena A')
    await correctOwnCertificate(teacher, number, 'Meena B')
    const certificateBefore = await getCertificate(number)
    const manager = await newUser(db)
    await correctCertificateByTeam(manager, number, { name: 'Meena C', reason: 'By letter.' })
    expect(await getCertificate(number)).toMatchObject({ name: 'Meena C', corrections: 2 })
    await undoCorrection(manager, number)
    const certificateAfter = await getCertificate(number)
    expect([certificateAfter?.name, certificateAfter?.correctedAt]).toEqual([
      'Meena B',
      certificateBefore?.correctedAt,
    ])
    await expect(undoCorrection(manager, number)).rejects.toMatchObject({
      code: 'nothingToUndo',
    })
  })
})

describe('looking up a number', () => {
  const callerHeaders = (ip: string) => new Headers({ 'x-forwarded-for': ip })

  test('distinguishes valid, unknown and mistyped numbers and redirects to the canonical form', async () => {
    const { number } = await issueCertificate()
    expect((await lookUpCertificate(number, callerHeaders('1'))).is).toBe('certificate')
    expect(await lookUpCertificate(number.toLowerCase(), callerHeaders('1'))).toEqual({
      is: 'elsewhere',
      number,
    })
    const unknownNumber = formatCertificateNumber([9, 9, 9, 9, 9, 9, 9, 9, 9])
    expect((await lookUpCertificate(unknownNumber, callerHeaders('1'))).is).toBe('unknown')
    expect((await lookUpCertificate(`${number.slice(0, -1)}U`, callerHeaders('1'))).is).toBe(
      'wrongChar',
    )
    expect((await lookUpCertificate('%E0%A4%A', callerHeaders('1'))).is).toBe('noNumber')
  })

  test('is limited to sixty a minute, not counting mistyped numbers', async () => {
    await db.execute(sql`delete from rate_limits`)
    const outcomes: string[] = []
    for (let index = 0; index < 70; index += 1) {
      const number = formatCertificateNumber([
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        Math.floor(index / 32),
        index % 32,
      ])
      outcomes.push((await lookUpCertificate(number, callerHeaders('2'))).is)
      await lookUpCertificate('UNS-UUUUUUUUUU', callerHeaders('2'))
    }
    expect(outcomes.filter((result) => result === 'unknown')).toHaveLength(60)
    expect(outcomes.slice(60)).toEqual(Array(10).fill('tooMany'))
  })

  test('finds the certificate of a deleted account', async () => {
    const { user: teacher, number, liveSession } = await issueCertificate()
    await db.delete(attendances).where(eq(attendances.liveSessionId, liveSession.id))
    await db.delete(users).where(eq(users.id, teacher.id))
    expect(await getCertificate(number)).toMatchObject({ status: 'valid', userId: null })
    await expect(
      db.delete(liveSessions).where(eq(liveSessions.id, liveSession.id)),
    ).rejects.toThrow()
  })
})
