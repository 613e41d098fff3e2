import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import {
  createAssignment,
  findAssignment,
  listAssignments,
  removeAssignment,
  saveAssignmentComments,
  saveAssignmentMarks,
} from '@/lib/class-tests/assignments/assignments'
import { listToolkitRubrics, parseOwnRubric } from '@/lib/class-tests/assignments/rubrics'
import { assignmentMarksForm, newAssignmentForm } from '@/lib/class-tests/assignments/schema'
import { buildAssignmentSlips } from '@/lib/class-tests/assignments/slips'
import { loadSlipTexts } from '@/lib/class-tests/slips/texts'
import { openInProcessDatabase } from '../support/in-process'
import { newUser } from '../support/schools'

let db: Db
let closeSite: () => Promise<void>
beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
})
afterAll(() => closeSite())

const FORM = {
  ...{ title: 'Street survey', className: '8 B', language: 'en', rubric: 'own' },
  ownRubric: 'Content: begun, good, excellent\nLayout: plain, clear',
}

async function make(changes: object = {}) {
  const teacher = await newUser(db)
  const id = await createAssignment(teacher, newAssignmentForm.parse({ ...FORM, ...changes }))
  return { teacher, id }
}

const newMark = (changes: object = {}) => ({
  ...{ section: '', rollNumber: 7, levels: { 0: 2, 1: 0 }, comment: 'Clear.', isHandedIn: true },
  ...{ markedAt: '2026-11-28T05:00:00.000Z', ...changes },
})

const mark = ({ teacher, id }: Awaited<ReturnType<typeof make>>, ...marks: object[]) =>
  saveAssignmentMarks(teacher, id, assignmentMarksForm.parse({ marks }).marks)

test('every rubric of the toolkit makes an assignment, its levels from the lowest', async () => {
  const rubrics = await listToolkitRubrics()
  expect(rubrics.length).toBeGreaterThan(10)
  const { teacher, id } = await make({ rubric: rubrics[0]?.value })
  const assignment = await findAssignment(teacher.id, id)
  expect(assignment?.rubric.length).toBeGreaterThan(2)
  for (const { name, levels } of assignment?.rubric ?? []) {
    expect(name).not.toMatch(/\*\*/)
    expect(levels.map(({ points }) => points)).toEqual([1, 2, 3, 4])
  }
})

test.each(['', 'Content', 'Content: good', ': a, b', 'x: 1, 2, 3, 4, 5, 6, 7'])(
  'an own rubric %j is refused with a reason',
  async (ownRubric) => {
    await expect(make({ ownRubric })).rejects.toMatchObject({
      status: 422,
      errors: { ownRubric: 'rubricInvalid' },
    })
  },
)

test('what a teacher writes as a rubric stays text', () => {
  expect(parseOwnRubric('<b>: =1+1, "x"')).toEqual([
    {
      ...{ id: '0', name: '<b>' },
      levels: [
        { name: '=1+1', points: 1 },
        { name: '"x"', points: 2 },
      ],
    },
  ])
})

test('ticked later counts, whatever arrives first, and a repeated delivery changes nothing', async () => {
  const own = await make()
  const [early, late] = [
    newMark(),
    newMark({ levels: { 0: 0 }, comment: '', markedAt: '2026-11-28T05:00:01.000Z' }),
  ]
  await Promise.all([mark(own, late), mark(own, early), mark(own, early)])
  await mark(own, early)
  const stored = await findAssignment(own.teacher.id, own.id)
  expect(stored?.marks).toEqual([
    { section: '', rollNumber: 7, levels: { 0: 0 }, comment: '', isHandedIn: true },
  ])
})

test.each([{ levels: { 0: 3 } }, { levels: { 9: 0 } }])(
  '%j is not in the rubric',
  async (changes) => {
    const own = await make()
    await expect(mark(own, newMark(changes))).rejects.toMatchObject({ status: 422 })
  },
)

test('slips are for those who handed in, with levels and the comment', async () => {
  const own = await make()
  await mark(own, newMark(), newMark({ rollNumber: 8, isHandedIn: false }))
  const assignment = await findAssignment(own.teacher.id, own.id)
  const { texts } = await loadSlipTexts(own.teacher.id, 'en')
  const slips = assignment ? buildAssignmentSlips(assignment, texts) : []
  expect(slips.map(({ rollNumber }) => rollNumber)).toEqual([7])
  expect(slips[0]?.lines).toEqual(['Content 3 of 3: excellent', 'Layout 1 of 2: plain', 'Clear.'])
  const [row] = await listAssignments(own.teacher.id)
  expect(row).toMatchObject({ title: 'Street survey', className: '8 B', handedIn: 1 })
})

test('for everyone but the teacher, an assignment does not exist', async () => {
  const own = await make()
  const other = await newUser(db)
  expect(await findAssignment(other.id, own.id)).toBeNull()
  const attempts = [
    () => mark({ teacher: other, id: own.id }, newMark()),
    () => saveAssignmentComments(other, own.id, ['x']),
    () => removeAssignment(other, own.id),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 404 })
  await removeAssignment(own.teacher, own.id)
  expect(await findAssignment(own.teacher.id, own.id)).toBeNull()
  await expect(mark(own, newMark())).rejects.toMatchObject({ status: 404 })
})
