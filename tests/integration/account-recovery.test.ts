import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { POST } from '@/app/api/team/recoveries/[id]/refuse/route'
import { accountRecoveries, mailOutbox, memberships, sessions, teamRoles } from '@/db/schema'
import { undoEmailChange } from '@/lib/accounts/email-address/change'
import { grantRecovery, rejectRecovery, sendRecoveryLinks } from '@/lib/accounts/recovery/decide'
import { listOpenRecoveries, redeemRecovery, stopRecovery } from '@/lib/accounts/recovery/recovery'
import { passwordMatches } from '@/lib/auth/passwords'
import { findViewerBySession, startSession } from '@/lib/auth/sessions'
import { objectToChanges } from '@/lib/privacy/merge/plan'
import { vouchForColleague } from '@/lib/schools/teachers/list'
import { newTeacher } from '../support/api-user'
import { RACER_COUNT } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'
import {
  countOutcomes,
  findEmailToken,
  findUser,
  newRegisteredUser,
  runConcurrently,
} from '../support/registered-users'
import { newSchool, newUser } from '../support/schools'
import { newLogin } from '../support/team'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let manager: { id: string }

beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
  manager = await newUser(site.db)
  await site.db.insert(teamRoles).values({ userId: manager.id, role: 'manager' })
})
afterAll(() => site?.close())

async function createLostMailbox() {
  const school = await newSchool(site.db)
  const teacher = await newRegisteredUser(site.db)
  const [membership] = await site.db
    .insert(memberships)
    .values({ userId: teacher.id, schoolId: school.id, role: 'teacher' })
    .returning({ id: memberships.id })
  return { school, teacher, seat: membership?.id ?? '', email: newTeacher().email }
}

async function createVouchedRecovery() {
  const recoveryCase = await createLostMailbox()
  await vouchForColleague(recoveryCase.school.coordinator, recoveryCase.seat, {
    email: recoveryCase.email,
  })
  return { ...recoveryCase, id: (await findRecovery(recoveryCase.teacher.id))?.id ?? '' }
}

async function createSentRecovery() {
  const recoveryCase = await createVouchedRecovery()
  await grantRecovery(manager, recoveryCase.id)
  await makeReady(recoveryCase.id)
  await sendRecoveryLinks()
  return {
    ...recoveryCase,
    token: await findEmailToken(site.db, recoveryCase.email, 'recoveryLink'),
  }
}

async function findRecovery(userId: string) {
  const [row] = await site.db
    .select()
    .from(accountRecoveries)
    .where(eq(accountRecoveries.userId, userId))
  return row
}

const makeReady = (id: string) =>
  site.db.update(accountRecoveries).set({ readyAt: sql`now()` }).where(eq(accountRecoveries.id, id))

test("after the coordinator's vouch, the team's approval and a day, redeeming the link changes the email and ends all sessions", async () => {
  const { teacher, email, token } = await createSentRecovery()
  await startSession(site.db, { userId: teacher.id, passwordHash: teacher.passwordHash })
  await redeemRecovery(token, { password: 'a new beginning' })
  const userAfter = await findUser(site.db, teacher.id)
  expect(userAfter).toMatchObject({ email, emailConfirmedAt: expect.any(Date) })
  expect(await passwordMatches(userAfter?.passwordHash ?? '', 'a new beginning')).toBe(true)
  expect(await site.db.select().from(sessions).where(eq(sessions.userId, teacher.id))).toEqual([])
  await undoEmailChange(await findEmailToken(site.db, teacher.email, 'addressChanged'))
  expect((await findUser(site.db, teacher.id))?.email).toBe(teacher.email)
})

test('an approval notifies both emails, and no link is sent within a day', async () => {
  const { teacher, email, id } = await createVouchedRecovery()
  const listEmails = async () =>
    (await site.db.select().from(mailOutbox)).filter(({ recipient }) =>
      [teacher.email, email].includes(recipient ?? ''),
    )
  const countBefore = (await listEmails()).length
  await grantRecovery(manager, id)
  const sentTemplates = (await listEmails()).slice(countBefore).map(({ template }) => template)
  expect(sentTemplates.sort()).toEqual(['recoveryWaits', 'recoveryWarning'])
  await sendRecoveryLinks()
  expect((await listEmails()).map(({ template }) => template)).not.toContain('recoveryLink')
  await site.db
    .update(accountRecoveries)
    .set({ readyAt: sql`${accountRecoveries.readyAt} - interval '23 hours 59 minutes'` })
    .where(eq(accountRecoveries.id, id))
  await sendRecoveryLinks()
  expect((await findRecovery(teacher.id))?.state).toBe('granted')
})

test('an objection stops the recovery before and after the link is sent', async () => {
  const grantedRecovery = await createVouchedRecovery()
  await grantRecovery(manager, grantedRecovery.id)
  const stopToken = await findEmailToken(site.db, grantedRecovery.teacher.email, 'recoveryWarning')
  await stopRecovery(stopToken)
  await makeReady(grantedRecovery.id)
  await sendRecoveryLinks()
  expect((await findRecovery(grantedRecovery.teacher.id))?.state).toBe('stopped')
  await expect(stopRecovery(stopToken)).rejects.toMatchObject({
    code: 'linkInvalid',
  })
  const sentRecovery = await createSentRecovery()
  await stopRecovery(await findEmailToken(site.db, sentRecovery.teacher.email, 'recoveryWarning'))
  await expect(redeemRecovery(sentRecovery.token, { password: 'too late' })).rejects.toMatchObject({
    code: 'linkInvalid',
  })
})

test('an objection pauses this coordinator for 30 days, and the next approval needs a reason', async () => {
  const { school, seat, teacher, email } = await createVouchedRecovery()
  const owner = await newLogin(site.db, teacher.id)
  const readTakeover = async () => (await findViewerBySession(owner.sessionId))?.notices?.takeover
  expect(await readTakeover()).toBe('recovery')
  await objectToChanges(owner)
  expect(await readTakeover()).toBeNull()
  const vouch = () => vouchForColleague(school.coordinator, seat, { email })
  await expect(vouch()).rejects.toMatchObject({ code: 'recoveryPaused' })
  const ageObjection = (days: number) =>
    site.db
      .update(accountRecoveries)
      .set({ objectedAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(accountRecoveries.userId, teacher.id))
  await ageObjection(29)
  await expect(vouch()).rejects.toMatchObject({ code: 'recoveryPaused' })
  await ageObjection(31)
  await vouch()
  const row = (await listOpenRecoveries()).find(({ former }) => former === teacher.email)
  expect(row).toMatchObject({
    ...{ ownPhone: teacher.phoneNumber, objections: 1, lastObjectionAt: expect.any(Date) },
    phoneEntry: { by: 'Meena Iyer', isTeam: false, isVoucher: true, at: expect.any(String) },
  })
  const id = row?.id ?? ''
  for (const reason of [undefined, null, ''])
    await expect(grantRecovery(manager, id, { reason })).rejects.toMatchObject({
      ...{ status: 422, code: 'recoveryReasonMissing' },
      errors: { reason: 'cancelReasonRequired' },
    })
  await grantRecovery(manager, id, { reason: 'Spoke with her on her own number' })
  const [granted] = await site.db
    .select()
    .from(accountRecoveries)
    .where(eq(accountRecoveries.id, id))
  expect(granted).toMatchObject({ state: 'granted', reason: 'Spoke with her on her own number' })
})

test('one of many concurrent redemptions succeeds, and concurrent workers send one email', async () => {
  const { id, token, teacher } = await createSentRecovery()
  const results = await runConcurrently(RACER_COUNT, () =>
    redeemRecovery(token, { password: 'again and' }),
  )
  expect(countOutcomes(results)).toEqual({ done: 1, words: ['linkInvalid'] })
  expect((await findRecovery(teacher.id))?.id).toBe(id)
  const nextRecovery = await createVouchedRecovery()
  await grantRecovery(manager, nextRecovery.id)
  await makeReady(nextRecovery.id)
  await runConcurrently(10, () => sendRecoveryLinks())
  const emails = await site.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, nextRecovery.email))
  expect(emails.filter(({ template }) => template === 'recoveryLink')).toHaveLength(1)
})

test('one of many concurrent decisions counts, and the vouching coordinator and the teacher cannot decide', async () => {
  const { id, school, teacher } = await createVouchedRecovery()
  for (const involvedUser of [school.coordinator, teacher])
    await expect(grantRecovery(involvedUser, id)).rejects.toMatchObject({
      code: 'recoveryDecided',
    })
  const results = await runConcurrently(RACER_COUNT, (index) =>
    index % 2 ? grantRecovery(manager, id) : rejectRecovery(manager, id),
  )
  expect(countOutcomes(results)).toEqual({ done: 1, words: ['recoveryDecided'] })
})

test('rejects vouching for another school’s teacher, for a team member, twice, or for a taken email', async () => {
  const { school, seat: membershipId, teacher, email } = await createLostMailbox()
  const otherSchool = await newSchool(site.db)
  await expect(
    vouchForColleague(otherSchool.coordinator, membershipId, { email }),
  ).rejects.toMatchObject({
    kind: 'notFound',
  })
  await expect(vouchForColleague(teacher, membershipId, { email })).rejects.toMatchObject({
    kind: 'notFound',
  })
  await expect(
    vouchForColleague(school.coordinator, membershipId, {
      email: manager ? otherSchool.coordinator.email : '',
    }),
  ).rejects.toMatchObject({ code: 'accountExists' })
  const results = await runConcurrently(RACER_COUNT, () =>
    vouchForColleague(school.coordinator, membershipId, { email }),
  )
  expect(countOutcomes(results)).toEqual({ done: 1, words: ['recoveryOpen'] })
  const teamCase = await createLostMailbox()
  await site.db.insert(teamRoles).values({ userId: teamCase.teacher.id, role: 'editor' })
  await expect(
    vouchForColleague(teamCase.school.coordinator, teamCase.seat, {
      email: teamCase.email,
    }),
  ).rejects.toMatchObject({ code: 'recoveryOfTeamMember' })
})

test('only a manager sees and decides recoveries; all others get 404', async () => {
  const { id } = await createVouchedRecovery()
  const plainUser = await newRegisteredUser(site.db)
  const editor = await newRegisteredUser(site.db)
  await site.db.insert(teamRoles).values({ userId: editor.id, role: 'editor' })
  for (const { id: userId, passwordHash } of [plainUser, editor]) {
    const session = await startSession(site.db, { userId, passwordHash })
    const headers = { authorization: `Bearer ${session?.token}` }
    const request = new Request('http://localhost/', { method: 'POST', headers })
    expect((await POST(request, { params: Promise.resolve({ id }) })).status).toBe(404)
  }
})
