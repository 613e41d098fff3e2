import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { attendances, invitations, learningEntries, memberships } from '@/db/schema'
import { loadSchoolBoard } from '@/lib/learning/school-board'
import { findSiteEditor } from '@/lib/school-sites/pages/editor'
import { savePage } from '@/lib/school-sites/pages/save'
import { publishSite, takeSiteOffline } from '@/lib/school-sites/publish'
import { findUnpublishedChanges } from '@/lib/school-sites/site/unpublished'
import { listUnanswered } from '@/lib/schools/invitation/manage'
import { listOpenAttendance } from '@/lib/training/in-house/session'
import { newInHouseSession, newStaff } from '../support/in-house-sessions'
import { openInProcessDatabase } from '../support/in-process'
import { newPastLiveSession } from '../support/past-live-sessions'
import { newSite, newText } from '../support/school-sites'
import { newSchool, newUser, setClock } from '../support/schools'

let db: Db
let closeSite: () => Promise<void>
beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
})
afterAll(() => closeSite())

/** A CBSE school with these teachers, who joined one after the other. */
async function newStaffedSchool(names: string[]) {
  const school = await newSchool(db, { affiliation_board: 'CBSE', teaching_staff_count: 200 })
  const teachers: { id: string; firstname: string }[] = []
  for (const [index, firstname] of names.entries()) {
    const teacher = await newUser(db, { firstname, lastname: 'Rao' })
    const joinedAt = new Date(Date.UTC(2020, 0, index + 1))
    const seat = { userId: teacher.id, schoolId: school.id, role: 'teacher' as const, joinedAt }
    await db.insert(memberships).values(seat)
    teachers.push(teacher)
  }
  return { school, teachers }
}

const attend = async (userId: string, startsAt: string, minutes = 60) => {
  const { id } = await newPastLiveSession(db, { startsAt: new Date(startsAt), minutes })
  await db.insert(attendances).values({ userId, liveSessionId: id, source: 'code' })
}

describe('the teachers of a school', () => {
  test('have the hours of this school year, what is missing, and their last session', async () => {
    await setClock(db, `timestamptz '2026-11-20T12:00+05:30'`)
    const { school, teachers } = await newStaffedSchool(['Asha', 'Bela', 'Chitra'])
    const [asha, bela, chitra] = teachers.map(({ id }) => id) as [string, string, string]
    await attend(asha, '2026-06-01T10:00+05:30')
    await attend(asha, '2026-07-01T10:00+05:30')
    await attend(asha, '2026-03-01T10:00+05:30', 600)
    await newInHouseSession(db, school.id, [bela], { minutes: 90 })
    const entry = { provider: 'DIET', day: '2026-05-05', providerClass: 'government' as const }
    await db.insert(learningEntries).values([
      { ...entry, userId: chitra, title: 'Shared', minutes: 1500, shared: true },
      { ...entry, userId: bela, title: 'Private', minutes: 1500, shared: false },
    ])
    await newInHouseSession(db, school.id, [chitra], { minutes: 720 })
    await newInHouseSession(db, school.id, [chitra], { minutes: 720, title: 'Long day' })
    await newInHouseSession(db, school.id, [chitra], { minutes: 60, title: 'Short day' })

    const board = await loadSchoolBoard(school.id, {})
    const find = (id: string) => board.rows.find(({ userId }) => userId === id)
    expect(find(asha)).toMatchObject({ minutes: 120, missing: 50 * 60, lastDay: '2026-07-01' })
    expect(find(bela)).toMatchObject({ minutes: 90, missing: 50 * 60 - 90, lastDay: '2026-06-20' })
    expect(find(chitra)).toMatchObject({ minutes: 3000, missing: 0, lastDay: '2026-06-20' })
    expect(board).toMatchObject({ all: 4, found: 4, complete: 1, totalMinutes: 3210 })
    expect(board.needing.count).toBe(3)
    expect(board.needing.names).toContain('Bela Rao')
    expect(board.rule.totalHours).toBe(50)
  })

  test('are sorted by each column, both ways, and searched by name', async () => {
    const { school, teachers } = await newStaffedSchool(['Asha', 'Bela', 'Chitra'])
    await attend(`${teachers[1]?.id}`, '2026-06-01T10:00+05:30')
    await attend(`${teachers[2]?.id}`, '2026-05-01T10:00+05:30', 120)
    const listNames = async (sort: string) => {
      const { rows } = await loadSchoolBoard(school.id, { sort, search: 'rao' })
      return rows.map(({ name }) => name[0]).join('')
    }
    const columns = { name: 'ABC', hours: 'ABC', last: 'ACB', since: 'CBA' }
    for (const [column, expected] of Object.entries(columns)) {
      expect([column, await listNames(column)]).toEqual([column, expected])
      const reversed = [...expected].reverse().join('')
      expect([column, await listNames(`-${column}`)]).toEqual([column, reversed])
    }
    expect(await listNames('password')).toBe('ABC')
    const { all, found, complete } = await loadSchoolBoard(school.id, { search: 'bela' })
    expect({ all, found, complete }).toEqual({ all: 4, found: 1, complete: 0 })
  })

  test('fill pages of fifty; a page that does not exist is the nearest', async () => {
    const { school } = await newStaffedSchool(Array.from({ length: 60 }, (_, n) => `T${n}`))
    const load = async (page: string) => {
      const { rows, ...board } = await loadSchoolBoard(school.id, { page })
      return [rows.length, board.page, board.pages]
    }
    expect(await load('1')).toEqual([50, 1, 2])
    expect(await load('2')).toEqual([11, 2, 2])
    for (const [page, expected] of [
      ['9', 2],
      ['0', 1],
      ['-3', 1],
      ['x', 1],
      ['1e9', 1],
    ] as const)
      expect([page, (await load(page))[1]]).toEqual([page, expected])
  })

  test('of another school and who left are not in it', async () => {
    const { school, teachers } = await newStaffedSchool(['Asha', 'Gone'])
    await newStaffedSchool(['Stranger'])
    const left = { leftAt: sql`now()` }
    await db
      .update(memberships)
      .set(left)
      .where(eq(memberships.userId, `${teachers[1]?.id}`))
    const { rows } = await loadSchoolBoard(school.id, {})
    expect(rows.map(({ name }) => name)).toEqual(['Asha Rao', 'Meena Iyer'])
  })
})

describe('what waits for a coordinator', () => {
  test('invitations without an answer: after three days, and once they expired', async () => {
    const { id } = await newSchool(db)
    const other = await newSchool(db)
    const invite = (email: string, days: number, schoolId = id, values = {}) =>
      db.insert(invitations).values({
        ...{ schoolId, email, tokenHash: email, role: 'teacher' },
        createdAt: sql`now() - make_interval(hours => ${days * 24 + 1})`,
        expiresAt: sql`now() + make_interval(days => ${14 - days})`,
        ...values,
      })
    await invite('new@school.example', 1)
    await invite('old@school.example', 3)
    await invite('expired@school.example', 20, id, { name: 'Leela Nair' })
    await invite('revoked@school.example', 5, id, { revokedAt: sql`now()` })
    await invite('used@school.example', 5, id, { usedAt: sql`now()` })
    await invite('elsewhere@school.example', 5, other.id)
    expect(await listUnanswered(id)).toEqual({
      ...{ count: 2, names: ['Leela Nair', 'old@school.example'] },
    })
  })

  test('the attendance of in-house sessions that are over', async () => {
    const { schoolId, teacher } = await newStaff(db)
    const past = await newInHouseSession(db, schoolId, [teacher.id], { title: 'Lesson study' })
    const closed = { title: 'Closed', closedAt: new Date() }
    await newInHouseSession(db, schoolId, [], closed)
    await newInHouseSession(db, schoolId, [], { title: 'Cancelled', cancelledAt: new Date() })
    await newInHouseSession(db, schoolId, [], { startsAt: new Date('2099-01-01'), title: 'Later' })
    expect(await listOpenAttendance(schoolId)).toMatchObject([
      { id: past.id, title: 'Lesson study' },
    ])
  })

  test('changes of the website that visitors do not see, by page', async () => {
    const { school, coordinator, findPage } = await newSite(db)
    const save = async (path: string, text: string) => {
      const { id } = findPage(path)
      const current = (await findSiteEditor(coordinator))?.pages.find((page) => page.id === id)
      const { title = '', version = 1 } = current ?? {}
      await savePage(coordinator, id, { title, version, blocks: [newText(text)] })
    }
    await save('', 'Welcome')
    expect(await findUnpublishedChanges(school.id)).toMatchObject({ isNew: true })
    await publishSite(coordinator)
    expect(await findUnpublishedChanges(school.id)).toBeNull()
    await save('', 'Welcome again')
    expect(await findUnpublishedChanges(school.id)).toEqual({
      ...{ isNew: false, hasDesign: false, pages: [findPage('').title] },
    })
    await save('', 'Welcome')
    expect(await findUnpublishedChanges(school.id)).toBeNull()
    await save('', 'Offline on purpose')
    await takeSiteOffline(coordinator)
    expect(await findUnpublishedChanges(school.id)).toBeNull()
    expect(await findUnpublishedChanges((await newSchool(db)).id)).toBeNull()
  })
})
