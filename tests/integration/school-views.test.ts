import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog, schoolViews, users } from '@/db/schema'
import { parseSchoolFilters } from '@/lib/schools/team-filters'
import { listSchools, sendSchoolList } from '@/lib/team/schools/list'
import { schoolViewForm } from '@/lib/team/schools/schema'
import {
  listSchoolViews,
  removeSchoolView,
  renameSchoolView,
  saveSchoolView,
} from '@/lib/team/schools/views'
import { newTeamMember } from '../support/applications'
import { openInProcessDatabase } from '../support/in-process'
import { newSchool } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let manager: Awaited<ReturnType<typeof newTeamMember>>
let colleague: Awaited<ReturnType<typeof newTeamMember>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
  manager = await newTeamMember(site.db, 'manager')
  colleague = await newTeamMember(site.db, 'manager')
})
afterAll(() => site?.close())
beforeEach(() => site.db.delete(schoolViews))

const save = (
  viewer: { id: string },
  name: string,
  { audience = 'own', filters = 'term=running' }: { audience?: string; filters?: string } = {},
) => saveSchoolView(viewer, schoolViewForm.parse({ name, audience, filters }))

const list = (viewer: { id: string }, canOpen = true) => listSchoolViews(viewer, { canOpen })

const listNames = async (viewer: { id: string }, canOpen = true) =>
  (await list(viewer, canOpen)).map(({ name }) => name)

async function saveAndFind(viewer: { id: string }, name: string, options = {}) {
  await save(viewer, name, options)
  const view = (await list(viewer)).find((row) => row.name === name)
  if (!view) throw new Error('no view')
  return view
}

const listActions = async (id: string) =>
  (await site.db.select().from(auditLog).where(eq(auditLog.targetId, id)).orderBy(auditLog.id)).map(
    ({ action, actorId }) => [action, actorId],
  )

test('a view for oneself is hidden from colleagues, one for the team comes first for all', async () => {
  await save(manager, 'Mine')
  await save(manager, 'For all', { audience: 'team' })
  expect(await listNames(manager)).toEqual(['For all', 'Mine'])
  expect(await listNames(colleague)).toEqual(['For all'])
})

test('a team viewer gets views of the team without tags and colleagues', async () => {
  const viewer = await newTeamMember(site.db, 'manager')
  await save(manager, 'Running', { audience: 'team' })
  await save(manager, 'Tagged', { audience: 'team', filters: 'tag=visit' })
  await save(manager, 'Followed', { audience: 'team', filters: 'responsible=mine' })
  expect(await listNames(viewer, false)).toEqual(['Running'])
  expect(await listNames(viewer, true)).toHaveLength(3)
})

test('only known filters are saved, and a view without any is refused', async () => {
  const forged = `term=running&board=None&unpaid=1&lowUse=yes&responsible=x&after=y&search=%00&role=manager`
  expect((await saveAndFind(manager, 'Forged', { filters: forged })).filters).toEqual({
    ...{ term: 'running', lowUse: 'yes' },
  })
  await expect(save(manager, 'Empty', { filters: 'after=y' })).rejects.toMatchObject({
    code: 'viewWithoutFilters',
  })
  expect(() => schoolViewForm.parse({ name: '\u202E', audience: 'own', filters: '' })).toThrow()
  const long = 'x'.repeat(100_000)
  for (const form of [
    { name: long, audience: 'own', filters: 'term=none' },
    { name: 'x', audience: 'own', filters: `search=${long}` },
    { name: 'x', audience: 'all', filters: 'term=none' },
  ])
    expect(schoolViewForm.safeParse(form).success).toBe(false)
})

test('the list and its CSV follow the view', async () => {
  const { id } = await newSchool(site.db, { institution_name: 'Kaveri Public School' })
  await newSchool(site.db, { institution_name: 'Other School' })
  const { filters } = await saveAndFind(manager, 'Kaveri', { filters: 'search=kaveri' })
  const { rows } = await listSchools(parseSchoolFilters(filters, manager))
  expect(rows.map((row) => row.id)).toEqual([id])
  const url = `https://uns.example/api/team/schools/export?${new URLSearchParams(filters)}`
  const csv = await (await sendSchoolList(new Request(url), manager)).text()
  expect(csv).toContain('Kaveri Public School')
  expect(csv).not.toContain('Other School')
})

test('a colleague renames and deletes a view of the team, never a view of mine', async () => {
  const [own, shared] = [
    await saveAndFind(manager, 'Mine'),
    await saveAndFind(manager, 'Shared', { audience: 'team' }),
  ]
  const rename = (id: string, name: string, was: string) =>
    renameSchoolView(colleague, id, { name, was: { name: was } })
  await expect(rename(own.id, 'Taken over', 'Mine')).rejects.toMatchObject({ code: 'notFound' })
  await removeSchoolView(colleague, own.id)
  expect(await rename(shared.id, 'Renamed', 'Shared')).toBeNull()
  expect(await rename(shared.id, 'Again', 'Shared')).toBe('Renamed')
  expect(await listNames(manager)).toEqual(['Renamed', 'Mine'])
  await Promise.all([1, 2, 3].map(() => removeSchoolView(colleague, shared.id)))
  expect(await listNames(manager)).toEqual(['Mine'])
  expect(await listActions(own.id)).toEqual([['school-view.saved', manager.id]])
  expect(await listActions(shared.id)).toEqual([
    ['school-view.saved', manager.id],
    ['school-view.renamed', colleague.id],
    ['school-view.removed', colleague.id],
  ])
})

test('fifty at once stop at twenty for a colleague, and one of two with the same name is saved', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => save(manager, `View ${index}`)),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  expect(await listNames(manager)).toHaveLength(20)
  const same = await Promise.allSettled(
    ['Dues', 'dues'].map((name) => save(colleague, name, { audience: 'team' })),
  )
  expect(same.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(same.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { errors: { name: 'viewNameTaken' } },
  })
})

test('views end with the account of who saved them', async () => {
  const leaver = await newTeamMember(site.db, 'manager')
  const { id } = await saveAndFind(leaver, 'Leaver', { audience: 'team' })
  await site.db.delete(users).where(eq(users.id, leaver.id))
  expect(await site.db.$count(schoolViews, eq(schoolViews.id, id))).toBe(0)
})
