import { and, count, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applications, auditLog, mailOutbox, memberships, schools, users } from '@/db/schema'
import { inProcess } from '../support/in-process'
import {
  form,
  newPeople,
  newPerson,
  newSchool,
  seatsOf,
  staffToken,
  tokenIn,
} from '../support/schools'

/** What happens in the same moment, on all the connections of a pool. The database decides. */

let site: Awaited<ReturnType<typeof inProcess>>
beforeAll(async () => {
  site = await inProcess({ RATE_LIMIT_UNASKED_MAIL: '100000/60' })
})
afterAll(() => site?.close())

/** How often each thing came of it. */
async function tally(deeds: Promise<unknown>[]) {
  const ends = await Promise.allSettled(deeds)
  const counts: Record<string, number> = {}
  for (const end of ends) {
    const word = end.status === 'fulfilled' ? 'done' : (end.reason.word ?? String(end.reason))
    counts[word] = (counts[word] ?? 0) + 1
  }
  return counts
}

const membersOf = async (schoolId: string) => {
  const [row] = await site.db
    .select({ members: count() })
    .from(memberships)
    .where(and(eq(memberships.schoolId, schoolId), isNull(memberships.until)))
  return row?.members
}

test('the last seat goes to one of a hundred who ask at once', async () => {
  const { joinSchool } = await import('@/lib/schools/commands/join')
  const { coordinator, id } = await newSchool(site.db)
  await seatsOf(site.db, id, 2)
  const [token, people] = [await staffToken(coordinator), await newPeople(site.db, 100)]
  expect(await tally(people.map((one) => joinSchool(one, token)))).toEqual({
    done: 1,
    noSeatLeft: 99,
  })
  expect(await membersOf(id)).toBe(2)
})

test('an invitation for one use, accepted by a hundred at once, lets one in', async () => {
  const { joinSchool } = await import('@/lib/schools/commands/join')
  const { invite } = await import('@/lib/schools/commands/invite')
  const { coordinator, id } = await newSchool(site.db, { teaching_staff_count: 300 })
  const people = await newPeople(site.db, 100)
  const email = people[0]?.email ?? ''
  await invite(coordinator, { addresses: email, send: true })
  const [letter] = await site.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
  const token = tokenIn(letter?.data.link ?? '')
  expect(await tally(people.map((one) => joinSchool(one, token)))).toEqual({
    done: 1,
    linkUsed: 99,
  })
  expect(await membersOf(id)).toBe(2)
})

test('who accepts two schools in one moment belongs to one', async () => {
  const { joinSchool } = await import('@/lib/schools/commands/join')
  const both = [await newSchool(site.db), await newSchool(site.db)]
  const tokens = await Promise.all(both.map(({ coordinator }) => staffToken(coordinator)))
  const one = await newPerson(site.db)
  const deeds = Array.from({ length: 20 }, (_, n) => joinSchool(one, tokens[n % 2] ?? ''))
  // The school that won answers the same to who asks again.
  expect(await tally(deeds)).toEqual({ done: 10, memberElsewhere: 10 })
  const open = and(eq(memberships.userId, one.id), isNull(memberships.until))
  expect(await site.db.select().from(memberships).where(open)).toHaveLength(1)
})

test('the form sent fifty times at once makes one school', async () => {
  const { subscribe } = await import('@/lib/schools/commands/apply')
  const one = await newPerson(site.db)
  const sent = Array.from({ length: 50 }, () => subscribe(one, form({ institution_name: one.id })))
  const answers = await Promise.all(sent)
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
  const made = await site.db.select().from(schools).where(eq(schools.institutionName, one.id))
  expect(made).toHaveLength(1)
})

test('of two coordinators who leave in one moment, one stays; of two who remove each other, too', async () => {
  const { joinSchool } = await import('@/lib/schools/commands/join')
  const { leaveSchool } = await import('@/lib/schools/commands/leave')
  const { nameCoordinator, removeMember } = await import('@/lib/schools/commands/members')
  const { mySchool } = await import('@/lib/schools/queries/my-school')
  for (const how of ['leave', 'remove'] as const) {
    const { coordinator, id, membershipId } = await newSchool(site.db)
    const other = await newPerson(site.db)
    await joinSchool(other, await staffToken(coordinator))
    const seat = (await mySchool(other.id))?.membershipId ?? ''
    await nameCoordinator(coordinator, seat)
    const deeds =
      how === 'leave'
        ? [leaveSchool(coordinator), leaveSchool(other)]
        : [removeMember(coordinator, seat), removeMember(other, membershipId)]
    const refusal = how === 'leave' ? 'lastCoordinator' : 'nothingHere'
    expect(await tally(deeds)).toEqual({ done: 1, [refusal]: 1 })
    expect(await membersOf(id)).toBe(1)
  }
})

describe('approve, reject, withdraw and resubmit, 50 at once each way', () => {
  const AT_ONCE = 50
  const OUTCOME = /approved|rejected|withdrawn/
  type Deed = 'resubmit' | 'approve' | 'reject' | 'withdraw'

  /** A school that waits for the team's word, and all that can happen to it. */
  async function waiting() {
    const { registerSchool, subscribe } = await import('@/lib/schools/commands/apply')
    const decide = await import('@/lib/schools/commands/decide')
    const { applicationBy } = await import('@/lib/schools/queries/applications')
    const { theTeam } = await import('@/lib/audit/record')
    const sent = form()
    const reference = await registerSchool(sent)
    const { id, schoolId } = await applicationBy(reference)
    const applicant = await newPerson(site.db)
    await site.db
      .insert(memberships)
      .values({ userId: applicant.id, schoolId, role: 'coordinator' })
    return {
      id,
      schoolId,
      reference,
      resubmit: () => subscribe(applicant, sent),
      approve: () => decide.approveApplication(id, { by: theTeam }),
      reject: () =>
        decide.rejectApplication(id, { reason: 'We do not know this school.', by: theTeam }),
      withdraw: () => decide.withdrawApplication(applicant),
    }
  }

  test.each<[Deed, Deed]>([
    ['approve', 'reject'],
    ['reject', 'approve'],
    ['withdraw', 'approve'],
    ['approve', 'withdraw'],
    ['reject', 'withdraw'],
    ['resubmit', 'approve'],
    ['reject', 'resubmit'],
    ['resubmit', 'withdraw'],
  ])('%s first, %s second: one outcome, one mail, one line in the log', async (first, second) => {
    const { settings } = await import('@/base/settings')
    settings().subscriptionMode = 'review'
    const one = await waiting()
    const deeds = Array.from({ length: AT_ONCE }, (_, n) => one[n % 2 ? second : first])
    const counts = await tally(deeds.map((deed) => deed()))
    expect(Object.keys(counts).filter((word) => !['done', 'nothingWaits'].includes(word))).toEqual(
      [],
    )
    const [stands] = await site.db.select().from(applications).where(eq(applications.id, one.id))
    const state = stands?.state ?? ''
    const lines = await site.db.select().from(auditLog).where(eq(auditLog.schoolId, one.schoolId))
    const decided = lines.filter(
      ({ act, values }) => OUTCOME.test(act) && values.reference === one.reference,
    )
    expect(decided.map(({ act }) => act)).toEqual([`application.${state}`])
    const letters = await site.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.template, 'subscriptionDecided'))
    const told = letters.filter(({ data }) => data.reference === one.reference)
    expect(told).toHaveLength(state === 'withdrawn' ? 0 : 1)
    settings().subscriptionMode = 'instant'
  })
})

test('nobody holds two seats, however it was tried', async () => {
  const one = await newPerson(site.db)
  const [a, b] = [await newSchool(site.db), await newSchool(site.db)]
  const seat = (schoolId: string) =>
    site.db.insert(memberships).values({ userId: one.id, schoolId, role: 'teacher' })
  await seat(a.id)
  await expect(seat(b.id)).rejects.toThrow()
  expect(await site.db.select().from(users).where(eq(users.id, one.id))).toHaveLength(1)
})
