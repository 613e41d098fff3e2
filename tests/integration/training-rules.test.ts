import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { auditLog, liveSessions, memberships, schools, users } from '@/db/schema'
import { addEntry } from '@/lib/learning/own-entries'
import { checkPrintedRecord, createRecordCode } from '@/lib/learning/record/check'
import { getLearningRecord } from '@/lib/learning/record/record'
import { entryForm } from '@/lib/learning/schema'
import {
  chooseRule,
  findRulesForUser,
  listTrainingRules,
  saveTrainingRule,
} from '@/lib/training/rules'
import { trainingRuleForm } from '@/lib/training/schema'
import { openInProcessDatabase } from '../support/in-process'
import {
  insertAttendances,
  newConfirmedUsers,
  newPastLiveSession,
} from '../support/past-live-sessions'
import { newSchool, newUser } from '../support/schools'

let db: Db
let closeSite: () => Promise<void>

beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
})
afterAll(() => closeSite())

const createRule = (overrides: Record<string, string>) =>
  trainingRuleForm.parse({
    ...{ board: 'IB', firstYear: '2026', totalHours: '30', governmentHours: '0' },
    ...{ inHouseHours: '10', valuesHours: '0', practiceHours: '0', growthHours: '0' },
    ...{ part1: 'letter', part2: 'summary', part3: '', part4: '', part5: '' },
    ...overrides,
  })

test('the database never counts a session of UNS as training by government', async () => {
  const { id } = await newPastLiveSession(db)
  const setClass = (providerClass: string) =>
    db
      .update(liveSessions)
      .set({ providerClass: providerClass as 'other' })
      .where(eq(liveSessions.id, id))
  await expect(setClass('government')).rejects.toThrow()
  await setClass('in-house')
})

const getRuleOfUser = async (userId: string, firstYear: number) =>
  chooseRule(await findRulesForUser(userId), firstYear)

describe('a rule', () => {
  test('is of the board of the teacher’s school, and changes with the year', async () => {
    const manager = await newUser(db)
    const { coordinator, id } = await newSchool(db)
    await db.update(schools).set({ affiliationBoard: 'IB' }).where(eq(schools.id, id))
    expect(await getRuleOfUser(coordinator.id, 2026)).toMatchObject({
      board: 'CBSE',
      totalHours: 50,
      isFallback: true,
    })
    await saveTrainingRule(manager, createRule({}))
    await saveTrainingRule(manager, createRule({ firstYear: '2027', totalHours: '40' }))
    const getHours = async (year: number) => (await getRuleOfUser(coordinator.id, year)).totalHours
    expect([await getHours(2026), await getHours(2027)]).toEqual([30, 40])
    await db.delete(memberships).where(eq(memberships.userId, coordinator.id))
    expect(await getRuleOfUser(coordinator.id, 2027)).toMatchObject({ isFallback: false })
  })

  test('of the same year is replaced, also when two managers save at once, and each save is logged', async () => {
    const manager = await newUser(db)
    const input = createRule({ board: 'ICSE' })
    await Promise.all([
      saveTrainingRule(manager, input),
      saveTrainingRule(manager, { ...input, totalHours: 45 }),
    ])
    const rules = await listTrainingRules()
    expect(rules.filter(({ board }) => board === 'ICSE')).toHaveLength(1)
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, manager.id))
      .orderBy(auditLog.id)
    expect(entries.map(({ action }) => action)).toEqual([
      'training-rule.saved',
      'training-rule.saved',
    ])
  })
})

describe('a printed record', () => {
  const print = async (userId: string) => {
    const { learner, year, minutes, split } = await getLearningRecord(userId)
    return createRecordCode({
      ...{ userId, firstYear: year.first, day: learner.today, ours: minutes.ours },
      ...{ government: split.minutes.government, inHouse: split.minutes['in-house'] },
      other: split.minutes.other,
    })
  }
  const check = (code: string) => checkPrintedRecord(code, new Headers())

  test('is confirmed until its hours change, and unknown once the account is erased', async () => {
    const [teacher] = await newConfirmedUsers(db, 1)
    if (!teacher) throw new Error('nobody')
    const { id } = await newPastLiveSession(db)
    await insertAttendances(db, id, [teacher])
    const code = await print(teacher.id)
    expect(await check(code)).toMatchObject({ is: 'record', isCurrent: true })
    const { learner } = await getLearningRecord(teacher.id)
    await addEntry(
      teacher,
      entryForm.parse({
        ...{ title: 'Ethics', provider: 'DIET', day: learner.today, hours: '1' },
        providerClass: 'government',
      }),
    )
    expect(await check(code)).toMatchObject({
      isCurrent: false,
      printed: { ours: 90, government: 0, other: 90 },
      current: { ours: 90, government: 60, other: 90 },
    })
    await db.delete(users).where(eq(users.id, teacher.id))
    expect(await check(code)).toEqual({ is: 'unknown' })
    expect(await check('A'.repeat(66))).toEqual({ is: 'unknown' })
  })
})
