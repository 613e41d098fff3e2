import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, teamRoles, users } from '@/db/schema'
import { parseSchoolFilters } from '@/lib/schools/team-filters'
import { mergeSchools } from '@/lib/team/merge-schools'
import {
  addSchoolNote,
  addSchoolTag,
  getFollowUp,
  listTags,
  removeSchoolNote,
  removeSchoolTag,
  setResponsible,
} from '@/lib/team/schools/follow-up'
import { listSchools } from '@/lib/team/schools/list'
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

const createSchool = async (name = 'Vidya Mandir') =>
  (await newSchool(site.db, { institution_name: name })).id

const listIds = async (query: Parameters<typeof parseSchoolFilters>[0]) => {
  const { rows } = await listSchools(parseSchoolFilters(query, manager))
  return rows.map(({ id }) => id)
}

const listActions = async (schoolId: string) => {
  const entries = await site.db
    .select({ action: auditLog.action, actorId: auditLog.actorId })
    .from(auditLog)
    .where(eq(auditLog.schoolId, schoolId))
    .orderBy(auditLog.id)
  return entries
    .filter(({ actorId }) => actorId === manager.id || actorId === colleague.id)
    .map(({ action }) => action)
}

test('notes have author and time, newest first; removing one twice is logged once', async () => {
  const id = await createSchool()
  await addSchoolNote(manager, id, 'Call in June.')
  await addSchoolNote(colleague, id, 'They want a visit.')
  const { notes } = await getFollowUp(id)
  expect(notes).toMatchObject([
    { text: 'They want a visit.', author: 'Meena Iyer', createdAt: expect.any(Date) },
    { text: 'Call in June.' },
  ])
  const noteId = notes[0]?.id ?? ''
  const otherSchool = await createSchool()
  await removeSchoolNote(manager, otherSchool, noteId)
  expect((await getFollowUp(id)).notes).toHaveLength(2)
  await Promise.all([1, 2].map(() => removeSchoolNote(manager, id, noteId)))
  expect((await getFollowUp(id)).notes).toMatchObject([{ text: 'Call in June.' }])
  expect(await listActions(id)).toEqual([
    'school.note-added',
    'school.note-added',
    'school.note-removed',
  ])
})

test('a tag is added once, filters the list and can be removed', async () => {
  const [id, other] = [await createSchool(), await createSchool()]
  await Promise.all([1, 2, 3].map(() => addSchoolTag(manager, id, 'visit planned')))
  await addSchoolTag(manager, other, 'discount')
  expect(await listTags()).toEqual(['discount', 'visit planned'])
  expect(await listIds({ tag: 'Visit planned' })).toEqual([id])
  await removeSchoolTag(manager, id, 'visit planned')
  expect(await listIds({ tag: 'visit planned' })).toEqual([])
  expect(await listActions(id)).toEqual(['school.tag-added', 'school.tag-removed'])
})

test('of two colleagues who choose at once, the second sees the first choice and can then save', async () => {
  const id = await createSchool()
  const unset = { responsible: '' }
  const outcomes = await Promise.all(
    [manager, colleague].map(({ id: responsible }) =>
      setResponsible(manager, id, { responsible, was: unset }),
    ),
  )
  expect(outcomes.filter((conflict) => conflict === null)).toHaveLength(1)
  const current = outcomes.find((conflict) => conflict !== null)
  expect((await getFollowUp(id)).responsibleId).toBe(current?.id)
  const was = { responsible: current?.id ?? '' }
  expect(await setResponsible(manager, id, { responsible: manager.id, was })).toBeNull()
  const cleared = { responsible: '', was: { responsible: manager.id } }
  expect(await setResponsible(manager, id, cleared)).toBeNull()
  expect((await getFollowUp(id)).responsibleId).toBe('')
})

test('only a manager can be responsible, and a former one counts as nobody', async () => {
  const [id, free] = [await createSchool(), await createSchool()]
  const editor = await newTeamMember(site.db, 'editor')
  const was = { responsible: '' }
  await expect(setResponsible(manager, id, { responsible: editor.id, was })).rejects.toMatchObject({
    errors: { responsible: 'colleagueUnknown' },
  })
  await setResponsible(manager, id, { responsible: manager.id, was })
  expect(await listIds({ responsible: 'mine' })).toEqual([id])
  expect(await listIds({ responsible: manager.id })).toEqual([id])
  expect(await listIds({ responsible: 'nobody' })).toContain(free)
  expect(await listIds({ responsible: 'nobody' })).not.toContain(id)
  const leaver = await newTeamMember(site.db, 'manager')
  const handover = { responsible: leaver.id, was: { responsible: manager.id } }
  await setResponsible(manager, id, handover)
  await site.db.delete(teamRoles).where(eq(teamRoles.userId, leaver.id))
  expect(await listIds({ responsible: 'nobody' })).toContain(id)
  expect((await getFollowUp(id)).responsibleId).toBe('')
})

test('a merge moves notes and tags, and keeps the colleague of the remaining school', async () => {
  const [from, into, empty] = [
    await createSchool('Copy'),
    await createSchool(),
    await createSchool(),
  ]
  const was = { responsible: '' }
  await addSchoolNote(manager, from, 'A note.')
  for (const id of [from, into]) await addSchoolTag(manager, id, 'both')
  await addSchoolTag(manager, from, 'copy')
  await setResponsible(manager, from, { responsible: colleague.id, was })
  await setResponsible(manager, into, { responsible: manager.id, was })
  await mergeSchools(manager, { from, into, name: 'Copy' })
  const merged = { notes: [{ text: 'A note.' }], tags: ['both', 'copy'] }
  expect(await getFollowUp(into)).toMatchObject({ ...merged, responsibleId: manager.id })
  await mergeSchools(manager, { from: into, into: empty, name: 'Vidya Mandir' })
  expect(await getFollowUp(empty)).toMatchObject({ ...merged, responsibleId: manager.id })
})

test('an erased author leaves the note without a name, and no responsibility', async () => {
  const id = await createSchool()
  const author = await newTeamMember(site.db, 'manager')
  await addSchoolNote(author, id, 'Stays.')
  await setResponsible(manager, id, { responsible: author.id, was: { responsible: '' } })
  await site.db.delete(users).where(eq(users.id, author.id))
  expect(await getFollowUp(id)).toMatchObject({
    notes: [{ text: 'Stays.', author: null }],
    responsibleId: '',
  })
})
