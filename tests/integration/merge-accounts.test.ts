import { eq, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accountMerges,
  auditLog,
  classTests,
  erasureRequests,
  liveSessionRegistrations,
  mailOutbox,
  memberships,
  pageNotes,
  sessionFeedback,
  teamRoles,
  users,
} from '@/db/schema'
import { findViewerBySession } from '@/lib/auth/sessions'
import { ENDING_ROWS, KEYED_ROWS, listAuthorColumns } from '@/lib/privacy/columns'
import { mergeDueAccounts } from '@/lib/privacy/merge/merge'
import {
  canStopMerge,
  findMergeAccount,
  findWaitingMerge,
  getAccountMergePlan,
  objectToChanges,
  planMerge,
  stopMergeByLink,
  stopMergeByTeam,
} from '@/lib/privacy/merge/plan'
import { newTeamMember } from '../support/applications'
import { newClassGroup, newClassTest } from '../support/class-tests'
import { openInProcessDatabase } from '../support/in-process'
import { newLiveSession } from '../support/live-sessions'
import { countOutcomes, findEmailToken, runConcurrently } from '../support/registered-users'
import { newSchool, newUser } from '../support/schools'
import { newLogin } from '../support/team'
import { newUserWithAllData } from '../support/user-with-all-data'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let teamMember: Awaited<ReturnType<typeof newUser>>
beforeAll(async () => {
  site = await openInProcessDatabase()
  teamMember = await newTeamMember(site.db)
})
afterAll(() => site?.close())

type Account = { id: string; email: string }
const plan = (from: Account, into: Account, email = from.email) =>
  planMerge(teamMember, { from: from.id, into: into.id }, email)

/** Planned, and a day later. */
async function merge(from: Account, into: Account) {
  await plan(from, into)
  await endWait(from)
  await mergeDueAccounts()
}

const endWait = ({ id }: Account) =>
  site.db.update(accountMerges).set({ readyAt: sql`now()` }).where(eq(accountMerges.fromUserId, id))

/** Every column with a foreign key to users, as the database knows it. */
async function listUserColumns() {
  const rows = (await site.db.execute(sql`
    select k.table_name || '.' || k.column_name as name
    from information_schema.referential_constraints r
    join information_schema.key_column_usage k using (constraint_schema, constraint_name)
    join information_schema.key_column_usage u
      on u.constraint_schema = r.unique_constraint_schema
        and u.constraint_name = r.unique_constraint_name
    where u.table_name = 'users'
    order by 1`)) as unknown
  const list = Array.isArray(rows) ? rows : (rows as { rows: unknown[] }).rows
  return (list as { name: string }[]).map(({ name }) => name)
}

const countRows = async (column: string, userId: string) => {
  const [table = '', name = ''] = column.split('.')
  return site.db.$count(
    sql`${sql.identifier(table)}` as never,
    sql`${sql.identifier(name)} = ${userId}`,
  )
}

const listEndingColumns = () =>
  ENDING_ROWS.map((column) => `${getTableConfig(column.table).name}.${column.name}`)

test('every column that names a user has a rule', async () => {
  const ruled = [
    ...KEYED_ROWS.map(({ column }) => `${getTableConfig(column.table).name}.${column.name}`),
    ...listAuthorColumns().map(
      ({ table, column }) => `${getTableConfig(table).name}.${column.name}`,
    ),
    ...listEndingColumns(),
  ]
  expect(ruled.sort()).toEqual(await listUserColumns())
})

test('all data moves to the other account, and nothing names the account that ended', async () => {
  const [from, into] = [await newUserWithAllData(site.db), await newUser(site.db)]
  await site.db.delete(teamRoles).where(eq(teamRoles.userId, from.id))
  await site.db.delete(erasureRequests).where(eq(erasureRequests.userId, from.id))
  await site.db.delete(accountMerges).where(eq(accountMerges.intoUserId, from.id))
  const columns = await listUserColumns()
  const ending = listEndingColumns()
  const before = await Promise.all(columns.map((column) => countRows(column, from.id)))
  expect(before.filter((count) => count > 0).length).toBeGreaterThan(30)
  await merge(from, into)
  for (const [index, column] of columns.entries()) {
    expect([column, await countRows(column, from.id)]).toEqual([column, 0])
    const isKept = !ending.includes(column) || column === 'draft_usage.user_id'
    expect([column, await countRows(column, into.id)]).toEqual([column, isKept ? before[index] : 0])
  }
  expect(await site.db.$count(users, eq(users.id, from.id))).toBe(0)
})

const listTemplates = async ({ email }: Account) =>
  (
    await site.db
      .select({ template: mailOutbox.template })
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(mailOutbox.createdAt)
  ).map(({ template }) => template)

const listLog = (into: Account) =>
  site.db
    .select({ action: auditLog.action, actorId: auditLog.actorId, targetId: auditLog.targetId })
    .from(auditLog)
    .where(eq(auditLog.userId, into.id))
    .orderBy(auditLog.id)

test('waits a day, happens once, tells both addresses before and after, and the log names both accounts', async () => {
  const [from, into] = [await newUser(site.db), await newUser(site.db)]
  const results = await runConcurrently(5, () => plan(from, into))
  expect(countOutcomes(results)).toEqual({ done: 1, words: ['mergeWaits'] })
  await site.db
    .update(accountMerges)
    .set({ readyAt: sql`${accountMerges.readyAt} - interval '23 hours 59 minutes'` })
    .where(eq(accountMerges.fromUserId, from.id))
  await mergeDueAccounts()
  expect(await site.db.$count(users, eq(users.id, from.id))).toBe(1)
  for (const account of [from, into]) expect(await listTemplates(account)).toEqual(['mergePlanned'])
  await endWait(from)
  await runConcurrently(5, () => mergeDueAccounts())
  expect(await site.db.$count(users, eq(users.id, from.id))).toBe(0)
  expect(await listTemplates(from)).toEqual(['mergePlanned', 'accountEnded'])
  expect(await listTemplates(into)).toEqual(['mergePlanned', 'accountExtended'])
  const entry = { actorId: teamMember.id, targetId: from.id }
  expect(await listLog(into)).toEqual([
    { action: 'user.merge-planned', ...entry },
    { action: 'user.merged', ...entry },
  ])
})

test.each(['from', 'into'] as const)(
  'the owner of the account %s is told in the account and stops it there or by the link, once',
  async (side) => {
    const accounts = { from: await newUser(site.db), into: await newUser(site.db) }
    const owner = await newLogin(site.db, accounts[side].id)
    await plan(accounts.from, accounts.into)
    const readTakeover = async () => (await findViewerBySession(owner.sessionId))?.notices?.takeover
    expect(await readTakeover()).toBe('merge')
    await objectToChanges(owner)
    expect(await readTakeover()).toBeNull()
    await plan(accounts.from, accounts.into)
    const token = await findEmailToken(site.db, accounts[side].email, 'mergePlanned')
    expect(await canStopMerge(token)).toBe(true)
    await stopMergeByLink(token)
    await expect(stopMergeByLink(token)).rejects.toMatchObject({ code: 'linkInvalid' })
    await mergeDueAccounts()
    expect(await site.db.$count(users, eq(users.id, accounts.from.id))).toBe(1)
    await plan(accounts.from, accounts.into)
    await stopMergeByTeam(teamMember, accounts.from.id)
    expect(await findWaitingMerge(accounts.from.id)).toBeNull()
    expect((await listLog(accounts.into)).map(({ action }) => action)).toEqual(
      Array.from({ length: 3 }, () => ['user.merge-planned', 'user.merge-stopped']).flat(),
    )
  },
)

test('a role that one of them gets while it waits ends it', async () => {
  const [from, into] = [await newUser(site.db), await newUser(site.db)]
  await plan(from, into)
  await site.db.insert(teamRoles).values({ userId: into.id, role: 'viewer' })
  await endWait(from)
  await mergeDueAccounts()
  expect(await site.db.$count(users, eq(users.id, from.id))).toBe(1)
  expect((await listLog(into)).at(-1)).toMatchObject({ action: 'user.merge-blocked' })
  expect(await findWaitingMerge(from.id)).toBeNull()
})

test('two merges in opposite directions leave one account', async () => {
  const [one, other] = [await newUser(site.db), await newUser(site.db)]
  const results = await runConcurrently(2, (index) =>
    index === 0 ? merge(one, other) : merge(other, one),
  )
  expect(countOutcomes(results)).toEqual({ done: 1, words: ['mergeWaits'] })
  expect(await site.db.$count(users, sql`${users.id} in ${[one.id, other.id]}`)).toBe(1)
})

test('what both accounts have is combined, and nothing typed is lost', async () => {
  const [from, into] = [await newUser(site.db), await newUser(site.db)]
  const { id: liveSessionId } = await newLiveSession(site.db)
  const note = { bookId: 'x', page: 1, bookmarked: false }
  await site.db.insert(pageNotes).values([
    { ...note, userId: from.id, note: 'second', bookmarked: true },
    { ...note, userId: into.id, note: 'first' },
  ])
  await site.db.insert(liveSessionRegistrations).values([
    { liveSessionId, userId: from.id, state: 'registered' },
    { liveSessionId, userId: into.id, state: 'waiting' },
  ])
  const feedback = { liveSessionId, usefulness: 4, clarity: 4 }
  await site.db.insert(sessionFeedback).values([
    { ...feedback, userId: from.id, comment: 'more' },
    { ...feedback, userId: into.id, comment: null },
  ])
  await merge(from, into)
  expect(await site.db.select().from(pageNotes).where(eq(pageNotes.userId, into.id))).toMatchObject(
    [{ note: 'first\n\nsecond', bookmarked: true }],
  )
  expect(
    await site.db
      .select({ state: liveSessionRegistrations.state })
      .from(liveSessionRegistrations)
      .where(eq(liveSessionRegistrations.userId, into.id)),
  ).toEqual([{ state: 'registered' }])
  expect(
    await site.db
      .select({ comment: sessionFeedback.comment })
      .from(sessionFeedback)
      .where(eq(sessionFeedback.userId, into.id)),
  ).toEqual([{ comment: 'more' }])
})

test('the second place of one person in a session goes to the waiting list', async () => {
  const [from, into, third] = [
    await newUser(site.db),
    await newUser(site.db),
    await newUser(site.db),
  ]
  const { id: liveSessionId } = await newLiveSession(site.db, { capacity: 2 })
  await site.db.insert(liveSessionRegistrations).values([
    { liveSessionId, userId: from.id, state: 'registered' },
    { liveSessionId, userId: into.id, state: 'registered' },
    { liveSessionId, userId: third.id, state: 'waiting' },
  ])
  await merge(from, into)
  const rows = await site.db
    .select({ userId: liveSessionRegistrations.userId, state: liveSessionRegistrations.state })
    .from(liveSessionRegistrations)
    .where(eq(liveSessionRegistrations.liveSessionId, liveSessionId))
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual({ userId: into.id, state: 'registered' })
  expect(rows).toContainEqual({ userId: third.id, state: 'registered' })
})

describe('a merge is refused', () => {
  const readCode = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error) => error.code ?? String(error),
    )

  test('for the same or an unknown account, or a wrong address', async () => {
    const [from, into] = [await newUser(site.db), await newUser(site.db)]
    expect(await readCode(merge(from, from))).toBe('sameAccount')
    expect(await readCode(plan(from, into, into.email))).toBe('mergeEmailWrong')
    expect(await readCode(merge(from, { ...into, id: crypto.randomUUID() }))).toBe('notFound')
    expect(await readCode(merge({ ...from, id: 'x' }, into))).toBe('notFound')
    expect(await site.db.$count(users, eq(users.id, from.id))).toBe(1)
  })

  test('for a team member and a planned erasure, of either account', async () => {
    for (const isFirst of [true, false]) {
      const [from, into] = [await newUser(site.db), await newUser(site.db)]
      const userId = isFirst ? from.id : into.id
      await site.db.insert(teamRoles).values({ userId, role: 'viewer' })
      expect(await readCode(merge(from, into))).toBe('mergeTeamRole')
      await site.db.delete(teamRoles).where(eq(teamRoles.userId, userId))
      await site.db
        .insert(erasureRequests)
        .values({ userId, tokenHash: userId, keepCertificates: false, dueAt: new Date() })
      expect(await readCode(merge(from, into))).toBe('mergePlannedErasure')
    }
  })

  test('for seats in different schools; in one school the higher role stays in one seat', async () => {
    const [school, otherSchool] = [await newSchool(site.db), await newSchool(site.db)]
    const { coordinator } = school
    expect(await readCode(merge(coordinator, otherSchool.coordinator))).toBe(
      'mergeDifferentSchools',
    )
    const preview = await getAccountMergePlan({
      ...{ from: coordinator.id, into: otherSchool.coordinator.id },
    })
    expect(preview).toMatchObject({ blocker: 'mergeDifferentSchools', memberships: 1 })
    const teacher = await newUser(site.db)
    await site.db
      .insert(memberships)
      .values({ userId: teacher.id, schoolId: school.id, role: 'teacher' })
    expect(await readCode(merge(coordinator, teacher))).toBe('done')
    const rows = await site.db
      .select({ role: memberships.role, leftAt: memberships.leftAt })
      .from(memberships)
      .where(eq(memberships.userId, teacher.id))
    expect(rows.filter(({ leftAt }) => leftAt === null)).toMatchObject([{ role: 'coordinator' }])
    expect(rows).toHaveLength(2)
  })
})

test('the other account is found by email, id and link', async () => {
  const user = await newUser(site.db)
  for (const text of [
    user.email.toUpperCase(),
    user.id,
    `https://uns.example/team/people/${user.id}`,
  ])
    expect(await findMergeAccount(text)).toMatchObject({ id: user.id })
  for (const text of ['nobody@x.example', undefined, '', crypto.randomUUID()])
    expect(await findMergeAccount(text)).toBeNull()
})

test('tests of a class that both accounts have end up in one class', async () => {
  const [from, into] = [await newUser(site.db), await newUser(site.db)]
  const name = { name: '8 B' }
  const groupId = await newClassGroup(site.db, from.id, name)
  const [moved, own] = [
    await newClassTest(site.db, from.id, { groupId }),
    await newClassTest(site.db, into.id, {
      groupId: await newClassGroup(site.db, into.id, name),
    }),
  ]
  await merge(from, into)
  const tests = await site.db.select().from(classTests).where(eq(classTests.userId, into.id))
  expect(tests.map(({ id }) => id).sort()).toEqual([moved.id, own.id].sort())
  expect(new Set(tests.map(({ groupId: id }) => id))).toEqual(new Set([own.groupId]))
})
