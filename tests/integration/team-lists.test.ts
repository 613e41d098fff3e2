import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parseSort } from '@/base/sort'
import { findHitCount } from '@/db/pagination'
import {
  auditLog,
  contactMessages,
  liveSessions,
  orders,
  schoolResponsibles,
  schools,
  schoolTags,
  users,
} from '@/db/schema'
import { countUsers, listUsers, type UserSort } from '@/lib/accounts/user-list'
import { type LedgerSort, listLedger } from '@/lib/billing/ledger/ledger'
import { setMessageStates } from '@/lib/contact/reply'
import { closeChosenSessions } from '@/lib/live-sessions/close'
import { parseSchoolFilters } from '@/lib/schools/team-filters'
import {
  addTagToSchools,
  removeTagFromSchools,
  restoreResponsibles,
  setResponsibleOfSchools,
} from '@/lib/team/schools/bulk'
import { countSchools, listSchools, type SchoolSort } from '@/lib/team/schools/list'
import { newTeamMember } from '../support/applications'
import { openInProcessDatabase } from '../support/in-process'
import { newLiveSession } from '../support/live-sessions'
import { newSchool, newUsers } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let manager: Awaited<ReturnType<typeof newTeamMember>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
  manager = await newTeamMember(site.db, 'manager')
})
afterAll(() => site?.close())

type Page = { rows: { id: string }[]; next: string | null } | null

async function readAll<P extends Page>(read: (after?: string) => Promise<P>) {
  const rows: NonNullable<P>['rows'] = []
  let after: string | undefined
  do {
    const page = await read(after)
    rows.push(...(page?.rows ?? []))
    after = page?.next ?? undefined
  } while (after)
  return rows as NonNullable<P>['rows'][number][]
}

describe('sorted', () => {
  test('people by name in every script: each once, over pages, both ways round', async () => {
    const added = await newUsers(site.db, 120)
    const names = ['சுமதி', 'अनीता', 'Zara', 'Ámbika', 'ambika', 'Ravi']
    for (const [index, { id }] of added.entries())
      await site.db
        .update(users)
        .set({ firstname: names[index % names.length] ?? '' })
        .where(eq(users.id, id))
    const read = (sort: UserSort) => readAll((after) => listUsers({ sort, after }))
    const up = await read('name')
    const down = await read('-name')
    expect(new Set(up.map(({ id }) => id)).size).toBe(await site.db.$count(users))
    expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).reverse())
    const collator = new Intl.Collator('und')
    const shown = up.map(({ firstname, lastname }) => `${firstname} ${lastname}`)
    expect(shown).toEqual(shown.toSorted((a, b) => collator.compare(a, b)))
  })

  test('schools by name, with a filter', async () => {
    for (const name of ['Neem', 'Asha', 'banyan'])
      await newSchool(site.db, { institution_name: name, affiliation_board: 'IB' })
    await newSchool(site.db, { institution_name: 'Aaa' })
    const read = async (sort: SchoolSort) => {
      const { rows } = await listSchools(parseSchoolFilters({ board: 'IB' }, manager), { sort })
      return rows.map(({ name }) => name)
    }
    expect(await read('name')).toEqual(['Asha', 'banyan', 'Neem'])
    expect(await read('-created')).toEqual(['banyan', 'Asha', 'Neem'])
    expect(await read('created')).toEqual(['Neem', 'Asha', 'banyan'])
  })

  test('orders by their total, over pages with equal totals', async () => {
    const { id: schoolId } = await newSchool(site.db)
    await site.db.insert(orders).values(
      Array.from({ length: 120 }, (_, index) => ({
        ...{ schoolId, plan: 'x', seats: 1, months: 12, taxablePaise: 100, dueDay: '2030-01-01' },
        buyer: { name: 'x', address: 'x', board: 'x', gstin: null, state: null },
        totalPaise: 1000 + (index % 7),
      })),
    )
    const read = (sort: LedgerSort) => readAll((after) => listLedger({ after }, sort))
    const totals = (await read('-total')).map(({ total }) => Number(total))
    expect(totals).toHaveLength(120)
    expect(totals).toEqual(totals.toSorted((a, b) => b - a))
  })

  test('an unknown order, and a cursor of another one, show the first page', async () => {
    expect(parseSort(['name', 'created'], '-phone', '-created')).toBe('-created')
    expect(parseSort(['name', 'created'], '-name', '-created')).toBe('-name')
    const { next } = (await listUsers({ sort: 'name' })) ?? {}
    const page = await listUsers({ sort: '-created', after: next ?? '' })
    expect(page?.rows).toHaveLength(50)
    expect((await listLedger({ after: next ?? '' }, 'total')).rows).toHaveLength(50)
  })
})

describe('the number of entries', () => {
  test('is known from the only page, else counted up to 1,000', async () => {
    const neverCounts = () => Promise.reject(new Error('counted'))
    const short = { rows: [1, 2], next: null }
    expect(await findHitCount(short, undefined, neverCounts)).toEqual({ count: 2, isMore: false })
    const count = (found: number) =>
      findHitCount({ rows: [], next: 'x' }, undefined, async (most) => Math.min(most, found))
    expect(await count(1000)).toEqual({ count: 1000, isMore: false })
    expect(await count(1001)).toEqual({ count: 1000, isMore: true })
    expect(await count(90_000)).toEqual({ count: 1000, isMore: true })
  })

  test('is that of the filtered list', async () => {
    const all = await site.db.$count(users)
    expect(await countUsers({}, 1001)).toBe(all)
    expect(await countUsers({}, 10)).toBe(10)
    expect(await countSchools(parseSchoolFilters({ board: 'IB' }, manager), 1001)).toBe(3)
  })
})

describe('several rows at once', () => {
  beforeEach(() => site.db.delete(schools))
  const createSchools = async () => [await newSchool(site.db), await newSchool(site.db)] as const
  const countTags = () => site.db.$count(schoolTags)

  test('a tag: only what was added is undone, and logged for each school', async () => {
    const [first, second] = await createSchools()
    await addTagToSchools(manager, [first.id], 'visit')
    const ids = [first.id, second.id]
    const changed = await addTagToSchools(manager, ids, 'visit')
    expect(changed.map(({ id }) => id)).toEqual([second.id])
    expect(await countTags()).toBe(2)
    await removeTagFromSchools(
      manager,
      changed.map(({ id }) => id),
      'visit',
    )
    expect(await countTags()).toBe(1)
    const entries = await site.db.select().from(auditLog).where(inArray(auditLog.schoolId, ids))
    expect(entries.filter(({ action }) => action.startsWith('school.tag-'))).toHaveLength(3)
  })

  test('two colleagues at once tag the same schools in another order', async () => {
    const [first, second] = await createSchools()
    await Promise.all([
      addTagToSchools(manager, [first.id, second.id], 'a'),
      addTagToSchools(manager, [second.id, first.id], 'b'),
    ])
    expect(await countTags()).toBe(4)
  })

  test('the responsible colleague: undo puts back what was, unless somebody changed it since', async () => {
    const [first, second] = await createSchools()
    const other = await newTeamMember(site.db, 'manager')
    await setResponsibleOfSchools(manager, [first.id], manager.id)
    const { previous } = await setResponsibleOfSchools(manager, [first.id, second.id], other.id)
    await setResponsibleOfSchools(manager, [second.id], manager.id)
    await restoreResponsibles(manager, previous, other.id)
    const rows = await site.db.select().from(schoolResponsibles)
    expect(new Set(rows.map(({ schoolId, userId }) => `${schoolId} ${userId}`))).toEqual(
      new Set([`${first.id} ${manager.id}`, `${second.id} ${manager.id}`]),
    )
    await expect(
      setResponsibleOfSchools(manager, [first.id], first.coordinator.id),
    ).rejects.toThrow()
  })

  test('messages: each goes back to its own state', async () => {
    const rows = await site.db
      .insert(contactMessages)
      .values(
        (['open', 'spam'] as const).map((state) => ({
          ...{ name: 'x', email: 'x@x.example', subject: state, message: 'x', state },
        })),
      )
      .returning()
    const ids = rows.map(({ id }) => id)
    const changed = await setMessageStates(
      manager,
      ids.map((id) => ({ id, state: 'spam' as const })),
    )
    expect(changed).toMatchObject([{ id: ids[0], state: 'open' }])
    await setMessageStates(manager, changed)
    const after = await site.db.select().from(contactMessages)
    expect(new Map(after.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [ids[0], 'open'],
        [ids[1], 'spam'],
      ]),
    )
  })

  test('sessions: only those that are over are closed, and once', async () => {
    await site.db.delete(liveSessions)
    const past = await newLiveSession(site.db, { inMinutes: -120, title: 'Past' })
    const coming = await newLiveSession(site.db, { inMinutes: 120 })
    const ids = [past.id, coming.id]
    expect(await closeChosenSessions(manager, ids)).toEqual([{ id: past.id, title: 'Past' }])
    expect(await closeChosenSessions(manager, ids)).toEqual([])
  })

  test('the download has the ticked schools only', async () => {
    const [first] = await createSchools()
    const filters = parseSchoolFilters({ ids: `${first.id},nonsense` }, manager)
    const { rows } = await listSchools(filters)
    expect(rows.map(({ id }) => id)).toEqual([first.id])
    const none = await listSchools(parseSchoolFilters({ ids: 'nonsense' }, manager))
    expect(none.rows).toEqual([])
  })
})
