import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  classAssignmentMarks,
  classAssignments,
  classGroups,
  classPictures,
  classSlipTexts,
  classTestChanges,
  classTestSheets,
  classTests,
  ownQuestions,
} from '@/db/schema'
import { removeUnusedFiles } from '@/lib/files/cleanup'
import {
  type DataSubject,
  deleteMatching,
  ownedByUser,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

const isOfOwnTest = (column: typeof classTestSheets.testId) => (user: DataSubject) =>
  sql`${column} in (select id from class_tests where user_id = ${user.id})`

const isOfOwnAssignment = (user: DataSubject) =>
  sql`${classAssignmentMarks.assignmentId} in
    (select id from class_assignments where user_id = ${user.id})`

function ofOwnTest(
  name: 'classTestSheets' | 'classTestChanges',
  table: typeof classTestSheets | typeof classTestChanges,
): PersonalDataSource {
  const where = isOfOwnTest(table.testId as typeof classTestSheets.testId)
  return {
    ...{ name, table, where, personalColumns: [] },
    ...{ outcome: 'deleted', erase: deleteMatching(table, where) },
  }
}

/** Children are numbers in a class here. The rows belong to their teacher’s account. */
export const classTestDataSources: PersonalDataSource[] = [
  ofOwnTest('classTestSheets', classTestSheets),
  ofOwnTest('classTestChanges', classTestChanges),
  {
    name: 'classAssignmentMarks',
    table: classAssignmentMarks,
    personalColumns: ['comment'],
    where: isOfOwnAssignment,
    outcome: 'deleted',
    erase: deleteMatching(classAssignmentMarks, isOfOwnAssignment),
  },
  ownedByUser(
    {
      name: 'classTests',
      table: classTests,
      personalColumns: [
        ...['userId', 'title', 'subject', 'schoolName', 'instructions', 'questions'],
      ],
    },
    classTests.userId,
  ),
  ownedByUser(
    {
      name: 'classAssignments',
      table: classAssignments,
      personalColumns: ['userId', 'title', 'rubric', 'comments'],
    },
    classAssignments.userId,
  ),
  ownedByUser(
    { name: 'classGroups', table: classGroups, personalColumns: ['userId', 'name'] },
    classGroups.userId,
  ),
  ownedByUser(
    {
      name: 'ownQuestions',
      table: ownQuestions,
      personalColumns: ['userId', 'subject', 'question'],
    },
    ownQuestions.userId,
  ),
  ownedByUser(
    {
      name: 'classSlipTexts',
      table: classSlipTexts,
      personalColumns: ['userId', 'texts'],
    },
    classSlipTexts.userId,
  ),
  ownedByUser(
    { name: 'classPictures', table: classPictures, prepareCleanup: preparePictureCleanup },
    classPictures.userId,
  ),
]

async function preparePictureCleanup(tx: Db, user: DataSubject) {
  const pictures = await tx
    .select({ fileId: classPictures.fileId })
    .from(classPictures)
    .where(eq(classPictures.userId, user.id))
  return () =>
    removeUnusedFiles(
      user,
      pictures.map(({ fileId }) => fileId),
    )
}
