import { and, count, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settings } from '@/base/settings'
import { applications, auditLog, mailOutbox, memberships, schools, users } from '@/db/schema'
import { teamActor } from '@/lib/audit/audit-log'
import { registerSchool, subscribe } from '@/lib/schools/application/apply'
import { getApplicationByReference } from '@/lib/schools/application/load'
import { inviteTeachers } from '@/lib/schools/invitation/invite'
import { joinSchool } from '@/lib/schools/join'
import { getMySchool } from '@/lib/schools/my-school'
import { appointCoordinator } from '@/lib/schools/teachers/hand-over'
import { leaveSchool, removeMember } from '@/lib/schools/teachers/remove'
import { RACER_COUNT } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'
import {
  createStaffRoomToken,
  newInstitution,
  newSchool,
  newUser,
  newUsers,
  parseLinkToken,
  setSeats,
} from '../support/schools'

/** Concurrent requests on all connections of a pool. The database decides. */

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
})
afterAll(() => site?.close())

async function countOutcomes(attempts: Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(attempts)
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) {
    const result =
      outcome.status === 'fulfilled' ? 'done' : (outcome.reason.code ?? String(outcome.reason))
    counts[result] = (counts[result] ?? 0) + 1
  }
  return counts
}

const countMembers = async (schoolId: string) => {
  const [row] = await site.db
    .select({ members: count() })
    .from(memberships)
    .where(and(eq(memberships.schoolId, schoolId), isNull(memberships.leftAt)))
  return row?.members
}

test('one of many concurrent requests gets the last seat', async () => {
  const { coordinator, id } = await newSchool(site.db)
  await setSeats(site.db, id, 2)
  const [token, teachers] = [
    await createStaffRoomToken(coordinator),
    await newUsers(site.db, RACER_COUNT),
  ]
  expect(await countOutcomes(teachers.map((teacher) => joinSchool(teacher, token)))).toEqual({
    done: 1,
    noSeatLeft: RACER_COUNT - 1,
  })
  expect(await countMembers(id)).toBe(2)
})

test('many concurrent acceptances of a single-use invitation admit one teacher', async () => {
  const { coordinator, id } = await newSchool(site.db, { teaching_staff_count: 300 })
  const teachers = await newUsers(site.db, RACER_COUNT)
  const email = teachers[0]?.email ?? ''
  await inviteTeachers(coordinator, { addresses: email, send: true })
  const [invitationEmail] = await site.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
  const token = parseLinkToken(invitationEmail?.data.link ?? '')
  expect(await countOutcomes(teachers.map((teacher) => joinSchool(teacher, token)))).toEqual({
    done: 1,
    invitationUsed: RACER_COUNT - 1,
  })
  expect(await countMembers(id)).toBe(2)
})

test('concurrent joins to two schools lead to one membership', async () => {
  const twoSchools = [await newSchool(site.db), await newSchool(site.db)]
  const tokens = await Promise.all(
    twoSchools.map(({ coordinator }) => createStaffRoomToken(coordinator)),
  )
  const teacher = await newUser(site.db)
  const attempts = Array.from({ length: 20 }, (_, n) => joinSchool(teacher, tokens[n % 2] ?? ''))
  // Repeated joins to the school that won succeed without effect.
  expect(await countOutcomes(attempts)).toEqual({ done: 10, memberOfOtherSchool: 10 })
  const openMemberships = and(eq(memberships.userId, teacher.id), isNull(memberships.leftAt))
  expect(await site.db.select().from(memberships).where(openMemberships)).toHaveLength(1)
})

test('many concurrent submissions of the form create one school', async () => {
  const teacher = await newUser(site.db)
  const submissions = Array.from({ length: RACER_COUNT }, () =>
    subscribe(teacher, newInstitution({ institution_name: teacher.id })),
  )
  const results = await Promise.all(submissions)
  expect(new Set(results.map(({ reference }) => reference)).size).toBe(1)
  const createdSchools = await site.db.select().from(schools).where(eq(schools.name, teacher.id))
  expect(createdSchools).toHaveLength(1)
})

test('of two coordinators who leave or remove each other at the same time, one stays', async () => {
  for (const leaveMethod of ['leave', 'remove'] as const) {
    const { coordinator, id, membershipId } = await newSchool(site.db)
    const otherCoordinator = await newUser(site.db)
    await joinSchool(otherCoordinator, await createStaffRoomToken(coordinator))
    const otherMembershipId = (await getMySchool(otherCoordinator.id))?.membershipId ?? ''
    await appointCoordinator(coordinator, otherMembershipId)
    const attempts =
      leaveMethod === 'leave'
        ? [leaveSchool(coordinator), leaveSchool(otherCoordinator)]
        : [
            removeMember(coordinator, otherMembershipId),
            removeMember(otherCoordinator, membershipId),
          ]
    const errorCode = leaveMethod === 'leave' ? 'lastCoordinator' : 'notFound'
    expect(await countOutcomes(attempts)).toEqual({ done: 1, [errorCode]: 1 })
    expect(await countMembers(id)).toBe(1)
  }
})

describe('approve, reject, withdraw and resubmit, many at once each way', () => {
  const DECISION_PATTERN = /approved|rejected|withdrawn/
  type SchoolAction = 'resubmit' | 'approve' | 'reject' | 'withdraw'

  async function createWaitingSchool() {
    const decide = await import('@/lib/schools/application/decide')
    const formInput = newInstitution()
    const reference = await registerSchool(formInput)
    const { id, schoolId } = await getApplicationByReference(reference)
    const applicant = await newUser(site.db)
    await site.db
      .insert(memberships)
      .values({ userId: applicant.id, schoolId, role: 'coordinator' })
    return {
      id,
      schoolId,
      reference,
      resubmit: () => subscribe(applicant, formInput),
      approve: () => decide.approveApplication(id, { actor: teamActor }),
      reject: () =>
        decide.rejectApplication(id, { reason: 'We do not know this school.', actor: teamActor }),
      withdraw: () => decide.withdrawApplication(applicant),
    }
  }

  test.each<[SchoolAction, SchoolAction]>([
    ['approve', 'reject'],
    ['reject', 'approve'],
    ['withdraw', 'approve'],
    ['approve', 'withdraw'],
    ['reject', 'withdraw'],
    ['resubmit', 'approve'],
    ['reject', 'resubmit'],
    ['resubmit', 'withdraw'],
  ])(
    '%s first, %s second: one outcome, one email, one audit entry',
    async (firstAction, secondAction) => {
      settings().subscriptionMode = 'review'
      const waitingSchool = await createWaitingSchool()
      const attempts = Array.from(
        { length: RACER_COUNT },
        (_, n) => waitingSchool[n % 2 ? secondAction : firstAction],
      )
      const counts = await countOutcomes(attempts.map((attempt) => attempt()))
      expect(
        Object.keys(counts).filter(
          (result) => !['done', 'applicationAlreadyDecided'].includes(result),
        ),
      ).toEqual([])
      const [applicationRow] = await site.db
        .select()
        .from(applications)
        .where(eq(applications.id, waitingSchool.id))
      const state = applicationRow?.state ?? ''
      const auditEntries = await site.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.schoolId, waitingSchool.schoolId))
        .orderBy(auditLog.id)
      const decisions = auditEntries.filter(
        ({ action, values }) =>
          DECISION_PATTERN.test(action) && values.reference === waitingSchool.reference,
      )
      expect(decisions.map(({ action }) => action)).toEqual([`application.${state}`])
      const emails = await site.db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.template, 'subscriptionDecided'))
      const decisionEmails = emails.filter(({ data }) => data.reference === waitingSchool.reference)
      expect(decisionEmails).toHaveLength(state === 'withdrawn' ? 0 : 1)
      settings().subscriptionMode = 'instant'
    },
  )
})

test('the database rejects a second seat for a user', async () => {
  const teacher = await newUser(site.db)
  const [a, b] = [await newSchool(site.db), await newSchool(site.db)]
  const insertSeat = (schoolId: string) =>
    site.db.insert(memberships).values({ userId: teacher.id, schoolId, role: 'teacher' })
  await insertSeat(a.id)
  await expect(insertSeat(b.id)).rejects.toThrow()
  expect(await site.db.select().from(users).where(eq(users.id, teacher.id))).toHaveLength(1)
})
