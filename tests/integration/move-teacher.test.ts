import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, mailOutbox, memberships, terms } from '@/db/schema'
import { newTeamMember } from '../support/applications'
import { openInProcessDatabase } from '../support/in-process'
import { countOutcomes, runConcurrently } from '../support/registered-users'
import { newSchool, newUser, setSeats } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let moveTeacher: typeof import('@/lib/schools/teachers/move').moveTeacher
let teamMember: Awaited<ReturnType<typeof newUser>>
beforeAll(async () => {
  site = await openInProcessDatabase()
  moveTeacher = (await import('@/lib/schools/teachers/move')).moveTeacher
  teamMember = await newTeamMember(site.db)
})
afterAll(() => site?.close())

async function newTeacherOf(schoolId: string) {
  const user = await newUser(site.db)
  await site.db.insert(memberships).values({ userId: user.id, schoolId, role: 'teacher' })
  return user
}

const findSeat = async (userId: string) =>
  (
    await site.db
      .select({ schoolId: memberships.schoolId, role: memberships.role })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt)))
  ).map(({ schoolId, role }) => [schoolId, role])

const listActions = (userId: string) =>
  site.db
    .select({ action: auditLog.action, schoolId: auditLog.schoolId })
    .from(auditLog)
    .where(eq(auditLog.userId, userId))
    .orderBy(auditLog.id)

const move = (userId: string, schoolId: string) => moveTeacher(teamMember, userId, schoolId)

test('ends one seat and opens the other, once, with an entry for both schools and one email', async () => {
  const [from, into] = [await newSchool(site.db), await newSchool(site.db)]
  const teacher = await newTeacherOf(from.id)
  const results = await runConcurrently(10, () => move(teacher.id, into.id))
  expect(countOutcomes(results)).toEqual({ done: 1, words: ['alreadyInSchool'] })
  expect(await findSeat(teacher.id)).toEqual([[into.id, 'teacher']])
  expect(await listActions(teacher.id)).toEqual([
    { action: 'member.moved-away', schoolId: from.id },
    { action: 'member.moved-here', schoolId: into.id },
  ])
  const emails = await site.db
    .select({ template: mailOutbox.template })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, teacher.email))
  expect(emails).toEqual([{ template: 'movedToSchool' }])
  const [formerSeat] = await site.db
    .select({ endedBy: memberships.endedBy })
    .from(memberships)
    .where(and(eq(memberships.userId, teacher.id), eq(memberships.schoolId, from.id)))
  expect(formerSeat).toEqual({ endedBy: teamMember.id })
})

test('gives the last seat to one of many', async () => {
  const [from, into] = [await newSchool(site.db), await newSchool(site.db)]
  await setSeats(site.db, into.id, 3)
  const teachers = await Promise.all(Array.from({ length: 8 }, () => newTeacherOf(from.id)))
  const results = await runConcurrently(8, (index) => move(teachers[index]?.id ?? '', into.id))
  expect(countOutcomes(results)).toEqual({ done: 2, words: ['noSeatLeft'] })
})

test('needs a running term, a seat and an existing school', async () => {
  const [from, into] = [await newSchool(site.db), await newSchool(site.db)]
  const teacher = await newTeacherOf(from.id)
  await site.db
    .update(terms)
    .set({ firstDay: sql`day_in_india() - 400`, lastDay: sql`day_in_india() - 40` })
    .where(eq(terms.schoolId, into.id))
  await expect(move(teacher.id, into.id)).rejects.toMatchObject({ code: 'schoolTermOver' })
  for (const id of [crypto.randomUUID(), 'x'])
    await expect(move(teacher.id, id)).rejects.toMatchObject({ code: 'notFound' })
  await expect(move((await newUser(site.db)).id, from.id)).rejects.toMatchObject({
    code: 'noSeatToMove',
  })
  expect(await findSeat(teacher.id)).toEqual([[from.id, 'teacher']])
})

test('the last coordinator cannot leave without a successor, and then arrives as a teacher', async () => {
  const [from, into] = [await newSchool(site.db), await newSchool(site.db)]
  const { coordinator } = from
  await expect(move(coordinator.id, into.id)).rejects.toMatchObject({ code: 'lastCoordinator' })
  expect(await findSeat(coordinator.id)).toEqual([[from.id, 'coordinator']])
  const successor = await newTeacherOf(from.id)
  await site.db
    .update(memberships)
    .set({ role: 'coordinator' })
    .where(eq(memberships.userId, successor.id))
  await move(coordinator.id, into.id)
  expect(await findSeat(coordinator.id)).toEqual([[into.id, 'teacher']])
})

test('two opposite moves at once do not wait for each other', async () => {
  const [first, second] = [await newSchool(site.db), await newSchool(site.db)]
  const [one, other] = [await newTeacherOf(first.id), await newTeacherOf(second.id)]
  const results = await runConcurrently(2, (index) =>
    index === 0 ? move(one.id, second.id) : move(other.id, first.id),
  )
  expect(countOutcomes(results).done).toBe(2)
})
