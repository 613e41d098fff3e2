import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteOwner } from '@/base/owner'
import { matchesSearch, userSearchColumns, withCustomPlan } from '@/db/full-text-search'
import {
  announcements,
  applications,
  auditLog,
  contactMessages,
  contactReplies,
  draftUsage,
  invitations,
  liveSessions,
  mailOutbox,
  memberships,
  schools,
  sessions,
  terms,
  users,
} from '@/db/schema'
import { correctDetails } from '@/lib/accounts/details'
import { sendUsersCsv } from '@/lib/accounts/user-list'
import { userActor } from '@/lib/audit/audit-log'
import { listAuditEntries } from '@/lib/audit/entries'
import { getMessage } from '@/lib/contact/messages'
import { replyToMessage, setMessageState, undoReply } from '@/lib/contact/reply'
import { sendContactMessage } from '@/lib/contact/send'
import { composeEmail } from '@/lib/housekeeping/email-templates'
import { markAbandoned, postponeMail } from '@/lib/mail/outbox'
import { abandonMailByTeam, resendMail } from '@/lib/mail/team-list'
import {
  approveApplication,
  closeDuplicate,
  rejectApplication,
} from '@/lib/schools/application/decide'
import { findDuplicates } from '@/lib/schools/application/duplicates'
import { getApplicationByReference, getFormDetails } from '@/lib/schools/application/load'
import { askSchool, withdrawQuestion } from '@/lib/schools/application/question'
import { reopenApplication } from '@/lib/schools/application/reopen'
import {
  findApplicationForTeam,
  findNextWaiting,
  listApplicationsForTeam,
} from '@/lib/schools/application/team-list'
import { correctSchool } from '@/lib/schools/details'
import { listInvitations } from '@/lib/schools/invitation/manage'
import { formatReference } from '@/lib/schools/kinds'
import { getMergePlan } from '@/lib/schools/merge'
import {
  findMergeTarget,
  findSchoolFields,
  listDistricts,
  listMembersForTeam,
  listOpenInvitations,
  listTermsForTeam,
} from '@/lib/schools/team-schools'
import {
  addTerm,
  appointCoordinatorByTeam,
  changeSeats,
  resendCoordinatorLink,
} from '@/lib/schools/terms/team'
import { recordActiveViewer } from '@/lib/team/active-viewers'
import { MERGED_TABLES, mergeSchools } from '@/lib/team/merge-schools'
import { searchTeamRecords } from '@/lib/team/search/search'
import { findNextLiveSession, getPendingWork } from '@/lib/team/today/pending-work'
import { countWaitingWork, countWeeklyStats } from '@/lib/team/today/weekly-stats'
import { newApplication, newTeamMember } from '../support/applications'
import { isFullRun, RACER_COUNT } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'
import { newLiveSession } from '../support/live-sessions'
import { isSubscribed, newInstitution, newSchool, newUser, newUsers } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let teamMember: Awaited<ReturnType<typeof newUser>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
  teamMember = await newTeamMember(site.db)
})
afterAll(() => site?.close())

const readErrorCode = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing',
    (error) => error.code ?? String(error),
  )

const listActions = async (schoolId: string) => {
  const auditEntries = await site.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.schoolId, schoolId))
    .orderBy(auditLog.id)
  return auditEntries.map(({ action }) => action)
}

const findEmails = (recipient: string, template: string) =>
  site.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, recipient), eq(mailOutbox.template, template)))

const createDecision = () => ({ actor: userActor(teamMember.id), delaysEmail: true })

describe('deciding on a form', () => {
  test('delays its email by ten seconds, and undo reverts decision, term, link and email; the audit log keeps both entries', async () => {
    const { id, schoolId, sent: formInput } = await newApplication()
    await approveApplication(id, { ...createDecision(), months: 12, seats: 40 })
    const [queuedEmail] = await findEmails(formInput.school_email, 'schoolOpened')
    expect(Number(queuedEmail?.dueAt) - Date.now()).toBeGreaterThan(9_000)
    await reopenApplication(id, userActor(teamMember.id))
    expect(await findEmails(formInput.school_email, 'schoolOpened')).toEqual([])
    expect(await site.db.select().from(terms).where(eq(terms.schoolId, schoolId))).toEqual([])
    const links = await site.db.select().from(invitations).where(eq(invitations.schoolId, schoolId))
    expect(links).toEqual([])
    expect((await findApplicationForTeam(id))?.state).toBe('received')
    expect(await listActions(schoolId)).toEqual([
      'application.received',
      'application.approved',
      'term.created',
      'application.decision-undone',
    ])
    await rejectApplication(id, {
      ...createDecision(),
      reason: 'We do not know this school.',
    })
    expect(await findEmails(formInput.school_email, 'subscriptionDecided')).toHaveLength(1)
  })

  test('cannot be undone once the email is being sent or the undo window is over', async () => {
    const [firstApplication, otherApplication] = [await newApplication(), await newApplication()]
    for (const { id } of [firstApplication, otherApplication])
      await rejectApplication(id, { ...createDecision(), reason: 'No such school.' })
    await site.db
      .update(mailOutbox)
      .set({ attempts: 1 })
      .where(eq(mailOutbox.recipient, firstApplication.sent.school_email))
    const expiredDecision = { decidedAt: sql`now() - interval '15 seconds'` }
    await site.db
      .update(applications)
      .set(expiredDecision)
      .where(eq(applications.id, otherApplication.id))
    for (const { id } of [firstApplication, otherApplication]) {
      expect(await readErrorCode(reopenApplication(id, userActor(teamMember.id)))).toBe(
        'decisionFinal',
      )
      expect((await findApplicationForTeam(id))?.state).toBe('rejected')
    }
  })

  test('many concurrent approvals and rejections: one outcome, one email, one audit entry', async () => {
    const { id, schoolId, sent: formInput } = await newApplication()
    const decisions = Array.from({ length: 2 * RACER_COUNT }, (_, index) =>
      index % 2
        ? approveApplication(id, createDecision())
        : rejectApplication(id, { ...createDecision(), reason: 'Not this time.' }),
    )
    const decided = (await Promise.all(decisions)).filter((decision) => decision.hasChanged)
    expect(decided).toHaveLength(1)
    const queuedEmails = await site.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, formInput.school_email))
    expect(queuedEmails.filter(({ template }) => template !== 'institutionReceived')).toHaveLength(
      1,
    )
    const decisionActions = (await listActions(schoolId)).filter((action) =>
      /approved|rejected/.test(action),
    )
    expect(decisionActions).toHaveLength(1)
  })

  test('a duplicate is closed with a reason and an audit entry but no email, and can be reopened', async () => {
    const { id, schoolId, sent: formInput } = await newApplication()
    const findQueued = () =>
      site.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, formInput.school_email))
    const countBefore = (await findQueued()).length
    const closeForm = () =>
      closeDuplicate(id, {
        actor: userActor(teamMember.id),
        reason: 'Duplicate of UNS-00000001.',
      })
    const outcomes = await Promise.all(Array.from({ length: 10 }, closeForm))
    expect(outcomes.filter(({ hasChanged }) => hasChanged)).toHaveLength(1)
    expect(await findApplicationForTeam(id)).toMatchObject({
      state: 'withdrawn',
      reason: 'Duplicate of UNS-00000001.',
    })
    expect(await findQueued()).toHaveLength(countBefore)
    expect(await listActions(schoolId)).toEqual([
      'application.received',
      'application.closed-as-duplicate',
    ])
    await reopenApplication(id, userActor(teamMember.id))
    expect(await findApplicationForTeam(id)).toMatchObject({
      state: 'received',
      reason: null,
    })
  })

  test('the team cannot reopen a form withdrawn by its school', async () => {
    const { id } = await newApplication()
    const withdrawal = {
      state: 'withdrawn',
      decidedAt: sql`now()`,
      decidedBy: teamMember.id,
    } as const
    await site.db.update(applications).set(withdrawal).where(eq(applications.id, id))
    expect(await readErrorCode(reopenApplication(id, userActor(teamMember.id)))).toBe(
      'decisionFinal',
    )
  })

  test('a question is emailed and can be withdrawn, and the form stays pending', async () => {
    const { id, sent: formInput } = await newApplication()
    const { question } = await askSchool(teamMember, id, 'Which campus is this?')
    const [queuedEmail] = await findEmails(formInput.school_email, 'schoolQuestion')
    expect(queuedEmail?.data.question).toBe('Which campus is this?')
    expect((await findApplicationForTeam(id))?.questions).toMatchObject([{ by: 'Meena' }])
    const search = formatReference(id)
    const readAsked = async () => (await listApplicationsForTeam({ search })).rows[0]?.asked
    expect(await readAsked()).toBe('asked')
    await withdrawQuestion(teamMember, question)
    expect(await findEmails(formInput.school_email, 'schoolQuestion')).toEqual([])
    expect(await readAsked()).toBe('never')
    expect(await readErrorCode(withdrawQuestion(teamMember, question))).toBe('notFound')
    expect(await findApplicationForTeam(id)).toMatchObject({
      state: 'received',
      questions: [],
    })
  })

  test('then opens the next form: the following one, else the oldest', async () => {
    await site.db
      .update(applications)
      .set({ state: 'withdrawn' })
      .where(eq(applications.state, 'received'))
    const [firstApplication, secondApplication, thirdApplication] = [
      await newApplication(),
      await newApplication(),
      await newApplication(),
    ]
    expect(await findNextWaiting(secondApplication.id)).toBe(thirdApplication.id)
    expect(await findNextWaiting(thirdApplication.id)).toBe(firstApplication.id)
    await rejectApplication(firstApplication.id, { ...createDecision(), reason: 'x' })
    expect(await findNextWaiting(thirdApplication.id)).toBe(secondApplication.id)
  })

  test('IDs of other kinds get 404', async () => {
    const { schoolId } = await newApplication()
    for (const id of [schoolId, 'any', "' or 1=1 --", '../x', '']) {
      expect(await findApplicationForTeam(id)).toBeNull()
      expect(await readErrorCode(approveApplication(id, createDecision()))).toBe('notFound')
      expect(await readErrorCode(reopenApplication(id, userActor(teamMember.id)))).toBe('notFound')
      expect(await readErrorCode(askSchool(teamMember, id, 'x'))).toBe('notFound')
      expect(await readErrorCode(replyToMessage(teamMember, id, { answer: 'x' }))).toBe('notFound')
    }
  })
})

describe('lists', () => {
  test('show fifty per page by cursor: no row twice, none left out, also from a shared link', async () => {
    const town = `Place${Date.now()}`
    await Promise.all(
      Array.from({ length: 103 }, () =>
        newApplication({ school_address: `4 Temple Road, ${town}` }),
      ),
    )
    const seenIds: string[] = []
    let after: string | undefined
    const sizes: number[] = []
    do {
      const page = await listApplicationsForTeam({ search: town, after })
      sizes.push(page.rows.length)
      seenIds.push(...page.rows.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after)
    expect(sizes).toEqual([50, 50, 3])
    expect(new Set(seenIds).size).toBe(103)
  })

  test('are searched by word prefixes, by phone in any format, and by reference', async () => {
    const {
      sent: formInput,
      reference,
      id,
    } = await newApplication({
      institution_name: "St. Zephyrine's Convent",
      school_mobile: '+91 98419-77123',
    })
    const isFound = async (search: string) =>
      (await listApplicationsForTeam({ search })).rows.some((row) => row.id === id)
    for (const search of ['zephyr', 'CONV zeph', '98419 77123', formInput.school_email, reference])
      expect([search, await isFound(search)]).toEqual([search, true])
    for (const search of ['ephyrine', "zephyr' or 1=1", 'zephyr & !x | ()', '%', ':*', "'"])
      expect([search, await isFound(search)]).toEqual([search, false])
    expect(await isFound('\0')).toBe(true)
  })

  test('start from the beginning with an invalid cursor', async () => {
    await newApplication()
    const firstPage = await listApplicationsForTeam({})
    for (const value of ['2026-02-30 00:00:00.000000', '2026-13-01 00:00:00.000000', 'x', ''])
      for (const id of [firstPage.rows[0]?.id, '------------------------------------']) {
        const after = Buffer.from(JSON.stringify([value, id])).toString('base64url')
        expect((await listApplicationsForTeam({ after })).rows[0]?.id).toBe(firstPage.rows[0]?.id)
      }
  })
})

describe('duplicate schools', () => {
  test('are found by a similar name in the same place, by phone and by email, without false matches', async () => {
    const town = 'Kumbakonam 612001'
    const application = await newApplication({
      institution_name: "St. Mary's Matriculation School",
      school_address: `12 North Street, ${town}`,
      school_mobile: '98400 11111',
      principal_contact: '9840011112',
      principal_email: 'head@stmary.example',
    })
    const otherContact = {
      school_mobile: '9000000001',
      principal_contact: '9000000002',
      principal_email: 'p1@x.example',
    }
    const similarName = await newApplication({
      ...otherContact,
      institution_name: 'Saint Marys Matric. Hr. Sec. School',
      school_address: `North St, ${town}`,
    })
    const samePhone = await newApplication({
      ...otherContact,
      principal_contact: '+91 98400-11111',
      institution_name: 'Little Flower',
      school_address: 'Pune',
    })
    const sameEmail = await newApplication({
      ...otherContact,
      principal_email: 'HEAD@stmary.example',
      institution_name: 'Rosary',
      school_address: 'Goa',
    })
    const otherTown = await newApplication({
      ...otherContact,
      institution_name: "St. Mary's Matriculation School",
      school_address: 'Shillong 793001',
    })
    const fields = await findSchoolFields(application.schoolId)
    if (!fields) throw new Error('no school')
    const duplicates = await findDuplicates(application.schoolId, fields)
    const reasonsById = Object.fromEntries(
      duplicates.map((duplicate) => [duplicate.id, duplicate.why]),
    )
    expect(reasonsById).toEqual({
      [similarName.schoolId]: ['name'],
      [samePhone.schoolId]: ['phone'],
      [sameEmail.schoolId]: ['email'],
    })
    expect(duplicates.map(({ id }) => id)).not.toContain(otherTown.schoolId)
  })

  test('merge: moves members, terms, forms and links, and both references lead to the remaining school', async () => {
    const [targetSchool, sourceSchool] = [await newSchool(site.db), await newSchool(site.db)]
    const oldTerm = {
      firstDay: '2020-04-01',
      lastDay: '2021-03-31',
      seats: 9,
      schoolId: sourceSchool.id,
    }
    await site.db.insert(terms).values(oldTerm)
    await site.db
      .update(terms)
      .set({ paymentNote: 'UPI 77' })
      .where(and(eq(terms.schoolId, sourceSchool.id), eq(terms.seats, 41)))
    const mergeAs = (name: string) =>
      mergeSchools(teamMember, { from: sourceSchool.id, into: targetSchool.id, name })
    expect(await readErrorCode(mergeAs('Vidya'))).toBe('schoolNameWrong')
    expect(await mergeAs(' Vidya  Mandir ')).toMatchObject({ members: 1, terms: 1, kept: 1 })
    for (const { reference } of [sourceSchool, targetSchool])
      expect((await getApplicationByReference(reference)).schoolId).toBe(targetSchool.id)
    const mergedTerms = await listTermsForTeam(targetSchool.id)
    expect(mergedTerms.map(({ seats, note }) => [seats, note])).toEqual([
      [41, 'UPI 77'],
      [9, null],
    ])
    expect(await isSubscribed(site.db, sourceSchool.coordinator.id)).toBe(true)
    expect(await findMergeTarget(sourceSchool.id)).toBe(targetSchool.id)
    expect(await site.db.select().from(schools).where(eq(schools.id, sourceSchool.id))).toEqual([])
    const auditEntries = await listAuditEntries({ targetId: targetSchool.id })
    expect(auditEntries.rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['school.merged']),
    )
    expect(
      auditEntries.rows.filter(({ action }) => action === 'application.received'),
    ).toHaveLength(2)
    expect(auditEntries.rows.every(({ school }) => school?.name === 'Vidya Mandir')).toBe(true)
    expect(await readErrorCode(mergeAs('Vidya Mandir'))).toBe('notFound')
  })

  test('merge: withdraws one of two open forms, and makes one of four coordinators a teacher', async () => {
    const [a, b] = [await newApplication(), await newApplication()]
    const teachers = await newUsers(site.db, 4)
    await site.db.insert(memberships).values(
      teachers.map(({ id: userId }, index) => ({
        userId,
        schoolId: index < 2 ? a.schoolId : b.schoolId,
        role: 'coordinator' as const,
      })),
    )
    await mergeSchools(teamMember, {
      from: b.schoolId,
      into: a.schoolId,
      name: 'Vidya Mandir',
    })
    expect((await findApplicationForTeam(a.id))?.state).toBe('received')
    expect((await findApplicationForTeam(b.id))?.state).toBe('withdrawn')
    const roles = (await listMembersForTeam(a.schoolId)).map(({ role }) => role)
    expect(roles.filter((role) => role === 'coordinator')).toHaveLength(3)
    expect(roles).toHaveLength(4)
  })

  test('merge: closes a pending form if a term is running, and keeps it pending if the school can apply', async () => {
    const subscribedSchool = await newSchool(site.db)
    const duplicateApplication = await newApplication()
    const mergeInput = {
      from: duplicateApplication.schoolId,
      into: subscribedSchool.id,
      name: 'Vidya Mandir',
    }
    expect((await getMergePlan(mergeInput.from, mergeInput.into))?.form).toBe('closes')
    await mergeSchools(teamMember, mergeInput)
    expect(await findApplicationForTeam(duplicateApplication.id)).toMatchObject({
      state: 'withdrawn',
      reason: `Duplicate of ${subscribedSchool.reference}.`,
    })
    expect(await listActions(subscribedSchool.id)).toContain('application.closed-as-duplicate')
    const { status } = (await getFormDetails(subscribedSchool.coordinator.id)) ?? {}
    expect(status).toEqual({ form: 'none', term: 'running', renewable: false })

    const [rejectedApplication, otherApplication] = [await newApplication(), await newApplication()]
    await rejectApplication(rejectedApplication.id, {
      ...createDecision(),
      reason: 'No receipt.',
    })
    expect(
      (await getMergePlan(otherApplication.schoolId, rejectedApplication.schoolId))?.form,
    ).toBe('waits')
    await mergeSchools(teamMember, {
      ...mergeInput,
      from: otherApplication.schoolId,
      into: rejectedApplication.schoolId,
    })
    expect(await findApplicationForTeam(otherApplication.id)).toMatchObject({
      state: 'received',
    })
  })

  test('merge: of two schools merged into each other concurrently one stays', async () => {
    const [a, b] = [await newApplication(), await newApplication()]
    const mergePair = (from: string, into: string) =>
      readErrorCode(mergeSchools(teamMember, { from, into, name: 'Vidya Mandir' }))
    const outcomes = await Promise.all([
      mergePair(a.schoolId, b.schoolId),
      mergePair(b.schoolId, a.schoolId),
    ])
    expect(outcomes.sort()).toEqual(['notFound', 'nothing'])
  })

  test('merge: adds up the texts of the model, and moves announcements to the school', async () => {
    const [{ schoolId: from }, { schoolId: into }] = [
      await newApplication(),
      await newApplication(),
    ]
    const period = '2026-11-01'
    const usage = (schoolId: string, texts: number) => ({
      ...{ key: `school ${schoolId} ${period}`, scope: 'school' as const, schoolId, period, texts },
    })
    await site.db.insert(draftUsage).values([usage(from, 3), usage(into, 4)])
    await site.db.insert(announcements).values({
      ...{ audience: 'school', audienceValue: from, subject: 'Hello', body: 'Hello' },
    })
    await mergeSchools(teamMember, { from, into, name: 'Vidya Mandir' })
    const counts = await site.db.select().from(draftUsage).where(eq(draftUsage.period, period))
    expect(counts).toMatchObject([{ schoolId: into, texts: 7 }])
    const [announcement] = await site.db.select().from(announcements)
    expect(announcement?.audienceValue).toBe(into)
  })

  test('merge: moves every table that references a school', async () => {
    const rows =
      await site.db.execute(sql`select distinct tc.table_name from information_schema.table_constraints tc
      join information_schema.constraint_column_usage c using (constraint_name)
      where tc.constraint_type = 'FOREIGN KEY' and c.table_name = 'schools'`)
    const tableNames = [...((rows as any).rows ?? rows)].map((row: any) => row.table_name).sort()
    expect([...MERGED_TABLES].sort()).toEqual(tableNames)
  })
})

describe('a school', () => {
  test('cannot have fewer seats than are taken; other terms can change freely', async () => {
    const { id } = await newSchool(site.db)
    const [term] = await listTermsForTeam(id)
    const teachers = await newUsers(site.db, 2)
    await site.db
      .insert(memberships)
      .values(teachers.map((user) => ({ userId: user.id, schoolId: id, role: 'teacher' as const })))
    expect(await readErrorCode(changeSeats(teamMember, term?.id ?? '', 2))).toBe('seatsTaken')
    await changeSeats(teamMember, term?.id ?? '', 3)
    expect((await listTermsForTeam(id))[0]?.seats).toBe(3)
    const { lastDay } = await addTerm(teamMember, id, { months: 6, seats: 1 })
    expect(lastDay > (term?.lastDay ?? '')).toBe(true)
    expect(
      await readErrorCode(addTerm(teamMember, id, { firstDay: lastDay, months: 1, seats: 1 })),
    ).toBe('termsOverlap')
  })

  test('shows the second of two concurrent saves the changed fields, which can then be kept', async () => {
    const { id } = await newSchool(site.db)
    const fieldsBefore = await findSchoolFields(id)
    if (!fieldsBefore) throw new Error('no school')
    const previous = fieldsBefore as Record<string, string>
    const { declaration: _, ...form } = newInstitution({ branches: 'Two' })
    const details = { ...form, district: 'Madurai   North' }
    const colleague = await newTeamMember(site.db)
    expect(
      await correctSchool(colleague, id, { ...details, branches: 'One', was: previous }),
    ).toBeNull()
    const conflict = await correctSchool(teamMember, id, { ...details, was: previous })
    expect(conflict).toEqual({
      changedFields: expect.objectContaining({ branches: 'One' }),
      editorName: colleague.firstname,
    })
    expect((await findSchoolFields(id))?.branches).toBe('One')
    const current = { ...previous, ...conflict?.changedFields }
    expect(await correctSchool(teamMember, id, { ...details, was: current })).toBeNull()
    expect(await findSchoolFields(id)).toMatchObject({
      ...{ branches: 'Two', district: 'Madurai North' },
    })
    expect(await listDistricts()).toContain('Madurai North')
  })

  test('has at most three coordinators, and one without any can be sent its link again', async () => {
    const { id } = await newSchool(site.db)
    const teachers = await newUsers(site.db, 3)
    const membershipRows = await site.db
      .insert(memberships)
      .values(teachers.map((user) => ({ userId: user.id, schoolId: id, role: 'teacher' as const })))
      .returning({ id: memberships.id })
    const outcomes = await Promise.all(
      membershipRows.map((membershipRow) =>
        readErrorCode(appointCoordinatorByTeam(teamMember, membershipRow.id)),
      ),
    )
    expect(outcomes.sort()).toEqual(['nothing', 'nothing', 'tooManyCoordinators'])
    expect(await readErrorCode(resendCoordinatorLink(teamMember, id))).toBe('hasCoordinator')
    const openedApplication = await newApplication()
    expect(await readErrorCode(resendCoordinatorLink(teamMember, openedApplication.schoolId))).toBe(
      'noActiveTerm',
    )
    await approveApplication(openedApplication.id, createDecision())
    await resendCoordinatorLink(teamMember, openedApplication.schoolId)
    expect(await findEmails(openedApplication.sent.school_email, 'schoolOpened')).toHaveLength(2)
  })
})

describe('messages', () => {
  const createMessage = async (overrides: Record<string, string> = {}) => {
    const { email } = await newUser(site.db)
    const messageInput = {
      name: 'Ravi',
      email,
      subject: 'Sessions',
      message: 'When do they begin?',
      ...overrides,
    }
    await sendContactMessage(messageInput)
    const [row] = await site.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.email, email))
    return { id: row?.id ?? '', email }
  }

  test('a reply is an email that quotes the question, waits ten seconds, and can be undone', async () => {
    const { id, email } = await createMessage()
    const answerResult = await replyToMessage(teamMember, id, {
      answer: 'At ten.',
      seen: '0',
    })
    const [queuedEmail] = await findEmails(email, 'messageAnswer')
    expect(queuedEmail?.data).toMatchObject({ message: 'When do they begin?', answer: 'At ten.' })
    expect(Number(queuedEmail?.dueAt) - Date.now()).toBeGreaterThan(9_000)
    expect(composeEmail('messageAnswer', queuedEmail?.data as never)).toMatchObject({
      quote: 'When do they begin?',
      replyTo: siteOwner.email,
    })
    expect(await getMessage(id)).toMatchObject({
      state: 'answered',
      answers: [{ text: 'At ten.', by: 'Meena', emailState: 'going' }],
    })
    if (!('answer' in answerResult)) throw new Error('not sent')
    expect(await undoReply(teamMember, answerResult.answer)).toMatchObject({
      text: 'At ten.',
    })
    expect(await findEmails(email, 'messageAnswer')).toEqual([])
    expect(await getMessage(id)).toMatchObject({ state: 'open', answers: [] })
    const { rows } = await listAuditEntries({ targetId: id })
    expect(rows.map(({ action }) => action)).toEqual([
      'message.answer-withdrawn',
      'message.answered',
    ])
  })

  test('many concurrent replies: one email, and the others see that reply', async () => {
    const { id, email } = await createMessage()
    const answerResults = await Promise.all(
      Array.from({ length: RACER_COUNT }, (_, n) =>
        replyToMessage(teamMember, id, { answer: `${n}`, seen: '0' }),
      ),
    )
    const conflicts = answerResults.filter((result) => 'first' in result)
    expect(conflicts).toHaveLength(RACER_COUNT - 1)
    expect(await findEmails(email, 'messageAnswer')).toHaveLength(1)
    const [row] = await site.db
      .select()
      .from(contactReplies)
      .where(eq(contactReplies.contactMessageId, id))
    expect(conflicts.every((result) => 'first' in result && result.first.text === row?.text)).toBe(
      true,
    )
    expect(await replyToMessage(teamMember, id, { answer: 'more', seen: '1' })).toHaveProperty(
      'answer',
    )
  })

  test('marking as spam can be undone and is logged once', async () => {
    const { id } = await createMessage()
    expect(await setMessageState(teamMember, id, 'spam')).toEqual({ before: 'open' })
    expect(await setMessageState(teamMember, id, 'spam')).toEqual({ before: 'spam' })
    expect(await setMessageState(teamMember, id, 'open')).toEqual({ before: 'spam' })
    const { rows } = await listAuditEntries({ targetId: id })
    expect(rows.map(({ action }) => action)).toEqual(['message.reopened', 'message.marked-as-spam'])
  })

  test('shows for a minute who else views it or writes', async () => {
    const { id } = await createMessage()
    const colleague = await newTeamMember(site.db)
    expect(await recordActiveViewer(teamMember, { targetId: id })).toEqual([])
    expect(await recordActiveViewer(colleague, { targetId: id, writing: true })).toMatchObject([
      { writing: false },
    ])
    expect(await recordActiveViewer(teamMember, { targetId: id })).toEqual([
      { name: 'Meena', writing: true },
    ])
    await site.db.execute(sql`update active_viewers set seen_at = now() - interval '61 seconds'`)
    expect(await recordActiveViewer(teamMember, { targetId: id })).toEqual([])
  })

  test('a data request is due in thirty days and sorts above other pending work', async () => {
    const { id } = await createMessage({ subject: ' About my Data ' })
    await site.db
      .update(contactMessages)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(contactMessages.id, id))
    const { endsSoon, waiting } = await getPendingWork('manager')
    expect(endsSoon.find((row) => row.id === id)).toMatchObject({ daysLeft: -1, kind: 'request' })
    expect(waiting.map((row) => row.id)).not.toContain(id)
  })
})

test('names the running or next session, never a draft', async () => {
  await site.db.delete(liveSessions)
  expect(await findNextLiveSession()).toBeNull()
  await newLiveSession(site.db, { inMinutes: 60, state: 'draft' })
  await newLiveSession(site.db, { inMinutes: -70 })
  const laterSession = await newLiveSession(site.db, { inMinutes: 120 })
  expect((await findNextLiveSession())?.id).toBe(laterSession.id)
  const runningSession = await newLiveSession(site.db, { inMinutes: -10 })
  expect((await findNextLiveSession())?.id).toBe(runningSession.id)
})

test('a message links to the account that has confirmed its email, and to no other', async () => {
  const teacher = await newUser(site.db)
  const messageInput = {
    name: 'Asha',
    subject: 'About my data',
    message: 'Please erase my account.',
  }
  await sendContactMessage({ ...messageInput, email: teacher.email.toUpperCase() })
  const [message] = await site.db
    .select()
    .from(contactMessages)
    .orderBy(desc(contactMessages.createdAt))
    .limit(1)
  const readAccount = async () => (await getMessage(message?.id ?? ''))?.account
  expect(await readAccount()).toBeNull()
  await site.db.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, teacher.id))
  expect(await readAccount()).toMatchObject({ id: teacher.id })
})

test('details are corrected with an audit entry, and a concurrent second save gets a conflict', async () => {
  const teacher = await newUser(site.db)
  const [row] = await site.db.select().from(users).where(eq(users.id, teacher.id))
  const previous = { firstname: row?.firstname ?? '', lastname: row?.lastname ?? '' }
  const newDetails = { firstname: 'Kavitha', lastname: 'Rao', phone_number: '9876501234' }
  const outcomes = await Promise.all(
    [1, 2, 3].map(() => correctDetails(teamMember, teacher.id, { ...newDetails, was: previous })),
  )
  expect(outcomes.filter((conflict) => conflict === null)).toHaveLength(1)
  expect(outcomes.filter((conflict) => conflict?.firstname === 'Kavitha')).toHaveLength(2)
  const [updatedUser] = await site.db.select().from(users).where(eq(users.id, teacher.id))
  expect(updatedUser).toMatchObject({
    firstname: 'Kavitha',
    lastname: 'Rao',
    phoneNumber: '9876501234',
  })
  const auditEntries = await site.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.userId, teacher.id))
    .orderBy(auditLog.id)
  expect(auditEntries).toMatchObject([{ action: 'user.corrected', actorId: teamMember.id }])
  expect(JSON.stringify(auditEntries)).not.toContain('Kavitha')
})

describe('failed emails', () => {
  const createFailedEmail = async (data: Record<string, string>, overrides: object = {}) => {
    const recipient = (await newUser(site.db)).email
    const [row] = await site.db
      .insert(mailOutbox)
      .values({
        template: 'welcome',
        recipient,
        data,
        dueAt: null,
        attempts: 3,
        lastError: '422 validation_error',
        ...overrides,
      })
      .returning({ id: mailOutbox.id })
    return row?.id ?? ''
  }
  const findEmail = async (id: string) =>
    (await site.db.select().from(mailOutbox).where(eq(mailOutbox.id, id)))[0]

  test('can be sent again with a new retry count, unless their link was deleted', async () => {
    const id = await createFailedEmail({ firstname: 'Asha' })
    await resendMail(teamMember, id)
    expect(await findEmail(id)).toMatchObject({
      attempts: 0,
      lastError: null,
      dueAt: expect.any(Date),
    })
    expect(await readErrorCode(resendMail(teamMember, await createFailedEmail({})))).toBe(
      'emailNotResendable',
    )
    const sentEmailId = await createFailedEmail({ firstname: 'x' }, { sentAt: sql`now()` })
    expect(await readErrorCode(resendMail(teamMember, sentEmailId))).toBe('emailNotFound')
  })

  test('keep their content when given up, unless it contains a link', async () => {
    for (const [data, expectedData] of [
      [{ firstname: 'A' }, { firstname: 'A' }],
      [{ firstname: 'A', link: 'https://x/secret' }, {}],
    ] as const) {
      const id = await createFailedEmail(data, { dueAt: sql`now()` })
      const row = await findEmail(id)
      if (!row) throw new Error('no email')
      await markAbandoned({ ...row, language: null }, '422 validation_error')
      expect((await findEmail(id))?.data).toEqual(expectedData)
    }
  })

  test('given up by hand are not sent any more, not even by a worker that holds the lease', async () => {
    const id = await createFailedEmail({ firstname: 'A' }, { dueAt: sql`now()` })
    const leasedEmail = await findEmail(id)
    await abandonMailByTeam(teamMember, id)
    if (leasedEmail) await postponeMail({ ...leasedEmail, language: null }, 'no answer', 0)
    expect(await findEmail(id)).toMatchObject({ dueAt: null, data: {} })
    expect(await readErrorCode(abandonMailByTeam(teamMember, id))).toBe('emailNotFound')
  })
})

describe('the audit log', () => {
  test('describes each entry in a sentence and filters by user, target, kind and day', async () => {
    const { id, schoolId, reference } = await newApplication()
    const manager = await newTeamMember(site.db, 'manager')
    await approveApplication(id, {
      actor: userActor(manager.id),
      firstDay: '2031-11-21',
      months: 12,
      seats: 40,
    })
    const { rows } = await listAuditEntries({
      targetId: schoolId,
      action: 'application.approved',
    })
    expect(rows).toMatchObject([
      {
        actorReference: { name: 'Meena Iyer' },
        school: { name: 'Vidya Mandir' },
        sentence: 'approved {school}: 40 seats until 20 November 2032 ({object})',
        object: { name: reference },
      },
    ])
    const managerEntries = await listAuditEntries({ user: manager.id })
    expect(managerEntries.rows.map(({ action }) => action)).toEqual([
      'term.created',
      'application.approved',
    ])
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
    expect(
      (await listAuditEntries({ user: manager.id, from: today, to: today })).rows,
    ).toHaveLength(2)
    for (const day of ['2026-02-30', 'x', '2020-01-01'])
      expect((await listAuditEntries({ user: manager.id, to: day })).rows).toEqual([])
    for (const invalidId of ['x', "' or 1=1", schoolId])
      expect((await listAuditEntries({ user: invalidId })).rows).toEqual([])
  })

  test('shows fifty entries per page', async () => {
    const firstPage = await listAuditEntries({})
    const secondPage = await listAuditEntries({ after: firstPage.next ?? '' })
    expect(firstPage.rows).toHaveLength(50)
    expect(firstPage.rows.at(-1)?.id).toBeGreaterThan(
      secondPage.rows[0]?.id ?? Number.POSITIVE_INFINITY,
    )
  })
})

test('users are found by name, email and phone, logins end at once, and no column contains a secret', async () => {
  const accountQueries = await import('@/lib/accounts/user-list')
  const { endLoginsOfUser: endAllLogins } = await import('@/lib/accounts/login/login-sessions')
  const teacher = await newUser(site.db)
  const sessionRow = {
    userId: teacher.id,
    tokenHash: teacher.id,
    expiresAt: sql`now() + interval '1 day'`,
  }
  await site.db.insert(sessions).values(sessionRow)
  for (const search of [teacher.email, '+91 98765 43210', 'meena iy'])
    expect((await accountQueries.listUsers({ search }))?.rows.length).toBeGreaterThan(0)
  const details = await accountQueries.findUserForTeam(teacher.id)
  expect(details?.logins).toBe(1)
  expect(JSON.stringify(details)).not.toMatch(/hash|token|password|secret/i)
  expect(await endAllLogins(teamMember, teacher.id)).toEqual({ logins: 1 })
  expect((await accountQueries.findUserForTeam(teacher.id))?.logins).toBe(0)
  const [auditEntry] = await site.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.userId, teacher.id))
    .orderBy(desc(auditLog.id))
  expect(auditEntry).toMatchObject({
    action: 'login-sessions.ended',
    actorId: teamMember.id,
    values: { logins: 1 },
  })
})

test('the user list exports all rows, without a cell that runs as a formula, and is logged first', async () => {
  const formulas = ['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', '"', 'அ,ஆ']
  for (const firstname of formulas)
    await site.db
      .update(users)
      .set({ firstname })
      .where(eq(users.id, (await newUser(site.db)).id))
  const response = await sendUsersCsv(new Request('https://uns.example/x'), teamMember)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  expect(text.startsWith('\uFEFF"First name"')).toBe(true)
  expect(text).not.toMatch(/(^|,|\n)"?[\s]*[=+\-@]/)
  const userCount = Number((await site.db.select({ n: sql`count(*)` }).from(users))[0]?.n)
  expect(text.trimEnd().split('\r\n')).toHaveLength(userCount + 1)
  const [auditEntry] = await site.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(auditEntry).toMatchObject({ action: 'user-list.exported', actorId: teamMember.id })
})

test('one search finds users, schools, references and messages; an editor finds messages only', async () => {
  const { sent: formInput, reference } = await newApplication({
    institution_name: 'Quixote Vidyalaya',
  })
  const teacher = await newUser(site.db)
  const { email } = teacher
  await sendContactMessage({
    name: 'Ravi',
    email,
    subject: 'Quixote',
    message: 'Where are you?',
  })
  expect(await searchTeamRecords(reference, 'manager')).toMatchObject({
    applications: [{ reference }],
  })
  expect(await searchTeamRecords('quixo', 'manager')).toMatchObject({
    schools: [{ name: formInput.institution_name }],
    messages: [{ subject: 'Quixote' }],
  })
  expect((await searchTeamRecords(email, 'manager'))?.users).toHaveLength(1)
  for (const search of ['quixo', email, reference]) {
    const { messages, ...otherResults } = (await searchTeamRecords(search, 'editor')) ?? {
      messages: [],
    }
    expect(Object.values(otherResults).flat()).toEqual([])
    expect(messages).toHaveLength(search === reference ? 0 : 1)
  }
  for (const emptySearch of ['', '   ', undefined, '\0'])
    expect(await searchTeamRecords(emptySearch, 'manager')).toBeNull()
})

test.runIf(isFullRun)(
  'a rare word uses the full-text index, regardless of the planner’s estimate (skipped: at night)',
  async () => {
    // So few rows that the planner would prefer a scan.
    await site.db.execute(sql`
    insert into users (firstname, lastname, email, phone_number, password_hash)
    select 'Meena', 'Iyer', 'many' || n || '@school.example', '9876543210', 'x'
    from generate_series(1, 20000) n`)
    const rareUser = await newUser(site.db)
    await site.db.execute(sql`analyze users`)
    const condition = matchesSearch(userSearchColumns, rareUser.email)
    const query = sql`explain select id from users where ${condition} order by created_at desc limit 10`
    const plan = JSON.stringify(
      await withCustomPlan((tx) => tx.execute(query), { table: users, condition }),
    )
    expect(plan).toContain('Bitmap Index Scan on users_words_index')
    expect(plan).not.toContain('Filter: (word_vector')
  },
)

test('twelve weeks are counted from Mondays in India', async () => {
  const weeks = await countWeeklyStats()
  expect(weeks).toHaveLength(12)
  expect(weeks.every(({ monday }) => new Date(`${monday}T00:00:00Z`).getUTCDay() === 1)).toBe(true)
  expect(weeks.at(-1)?.registrations).toBeGreaterThan(0)
  expect(weeks[0]?.registrations).toBe(0)
})

test('a school counts as new with its first term, not with a form', async () => {
  const countNewSchools = async () => (await countWeeklyStats()).at(-1)?.schools ?? 0
  const countBefore = await countNewSchools()
  const [firstApplication, _] = [await newApplication(), await newApplication()]
  expect(await countNewSchools()).toBe(countBefore)
  await approveApplication(firstApplication.id, createDecision())
  expect(await countNewSchools()).toBe(countBefore + 1)
  await addTerm(teamMember, firstApplication.schoolId, { months: 6, seats: 1 })
  expect(await countNewSchools()).toBe(countBefore + 1)
})

test('the navigation counts every open message, data requests included, like its list', async () => {
  const countMessages = async () => (await countWaitingWork('manager')).teamMessages ?? 0
  const countBefore = await countMessages()
  const message = { name: 'Ravi', email: 'ravi@school.example', message: 'Send me my data.' }
  await sendContactMessage({ ...message, subject: 'About my data' })
  expect(await countMessages()).toBe(countBefore + 1)
  await sendContactMessage({ ...message, subject: 'A question' })
  expect(await countMessages()).toBe(countBefore + 2)
})

test('invitations sent at once are sorted by email, for team and school, on every page', async () => {
  const { id } = await newSchool(site.db)
  const emails = Array.from({ length: 60 }, (_, n) => `t${String(n).padStart(2, '0')}@x.example`)
  const rows = emails.map((email, n) => ({
    ...{ schoolId: id, email, tokenHash: `${id} ${n}` },
    expiresAt: sql`now() + interval '1 day'`,
  }))
  await site.db.insert(invitations).values(rows.toReversed())
  expect((await listOpenInvitations(id)).map(({ email }) => email)).toEqual(emails)
  const firstPage = await listInvitations(id, {})
  const secondPage = await listInvitations(id, { after: firstPage.next })
  expect([...firstPage.rows, ...secondPage.rows].map(({ email }) => email)).toEqual(emails)
})

test('the user CSV contains every user once, as text', async () => {
  await newUsers(site.db, 1_100)
  await site.db
    .update(users)
    .set({ firstname: '=1+1', lastname: 'a"b\nc' })
    .where(eq(users.id, teamMember.id))
  const response = await sendUsersCsv(new Request('http://uns.example'), teamMember)
  const [, ...csvLines] = (await response.text()).trimEnd().split('\r\n')
  const allUsers = await site.db.select({ email: users.email }).from(users)
  expect(csvLines).toHaveLength(allUsers.length)
  const emailColumn = csvLines.map((csvLine) => csvLine.split('","')[2])
  expect(emailColumn.sort()).toEqual(allUsers.map(({ email }) => email).sort())
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
  expect(csvLines.find((csvLine) => csvLine.includes(teamMember.email))).toMatch(
    new RegExp(`^"'=1\\+1","a""b c","${teamMember.email}","\\d+","[^"]*","${today}"$`),
  )
})
