import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attendances, auditLog, liveSessionRegistrations, liveSessions, users } from '@/db/schema'
import { getSessionClosing } from '@/lib/certificates/closing'
import { removeAttendee } from '@/lib/certificates/remove-attendee'
import { importAttendanceList, undoAttendanceImport } from '@/lib/live-sessions/attendance/import'
import { findAttendanceImports, matchAttendees } from '@/lib/live-sessions/attendance/match'
import { markPresent } from '@/lib/live-sessions/attendance/record'
import {
  findAccounts,
  findRegistrants,
  findUnlistedUsers,
  REGISTRANT_FILTERS,
} from '@/lib/live-sessions/registration/registrants'
import { getTeamSession } from '@/lib/live-sessions/session/list'
import { openInProcessDatabase } from '../support/in-process'
import { newUser, newUsers } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let editor: { id: string }

beforeAll(async () => {
  site = await openInProcessDatabase()
  editor = await newUser(site.db)
})
afterAll(() => site.close())

async function createLiveSession() {
  const [row] = await site.db
    .insert(liveSessions)
    .values({
      slug: randomUUID(),
      kind: 'series',
      state: 'published',
      title: 'Ethics in the laboratory',
      summary: 'Three cases.',
      host: 'Somebody',
      hostBio: 'Teaches chemistry.',
      startsAt: new Date(),
      minutes: 60,
      meetingUrl: 'https://meet.example/a',
      audience: 'user',
      attendanceMethod: 'joining',
    })
    .returning({ id: liveSessions.id })
  return row?.id ?? ''
}

const listAttendances = (id: string) =>
  site.db.select().from(attendances).where(eq(attendances.liveSessionId, id))
const listIds = (users: { id: string }[]) => users.map(({ id }) => id)

test('matches rows by email among all users, by name among registrants', async () => {
  const id = await createLiveSession()
  const [strangerUser, registeredUser] = await newUsers(site.db, 2)
  if (!strangerUser || !registeredUser) throw new Error('nobody')
  await site.db
    .insert(liveSessionRegistrations)
    .values({ liveSessionId: id, userId: registeredUser.id, state: 'registered' })
  const csvRows = [
    { name: 'A phone', email: strangerUser.email.toUpperCase(), minutes: 50 },
    { name: 'meena iyer', email: '', minutes: 61 },
    { name: 'Nobody Here', email: 'nobody@school.example', minutes: 3 },
  ]
  const matches = await matchAttendees(id, csvRows)
  expect(
    matches.map(({ as: matchKind, people: candidates }) => [
      matchKind,
      ...candidates.map(({ userId }) => userId),
    ]),
  ).toEqual([['matched', strangerUser.id], ['matched', registeredUser.id], ['unmatched']])
  await expect(matchAttendees(randomUUID(), csvRows)).rejects.toMatchObject({ status: 404 })
})

test('a list imported in parts records each attendance once and keeps existing records', async () => {
  const id = await createLiveSession()
  const users = await newUsers(site.db, 6)
  const [firstUser] = users
  if (!firstUser) throw new Error('nobody')
  await site.db
    .insert(attendances)
    .values({ liveSessionId: id, userId: firstUser.id, source: 'code' })
  const firstImport = await importAttendanceList(editor.id, id, {
    people: listIds(users.slice(0, 4)),
  })
  expect(firstImport.noted).toBe(3)
  const importInput = { people: listIds(users), list: firstImport.list }
  const importResults = await Promise.all(
    Array.from({ length: 10 }, () => importAttendanceList(editor.id, id, importInput)),
  )
  expect(importResults.reduce((sum, { noted }) => sum + noted, 0)).toBe(2)
  expect(await listAttendances(id)).toHaveLength(6)
  expect(await findAttendanceImports(id)).toMatchObject([{ id: firstImport.list, people: 5 }])
})

test('undoing an import removes only its own records, once, with an audit entry', async () => {
  const id = await createLiveSession()
  const users = await newUsers(site.db, 3)
  const [firstUser] = users
  if (!firstUser) throw new Error('nobody')
  await site.db
    .insert(attendances)
    .values({ liveSessionId: id, userId: firstUser.id, source: 'manual' })
  const { list } = await importAttendanceList(editor.id, id, { people: listIds(users) })
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => undoAttendanceImport(editor.id, id, list)),
  )
  expect(
    outcomes
      .map(({ gone: removedCount }) => removedCount)
      .filter((removedCount) => removedCount > 0),
  ).toEqual([2])
  expect(await listAttendances(id)).toMatchObject([{ userId: firstUser.id, source: 'manual' }])
  expect(await findAttendanceImports(id)).toEqual([])
  const auditEntries = await site.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'attendance.import-undone'))
    .orderBy(auditLog.id)
  expect(auditEntries.filter(({ targetId }) => targetId === id)).toHaveLength(1)
  const lateImport = importAttendanceList(editor.id, id, { people: listIds(users), list })
  await expect(lateImport).rejects.toMatchObject({ code: 'attendanceImportUndone' })
})

test("a closed session rejects import and undo; another user’s or session's list gets 404", async () => {
  const [id, otherSessionId] = [await createLiveSession(), await createLiveSession()]
  const users = listIds(await newUsers(site.db, 2))
  const { list } = await importAttendanceList(editor.id, id, { people: users })
  const colleague = await newUser(site.db)
  for (const attempt of [
    () => importAttendanceList(editor.id, otherSessionId, { people: users, list }),
    () => importAttendanceList(colleague.id, id, { people: users, list }),
    () => importAttendanceList(editor.id, randomUUID(), { people: users }),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 404 })
  expect(await undoAttendanceImport(editor.id, otherSessionId, list)).toMatchObject({
    gone: 0,
  })
  await site.db.update(liveSessions).set({ closedAt: new Date() }).where(eq(liveSessions.id, id))
  for (const attempt of [
    () => importAttendanceList(editor.id, id, { people: users }),
    () => undoAttendanceImport(editor.id, id, list),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'liveSessionClosed' })
  expect(await listAttendances(id)).toHaveLength(2)
})

test('suggests unregistered accounts with the same name, and matches none by name alone', async () => {
  const id = await createLiveSession()
  const [firstUser, otherUser] = await newUsers(site.db, 2)
  if (!firstUser || !otherUser) throw new Error('nobody')
  const sharedName = { firstname: 'Kavi José', lastname: 'Thangaraj' }
  await site.db
    .update(users)
    .set(sharedName)
    .where(inArray(users.id, [firstUser.id, otherUser.id]))
  const csvRows = [
    'Thangaraj, Kavi Jose (phone)',
    'Mrs. Kavi José T. Thangaraj',
    'Kavi Thangaraj',
  ].map((name) => ({ name, email: '', minutes: 60 }))
  const matches = await matchAttendees(id, csvRows)
  expect(matches.map(({ as: matchKind }) => matchKind)).toEqual([
    'doubtful',
    'doubtful',
    'unmatched',
  ])
  for (const { people: candidates } of matches.slice(0, 2))
    expect(candidates.map(({ userId }) => userId).sort()).toEqual(
      [firstUser.id, otherUser.id].sort(),
    )
  // A unique name can still belong to a different person.
  const uniqueName = { firstname: 'Ilango', lastname: 'Vel' }
  await site.db.update(users).set(uniqueName).where(eq(users.id, otherUser.id))
  const [match] = await matchAttendees(id, [{ name: 'Ilango Vel', email: '', minutes: 1 }])
  expect([match?.as, match?.people[0]?.userId]).toEqual(['doubtful', otherUser.id])
})

test('unusual names match nothing and cause no error', async () => {
  const id = await createLiveSession()
  const names = ["' | !x & (", '""', 'ॐ', 'a\\b:*', '<->', 'x'.repeat(100), '()', "O'Brien"]
  const csvRows = names.map((name) => ({ name, email: '', minutes: 1 }))
  const matches = await matchAttendees(id, csvRows)
  expect(matches.map(({ as: matchKind }) => matchKind)).toEqual(names.map(() => 'unmatched'))
})

describe('the list of registrants', () => {
  const ATTENDANCE_CASES = [null, 'registered', 'waiting', 'cancelled'].flatMap((state) =>
    [true, false].flatMap((hasJoined) =>
      [null, 'code', 'joining', 'import', 'manual'].map((source) => ({
        state,
        joined: hasJoined,
        source,
      })),
    ),
  )

  test('each filter returns as many users as its count', async () => {
    const id = await createLiveSession()
    const users = await newUsers(site.db, ATTENDANCE_CASES.length)
    for (const [index, { state, joined: hasJoined, source }] of ATTENDANCE_CASES.entries()) {
      const sessionUser = { liveSessionId: id, userId: users[index]?.id ?? '' }
      const joinedAt = hasJoined ? new Date() : null
      if (state)
        await site.db
          .insert(liveSessionRegistrations)
          .values({ ...sessionUser, state, joinedAt } as never)
      if (source) await site.db.insert(attendances).values({ ...sessionUser, source } as never)
    }
    const sessionSummary = await getTeamSession(id)
    for (const filter of ['registered', 'waiting', 'joined', 'present'] as const) {
      const { rows } = await findRegistrants(id, { filter })
      expect([filter, rows.length]).toEqual([filter, sessionSummary?.[filter]])
      expect(rows.length).toBeGreaterThan(5)
    }
    expect((await getSessionClosing(id))?.present).toBe(sessionSummary?.present)
    const allIds = new Set(listIds((await findRegistrants(id, { filter: 'all' })).rows))
    for (const filter of REGISTRANT_FILTERS)
      for (const row of (await findRegistrants(id, { filter })).rows)
        expect(allIds).toContain(row.id)
  })

  test('includes imported users without a registration, and they can be removed and added again', async () => {
    const id = await createLiveSession()
    const [firstUser, otherUser] = await newUsers(site.db, 2)
    if (!firstUser || !otherUser) throw new Error('nobody')
    await importAttendanceList(editor.id, id, { people: listIds([firstUser, otherUser]) })
    const { rows } = await findRegistrants(id, { filter: 'present' })
    expect(rows.map((row) => [row.id, row.state, row.source]).sort()).toEqual(
      [firstUser, otherUser].map((row) => [row.id, null, 'import']).sort(),
    )
    await removeAttendee(editor, id, firstUser.id, {})
    expect(listIds((await findRegistrants(id, { filter: 'all' })).rows)).toEqual([otherUser.id])
    const query = { filter: 'all', search: firstUser.email } as const
    expect(listIds(await findUnlistedUsers(id, query))).toEqual([firstUser.id])
    await markPresent(editor, id, firstUser.id)
    expect(await findUnlistedUsers(id, query)).toEqual([])
    expect(listIds((await findRegistrants(id, { filter: 'present' })).rows).sort()).toEqual(
      listIds([firstUser, otherUser]).sort(),
    )
    expect((await findRegistrants(id, { filter: 'registered' })).rows).toEqual([])
  })

  test('the account of a row is found by name or email, registered or not', async () => {
    const [account] = await newUsers(site.db, 1)
    if (!account) throw new Error('nobody')
    await site.db
      .update(users)
      .set({ firstname: 'Indira', lastname: 'Khanolkar' })
      .where(eq(users.id, account.id))
    const found = [{ userId: account.id, name: 'Indira Khanolkar', email: account.email }]
    expect(await findAccounts('khanolkar')).toEqual(found)
    expect(await findAccounts(account.email)).toEqual(found)
    for (const search of [undefined, '', 'Kh', 'nobody at all'])
      expect(await findAccounts(search)).toEqual([])
  })

  test('suggests accounts only from three characters on, at most ten', async () => {
    const id = await createLiveSession()
    const namesakes = await newUsers(site.db, 12)
    const lastname = 'Manyfold'
    await site.db
      .update(users)
      .set({ lastname })
      .where(inArray(users.id, listIds(namesakes)))
    const findUnlisted = (search?: string) => findUnlistedUsers(id, { filter: 'all', search })
    expect(await findUnlisted()).toEqual([])
    expect(await findUnlisted('Ma')).toEqual([])
    expect(await findUnlisted('Manyfold')).toHaveLength(10)
  })
})
