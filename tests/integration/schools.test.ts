import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeCsvCell } from '@/base/csv'
import { settings } from '@/base/settings'
import {
  auditLog,
  invitations,
  mailOutbox,
  memberships,
  rateLimits,
  terms,
  users,
} from '@/db/schema'
import { teamActor } from '@/lib/audit/audit-log'
import { countAttemptInTransaction } from '@/lib/auth/rate-limits'
import { sendSchoolRecord } from '@/lib/learning/record/record'
import { registerSchool, subscribe } from '@/lib/schools/application/apply'
import { approveApplication } from '@/lib/schools/application/decide'
import { getApplicationByReference } from '@/lib/schools/application/load'
import { purgeInvitations } from '@/lib/schools/invitation/invitation'
import { inviteTeachers } from '@/lib/schools/invitation/invite'
import { createInvitationHash, createInvitationToken } from '@/lib/schools/invitation/links'
import {
  listInvitations,
  resendInvitation,
  restoreInvitation,
  revokeInvitation,
} from '@/lib/schools/invitation/manage'
import { getJoinLinkState, joinByLink, joinSchool, readJoinLinkState } from '@/lib/schools/join'
import {
  getMySchool,
  getSeatCounts,
  getStaffRoomLink,
  listAllTerms,
  listApplicationHistory,
} from '@/lib/schools/my-school'
import { disableStaffRoomLink } from '@/lib/schools/staff-room'
import { appointCoordinator, handOverSchool } from '@/lib/schools/teachers/hand-over'
import { listTeachers } from '@/lib/schools/teachers/list'
import { moveTeacher } from '@/lib/schools/teachers/move'
import { leaveSchool, removeMember, restoreMember } from '@/lib/schools/teachers/remove'
import { endTerm, sendTermReminders } from '@/lib/schools/terms/ending'
import { createTerm } from '@/lib/schools/terms/terms'
import { newTeacher } from '../support/api-user'
import { openInProcessDatabase } from '../support/in-process'
import {
  createStaffRoomToken,
  isSubscribed,
  newInstitution,
  newSchool,
  newUser,
  newUsers,
  parseLinkToken,
  setClock,
  setSeats,
} from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
})
afterAll(() => site?.close())

/** Imported once the settings are in place. */
const readErrorCode = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing',
    (error) => error.code ?? String(error),
  )

const findNewestEmail = async (recipient: string) => {
  const [newest] = await site.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(1)
  return newest
}

const listActions = async (schoolId: string) => {
  const auditEntries = await site.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.schoolId, schoolId))
    .orderBy(auditLog.id)
  return auditEntries.map(({ action }) => action)
}

const shiftTerms = (days: number) =>
  sql`update terms set first_day = first_day + ${days}::int, last_day = last_day + ${days}::int`

describe('from form to term', () => {
  test('an approved school gets a term of one year from today and as many seats as teaching staff, 1 to 500', async () => {
    for (const [staffCount, seats] of [
      [41, 41],
      [0, 1],
      [900, 500],
    ]) {
      const school = await newSchool(site.db, { teaching_staff_count: staffCount })
      const [term] = await listAllTerms(school.id)
      expect(term).toMatchObject({ seats, status: 'running' })
      expect([364, 365]).toContain(term?.daysLeft)
      expect(await isSubscribed(site.db, school.coordinator.id)).toBe(true)
    }
  })

  test('a resubmission corrects details, and from 60 days before the end it also renews', async () => {
    const { coordinator, id, reference } = await newSchool(site.db)
    const resubmit = (name: string) =>
      subscribe(coordinator, newInstitution({ institution_name: name }))
    expect(await resubmit('Corrected')).toEqual({ reference, isSubscribed: true })
    expect((await getMySchool(coordinator.id))?.name).toBe('Corrected')
    await site.db.execute(sql`${shiftTerms(-303)} where school_id = ${id}`)
    expect((await resubmit('Early')).reference).toBe(reference)
    await site.db.execute(sql`${shiftTerms(-1)} where school_id = ${id}`)
    const renewal = await resubmit('In time')
    expect(renewal.reference).not.toBe(reference)
    const [nextTerm, firstTerm] = await listAllTerms(id)
    expect(nextTerm?.status).toBe('coming')
    expect(nextDay(firstTerm?.lastDay)).toBe(nextTerm?.firstDay)
    expect((await resubmit('Again')).reference).toBe(renewal.reference)
    expect(await listAllTerms(id)).toHaveLength(2)
    await site.db.execute(sql`${shiftTerms(-800)} where school_id = ${id}`)
    expect(await isSubscribed(site.db, coordinator.id)).toBe(false)
    expect((await resubmit('Late')).isSubscribed).toBe(true)
    expect((await listApplicationHistory(id)).map(({ kind }) => kind)).toEqual([
      'renewal',
      'renewal',
      'subscription',
    ])
  })

  test('a school registered without an account gets a single-use link for its first coordinator', async () => {
    const formInput = newInstitution()
    const reference = await registerSchool(formInput)
    const { id, schoolId } = await getApplicationByReference(reference.toLowerCase())
    await approveApplication(id, { actor: teamActor, months: 6, seats: 7 })
    const openedEmail = await findNewestEmail(formInput.school_email)
    expect(openedEmail?.template).toBe('schoolOpened')
    const [firstTeacher, otherTeacher] = await newUsers(site.db, 2)
    const token = parseLinkToken(openedEmail?.data.link ?? '')
    await joinSchool(firstTeacher ?? ({ id: '' } as never), token)
    expect(await getMySchool(firstTeacher?.id ?? '')).toMatchObject({
      id: schoolId,
      role: 'coordinator',
      term: { seats: 7 },
    })
    expect(await readErrorCode(joinSchool(otherTeacher ?? ({ id: '' } as never), token))).toBe(
      'invitationUsed',
    )
  })

  test('an invitation confirms only the email that it was sent to', async () => {
    const { coordinator } = await newSchool(site.db)
    const [invitee, otherTeacher] = await newUsers(site.db, 2)
    if (!invitee || !otherTeacher) throw new Error('nobody')
    const emailLines = `${invitee.email.toUpperCase()}\nsomeone-else@school.example`
    await inviteTeachers(coordinator, { addresses: emailLines, send: true })
    const readToken = async (email: string) =>
      parseLinkToken((await findNewestEmail(email))?.data.link ?? '')
    const joinResult = await joinSchool(invitee, await readToken(invitee.email.toUpperCase()))
    expect(joinResult.isEmailConfirmed).toBe(true)
    const otherJoin = await joinSchool(otherTeacher, await readToken('someone-else@school.example'))
    expect(otherJoin.isEmailConfirmed).toBe(false)
    const readConfirmedAt = async ({ id }: { id: string }) =>
      (await site.db.select().from(users).where(eq(users.id, id)))[0]?.emailConfirmedAt
    expect(await readConfirmedAt(invitee)).not.toBeNull()
    expect(await readConfirmedAt(otherTeacher)).toBeNull()
  })

  test('terms of one school cannot overlap, terms of two schools can', async () => {
    const { id } = await newSchool(site.db)
    const [term] = await listAllTerms(id)
    const addTerm = (firstDay?: string) =>
      site.db.transaction((tx) => createTerm(tx, id, { firstDay, months: 1, seats: 5 }, teamActor))
    expect(await readErrorCode(addTerm(term?.lastDay))).toBe('termsOverlap')
    expect((await addTerm()).firstDay).toBe(nextDay(term?.lastDay))
    await newSchool(site.db)
  })

  test('when the team ends a term, seats lock on the next request and the audit log records it', async () => {
    const { coordinator, id } = await newSchool(site.db)
    expect(await endTerm(id, teamActor)).toMatchObject({ changed: true })
    expect(await isSubscribed(site.db, coordinator.id)).toBe(false)
    expect((await listActions(id)).at(-1)).toBe('term.ended')
    expect(await endTerm(id, teamActor)).toMatchObject({ changed: false })
  })

  test("a term begins and ends at midnight in India, by the database's clock", async () => {
    const { coordinator, id } = await newSchool(site.db)
    await site.db
      .update(terms)
      .set({ firstDay: '2026-04-01', lastDay: '2027-03-31' })
      .where(eq(terms.schoolId, id))
    const isSubscribedAt = async (timestamp: string) => {
      await setClock(site.db, `timestamptz '${timestamp}'`)
      return isSubscribed(site.db, coordinator.id)
    }
    expect(await isSubscribedAt('2026-03-31T18:29:59Z')).toBe(false)
    expect(await isSubscribedAt('2026-03-31T18:30:00Z')).toBe(true)
    expect(await isSubscribedAt('2027-03-31T18:29:59Z')).toBe(true)
    expect(await isSubscribedAt('2027-03-31T18:30:00Z')).toBe(false)
    await setClock(site.db, 'now()')
  })
})

describe('inviting', () => {
  test('reports errors by line, sends the rest, and names members and invitees', async () => {
    const { coordinator } = await newSchool(site.db)
    const newEmail = (await newUser(site.db)).email
    const pastedText = [
      newEmail,
      '',
      'not an address',
      `Meena <${newEmail.toUpperCase()}>`,
      coordinator.email,
      'மீனா@பள்ளி.இந்தியா',
    ].join('\r\n')
    const readLines = async (send: boolean) => {
      const result = await inviteTeachers(coordinator, { addresses: pastedText, send })
      return [result.sent, ...result.lines.map(({ line, status }) => `${line} ${status}`)]
    }
    const rejectedLines = ['3 invalidEmail', '4 duplicate', '5 member', '6 invalidEmail']
    expect(await readLines(false)).toEqual([0, '1 ready', ...rejectedLines])
    expect(await readLines(true)).toEqual([1, '1 ready', ...rejectedLines])
    expect(await readLines(true)).toEqual([0, '1 invited', ...rejectedLines])
  })

  test('requires the coordinator’s confirmed email, unlike the staff room link', async () => {
    const { coordinator } = await newSchool(site.db)
    const isCoordinator = eq(users.id, coordinator.id)
    const setConfirmedAt = (emailConfirmedAt: Date | null) =>
      site.db.update(users).set({ emailConfirmedAt }).where(isCoordinator)
    const inviteOne = (send: boolean) =>
      inviteTeachers(coordinator, { addresses: 'asha@x.example', send })
    await setConfirmedAt(null)
    expect((await inviteOne(false)).lines).toMatchObject([{ status: 'ready' }])
    expect(await readErrorCode(inviteOne(true))).toBe('confirmEmailToInvite')
    expect(await findNewestEmail('asha@x.example')).toBeUndefined()
    expect(await createStaffRoomToken(coordinator)).toMatch(/^[2-9B-DF-HJ-NP-TV-Z]{8}$/)
    await setConfirmedAt(new Date())
    expect((await inviteOne(true)).sent).toBe(1)
  })

  test('an invitation is used up once its teacher has a seat, however the teacher got it', async () => {
    const { coordinator, id } = await newSchool(site.db)
    const other = await newSchool(site.db)
    const [byCode, moved, renamed] = await newUsers(site.db, 3)
    if (!byCode || !moved || !renamed) throw new Error('nobody')
    const newEmail = newTeacher().email
    const addresses = [byCode.email.toUpperCase(), moved.email, newEmail]
    await inviteTeachers(coordinator, { addresses: addresses.join('\n'), send: true })
    const tokens = await Promise.all(
      addresses.map(async (email) =>
        parseLinkToken((await findNewestEmail(email))?.data.link ?? ''),
      ),
    )
    const code = await createStaffRoomToken(coordinator)
    await joinSchool(byCode, code)
    await joinSchool(renamed, code)
    await site.db.update(users).set({ email: newEmail }).where(eq(users.id, renamed.id))
    await joinSchool(moved, await createStaffRoomToken(other.coordinator))
    await moveTeacher(coordinator, moved.id, id)
    expect((await listInvitations(id, {})).rows).toEqual([])
    expect(await getSeatCounts(id)).toMatchObject({ invited: 0, used: 4 })
    const [stranger] = await newUsers(site.db, 1)
    for (const token of tokens)
      expect(await readErrorCode(joinSchool(stranger ?? byCode, token))).toBe('invitationUsed')
    // Also after the seat has ended.
    for (const teacher of [byCode, moved]) await leaveSchool(teacher)
    for (const token of tokens.slice(0, 2))
      expect(await readErrorCode(joinSchool(stranger ?? byCode, token))).toBe('invitationUsed')
    await inviteTeachers(coordinator, { addresses: byCode.email, send: true })
    expect((await listInvitations(id, {})).rows).toMatchObject([{ state: 'open' }])
  })

  test('accepts at most 200 at once', async () => {
    const { coordinator } = await newSchool(site.db)
    const createLines = (count: number) =>
      Array.from({ length: count }, (_, n) => `t${n}@x.example`).join('\n')
    const inviteLines = (count: number) =>
      inviteTeachers(coordinator, { addresses: createLines(count), send: false })
    expect((await inviteLines(200)).lines).toHaveLength(200)
    expect(await readErrorCode(inviteLines(201))).toBe('checkForm')
  })

  test('suppresses emails above the daily limit and tells the coordinator', async () => {
    const { coordinator, id } = await newSchool(site.db)
    await countAttemptInTransaction(site.db, 'SCHOOL_EMAILS', id)
    await site.db.update(rateLimits).set({ hits: 600 })
    const inviteResult = await inviteTeachers(coordinator, {
      addresses: 'late@x.example',
      send: true,
    })
    expect(inviteResult).toMatchObject({ sent: 0, lines: [{ status: 'limitReached' }] })
  })

  test('an invitation can be revoked, restored and resent for two weeks, and works once', async () => {
    const { coordinator, id } = await newSchool(site.db)
    const [invitee, otherTeacher] = await newUsers(site.db, 2)
    if (!invitee || !otherTeacher) throw new Error('nobody')
    await inviteTeachers(coordinator, { addresses: invitee.email, send: true })
    const [row] = await site.db.select().from(invitations).where(eq(invitations.schoolId, id))
    const token = parseLinkToken((await findNewestEmail(invitee.email))?.data.link ?? '')
    const readState = async () => (await readJoinLinkState(token, null)).state
    const invitationId = row?.id ?? ''
    expect(row?.tokenHash).not.toContain(token)
    await revokeInvitation(coordinator, invitationId)
    expect(await readState()).toBe('unknown')
    expect(await readErrorCode(joinSchool(invitee, token))).toBe('invitationUnknown')
    await restoreInvitation(coordinator, invitationId)
    await site.db
      .update(invitations)
      .set({ expiresAt: sql`now()` })
      .where(eq(invitations.id, invitationId))
    expect(await readState()).toBe('expired')
    expect(await readErrorCode(joinSchool(invitee, token))).toBe('invitationExpired')
    await resendInvitation(coordinator, invitationId)
    expect(parseLinkToken((await findNewestEmail(invitee.email))?.data.link ?? '')).toBe(token)
    await joinSchool(otherTeacher, token)
    expect([await readState(), await isSubscribed(site.db, otherTeacher.id)]).toEqual([
      'used',
      true,
    ])
    expect(await readErrorCode(resendInvitation(coordinator, invitationId))).toBe('notFound')
  })

  test('accepts a code with any spacing and case, and an older link until it is replaced', async () => {
    const { coordinator, id } = await newSchool(site.db)
    const [firstTeacher, otherTeacher] = await newUsers(site.db, 2)
    if (!firstTeacher || !otherTeacher) throw new Error('nobody')
    const code = await createStaffRoomToken(coordinator)
    const shownCode = (await getStaffRoomLink(id))?.code
    expect(shownCode).toBe(`${code.slice(0, 4)}-${code.slice(4)}`)
    await joinSchool(firstTeacher, ` ${shownCode?.toLowerCase()} `)
    const storedInvitations = await site.db
      .select()
      .from(invitations)
      .where(eq(invitations.schoolId, id))
    expect(JSON.stringify(storedInvitations)).not.toContain(code)

    const linkId = storedInvitations.find(({ email }) => email === null)?.id ?? ''
    await site.db
      .update(invitations)
      .set({ tokenHash: createInvitationHash(linkId) })
      .where(eq(invitations.id, linkId))
    expect(await getStaffRoomLink(id)).toMatchObject({ code: null })
    await joinSchool(otherTeacher, createInvitationToken(linkId))
    const newCode = await createStaffRoomToken(coordinator)
    expect(await readErrorCode(joinSchool(otherTeacher, newCode))).toBe('nothing')
    expect((await readJoinLinkState(createInvitationToken(linkId), null)).state).toBe('unknown')
  })

  test('removing a teacher also replaces link and code if requested', async () => {
    const { coordinator, id } = await newSchool(site.db)
    const [teacher] = await newUsers(site.db, 1)
    if (!teacher) throw new Error('nobody')
    const findMembershipId = async () => {
      const rows = await site.db
        .select()
        .from(memberships)
        .where(and(eq(memberships.userId, teacher.id), sql`left_at is null`))
      return rows[0]?.id ?? ''
    }
    const code = await createStaffRoomToken(coordinator)
    await joinSchool(teacher, code)
    await removeMember(coordinator, await findMembershipId())
    expect(await readErrorCode(joinSchool(teacher, code))).toBe('nothing')
    await removeMember(coordinator, await findMembershipId(), { replaceLink: true })
    expect(await readErrorCode(joinSchool(teacher, code))).toBe('invitationUnknown')
    expect((await listActions(id)).slice(-2)).toEqual(['member.removed', 'staff-room-link.created'])
    // A failed removal must not replace the link.
    const codeBefore = (await getStaffRoomLink(id))?.code
    const removal = removeMember(coordinator, teacher.id, { replaceLink: true })
    expect(await readErrorCode(removal)).toBe('notFound')
    expect((await getStaffRoomLink(id))?.code).toBe(codeBefore)
  })

  test('limits wrong codes by IP and in total, without counting right codes or locking out logged-in users', async () => {
    const { coordinator } = await newSchool(site.db, { teaching_staff_count: 100 })
    const code = await createStaffRoomToken(coordinator)
    const lookUpCode = async (ip: string, typedCode: string, viewerId: string | null = null) =>
      (await getJoinLinkState(typedCode, { ip, viewerId })).state
    for (let n = 0; n < 40; n += 1) expect(await lookUpCode('10.0.0.1', code)).toBe('open')
    const lookups = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        lookUpCode('10.0.0.2', `ZZZZZZ${22 + n}`.replace(/[01]/g, 'B')),
      ),
    )
    expect(lookups.filter((state) => state === 'unknown').length).toBeLessThanOrEqual(30)
    expect(await lookUpCode('10.0.0.2', code)).toBe('tooMany')
    const [teacher] = await newUsers(site.db, 1)
    if (!teacher) throw new Error('nobody')
    expect(await readErrorCode(joinByLink(teacher, code, '10.0.0.2'))).toBe('tooManyAttempts')

    const savedLimit = settings().limits.JOIN_CODE_ALL
    settings().limits.JOIN_CODE_ALL = { count: 1, seconds: 600 }
    expect(await lookUpCode('10.0.0.3', code)).toBe('logInFirst')
    expect(await lookUpCode('10.0.0.3', code, teacher.id)).toBe('open')
    expect(await readErrorCode(joinByLink(teacher, code, '10.0.0.3'))).toBe('nothing')
    settings().limits.JOIN_CODE_ALL = savedLimit
  })

  test('the staff room link works for many, and can be shown, renewed and switched off', async () => {
    const { coordinator, id } = await newSchool(site.db)
    const teachers = await newUsers(site.db, 3)
    const token = await createStaffRoomToken(coordinator)
    expect(parseLinkToken((await getStaffRoomLink(id))?.url ?? '')).toBe(token)
    for (const teacher of teachers.slice(0, 2)) await joinSchool(teacher, token)
    const newToken = await createStaffRoomToken(coordinator)
    expect(await readJoinLinkState(token, null)).toEqual({ state: 'unknown' })
    expect(await readJoinLinkState(newToken, null)).toMatchObject({
      state: 'open',
      role: 'teacher',
    })
    await disableStaffRoomLink(coordinator)
    expect(await readJoinLinkState(newToken, null)).toEqual({ state: 'unknown' })
    expect([await getStaffRoomLink(id), (await getSeatCounts(id)).used]).toEqual([null, 3])
  })
})

describe('joining, leaving, removing', () => {
  test('needs a current term and allows one school at a time', async () => {
    const [school, otherSchool] = [await newSchool(site.db), await newSchool(site.db)]
    const [token, otherToken] = [
      await createStaffRoomToken(school.coordinator),
      await createStaffRoomToken(otherSchool.coordinator),
    ]
    const teacher = await newUser(site.db)
    await joinSchool(teacher, token)
    await joinSchool(teacher, token)
    expect(await readJoinLinkState(token, teacher.id)).toMatchObject({ state: 'here' })
    expect(await readJoinLinkState(otherToken, teacher.id)).toMatchObject({
      state: 'elsewhere',
    })
    expect(await readErrorCode(joinSchool(teacher, otherToken))).toBe('memberOfOtherSchool')
    expect(await readErrorCode(subscribe(teacher, newInstitution()))).toBe('memberOfOtherSchool')
    await leaveSchool(teacher)
    expect(await isSubscribed(site.db, teacher.id)).toBe(false)
    await endTerm(otherSchool.id, teamActor)
    expect(await readJoinLinkState(otherToken, teacher.id)).toMatchObject({ state: 'over' })
    expect(await readErrorCode(joinSchool(teacher, otherToken))).toBe('schoolTermOver')
  })

  test('a full school rejects joining, and a freed seat is available at once', async () => {
    const { coordinator, id } = await newSchool(site.db)
    await setSeats(site.db, id, 2)
    const token = await createStaffRoomToken(coordinator)
    const [firstTeacher, secondTeacher] = await newUsers(site.db, 2)
    if (!firstTeacher || !secondTeacher) throw new Error('nobody')
    await joinSchool(firstTeacher, token)
    expect(await readJoinLinkState(token, secondTeacher.id)).toMatchObject({
      state: 'full',
    })
    expect(await readErrorCode(joinSchool(secondTeacher, token))).toBe('noSeatLeft')
    const membershipId = (await getMySchool(firstTeacher.id))?.membershipId ?? ''
    await removeMember(coordinator, membershipId)
    expect((await findNewestEmail(firstTeacher.email))?.template).toBe('removedFromSchool')
    expect(await isSubscribed(site.db, firstTeacher.id)).toBe(false)
    await joinSchool(secondTeacher, token)
    expect(await readErrorCode(restoreMember(coordinator, membershipId))).toBe('noSeatLeft')
    await leaveSchool(secondTeacher)
    await restoreMember(coordinator, membershipId)
    expect(await isSubscribed(site.db, firstTeacher.id)).toBe(true)
    expect(await getSeatCounts(id)).toEqual({ total: 2, used: 2, invited: 0, free: 0 })
  })

  test('a teacher who left cannot be restored, and a removal can be undone for ten minutes', async () => {
    const { coordinator } = await newSchool(site.db)
    const token = await createStaffRoomToken(coordinator)
    const [leaver, removedTeacher] = await newUsers(site.db, 2)
    if (!leaver || !removedTeacher) throw new Error('nobody')
    for (const teacher of [leaver, removedTeacher]) await joinSchool(teacher, token)
    const members = await Promise.all([leaver, removedTeacher].map(({ id }) => getMySchool(id)))
    await leaveSchool(leaver)
    await removeMember(coordinator, members[1]?.membershipId ?? '')
    await site.db
      .update(memberships)
      .set({ leftAt: sql`now() - interval '10 minutes'` })
      .where(eq(memberships.userId, removedTeacher.id))
    for (const member of members)
      expect(await readErrorCode(restoreMember(coordinator, member?.membershipId ?? ''))).toBe(
        'undoTooLate',
      )
  })

  test('allows at most three coordinators, and the last one must hand over before leaving', async () => {
    const { coordinator, id } = await newSchool(site.db)
    const token = await createStaffRoomToken(coordinator)
    const teachers = await newUsers(site.db, 3)
    for (const teacher of teachers) await joinSchool(teacher, token)
    const membershipIds = await Promise.all(
      teachers.map(async (teacher) => (await getMySchool(teacher.id))?.membershipId ?? ''),
    )
    expect(await readErrorCode(leaveSchool(coordinator))).toBe('lastCoordinator')
    for (const membershipId of membershipIds.slice(0, 2))
      await appointCoordinator(coordinator, membershipId)
    expect(await readErrorCode(appointCoordinator(coordinator, membershipIds[2] ?? ''))).toBe(
      'tooManyCoordinators',
    )
    await handOverSchool(coordinator, membershipIds[2] ?? '')
    expect((await getMySchool(coordinator.id))?.role).toBe('teacher')
    expect(await readErrorCode(removeMember(coordinator, membershipIds[0] ?? ''))).toBe('notFound')
    await leaveSchool(coordinator)
    const { rows } = await listTeachers(id, { sort: 'since' })
    expect(rows.map(({ role }) => role)).toEqual(['coordinator', 'coordinator', 'coordinator'])
  })

  test('a sole coordinator without a term and other members can leave', async () => {
    const { coordinator, id } = await newSchool(site.db)
    await endTerm(id, teamActor)
    await leaveSchool(coordinator)
    expect(await getMySchool(coordinator.id)).toBeNull()
  })
})

describe('the list and the record', () => {
  test('lists fifty per page, searched and sorted, with any cursor', async () => {
    const { coordinator, id } = await newSchool(site.db, { teaching_staff_count: 200 })
    const teachers = await newUsers(site.db, 60)
    await site.db
      .insert(memberships)
      .values(
        teachers.map(({ id: userId }) => ({ userId, schoolId: id, role: 'teacher' as const })),
      )
    for (const sort of ['name', 'since']) {
      const firstPage = await listTeachers(id, { sort })
      const secondPage = await listTeachers(id, { sort, after: firstPage.next })
      expect([firstPage.rows.length, secondPage.rows.length, firstPage.total]).toEqual([50, 11, 61])
      const membershipIds = [...firstPage.rows, ...secondPage.rows].map(
        ({ membershipId }) => membershipId,
      )
      expect(new Set(membershipIds).size).toBe(61)
      expect(secondPage.next).toBeNull()
    }
    const search = teachers[7]?.email.toUpperCase().slice(8, 30)
    expect((await listTeachers(id, { search })).rows.map(({ email }) => email)).toEqual([
      teachers[7]?.email,
    ])
    expect((await listTeachers(id, { search: '%' })).total).toBe(0)
    for (const after of ['x', 'W10', Buffer.from('["\\u0000","a"]').toString('base64url')])
      expect((await listTeachers(id, { after })).rows).toHaveLength(50)
    expect((await getMySchool(coordinator.id))?.coordinators).toHaveLength(1)
  })

  test('the CSV has a byte order mark, one row per teacher, and no cell that runs as a formula', async () => {
    const { id } = await newSchool(site.db)
    const formulaUser = await newUser(site.db)
    await site.db
      .update(users)
      .set({ firstname: '=HYPERLINK("http://x")', lastname: 'a\r\n"b"' })
      .where(eq(users.id, formulaUser.id))
    await site.db
      .insert(memberships)
      .values({ userId: formulaUser.id, schoolId: id, role: 'teacher' })
    const response = sendSchoolRecord(new Request('http://x'), id)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const csvLines = bytes.toString('utf8').split('\r\n')
    expect(csvLines).toHaveLength(4)
    expect(csvLines.join('\n')).toContain(`"'=HYPERLINK(""http://x"") a ""b"""`)
    for (const cellStart of ['=1', '+1', '-1', '@x', '\t=1', ' =1', '\u200b=1', '＝1'])
      expect(encodeCsvCell(cellStart)).toMatch(/^"'/)
  })
})

describe('reminders', () => {
  const listReminderDays = async (email: string) => {
    const emails = await site.db
      .select({ data: mailOutbox.data })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.recipient, email), eq(mailOutbox.template, 'termEnds')))
      .orderBy(mailOutbox.createdAt)
    return emails.map(({ data }) => data.days)
  }
  const setLastDayIn = (id: string, days: number) =>
    site.db.execute(
      sql`update terms set first_day = day_in_india() - 300, last_day = day_in_india() + ${days}::int where school_id = ${id}`,
    )

  test('are sent 30 and 7 days before and on the last day, once each with concurrent runs', async () => {
    const { coordinator, id } = await newSchool(site.db)
    for (const days of [31, 30, 29, 8, 7, 1, 0, -1]) {
      await setLastDayIn(id, days)
      await Promise.all(Array.from({ length: 5 }, () => sendTermReminders()))
    }
    expect(await listReminderDays(coordinator.email)).toEqual(['30', '7', '0'])
  })

  test('after a pause only the latest is sent, and none if the next term exists', async () => {
    const [dueSchool, renewedSchool] = [await newSchool(site.db), await newSchool(site.db)]
    await setLastDayIn(dueSchool.id, 3)
    await setLastDayIn(renewedSchool.id, 3)
    await subscribe(renewedSchool.coordinator, newInstitution())
    await sendTermReminders()
    await sendTermReminders()
    expect(await listReminderDays(dueSchool.coordinator.email)).toEqual(['3'])
    expect(await listReminderDays(renewedSchool.coordinator.email)).toEqual([])
  })
})

test('forgets the email of an invitation 30 days after it ended and keeps the staff room link', async () => {
  const { coordinator, id } = await newSchool(site.db)
  const emails = ['old', 'young'].map((name) => `${name}-${id}@x.example`)
  await inviteTeachers(coordinator, { addresses: emails.join('\n'), send: true })
  await createStaffRoomToken(coordinator)
  // A minute more, because the clock of the embedded database counts milliseconds.
  const expiredDaysAgo = (days: number) => ({
    expiresAt: sql`now() - make_interval(days => ${days}, mins => 1)`,
  })
  for (const [index, days] of [30, 29].entries())
    await site.db
      .update(invitations)
      .set(expiredDaysAgo(days))
      .where(eq(invitations.email, emails[index] ?? ''))
  await purgeInvitations(site.db)
  const remaining = await site.db.select().from(invitations).where(eq(invitations.schoolId, id))
  expect(remaining.map(({ email }) => email).sort()).toEqual([null, emails[1]])
})

test("the audit log records a school's history, and the database rejects changes to it", async () => {
  const { coordinator, id } = await newSchool(site.db)
  await createStaffRoomToken(coordinator)
  expect(await listActions(id)).toEqual([
    'application.received',
    'application.approved',
    'term.created',
    'staff-room-link.created',
  ])
  for (const change of [
    "update audit_log set action = 'x'",
    'delete from audit_log',
    'truncate audit_log',
  ])
    expect(await readErrorCode(site.db.execute(sql.raw(change)))).toContain('Failed query')
  expect(await listActions(id)).toHaveLength(4)
})

const nextDay = (day = '') => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
