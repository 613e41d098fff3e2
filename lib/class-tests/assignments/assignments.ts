import 'server-only'
import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { AssignmentCriterion } from '@/base/class-test-kinds'
import { AppError } from '@/base/errors'
import { isUuid, requireUuid } from '@/base/ids'
import { database } from '@/db/client'
import { classAssignmentMarks, classAssignments, classGroups } from '@/db/schema'
import { classAssignmentsText } from '@/i18n/class-assignments'
import { runInLanguage } from '@/i18n/request-language'
import { isOwnGroup, lockAuthor } from '../access'
import { ensureClassGroup } from '../groups'
import { findToolkitRubric, parseOwnRubric } from './rubrics'
import type { AssignmentMarkInput, NewAssignmentInput } from './schema'

const MAX_ASSIGNMENTS = 500

/** A class and its assignments are the teacher’s alone. */
const isOwnAssignment = (userId: string, id: string) =>
  and(
    eq(classAssignments.id, requireUuid(id)),
    eq(classAssignments.userId, userId),
    isNull(classAssignments.removedAt),
    isOwnGroup(userId),
  )

export async function listAssignments(userId: string) {
  const db = await database()
  return db
    .select({
      id: classAssignments.id,
      title: classAssignments.title,
      className: classGroups.name,
      students: sql<number>`jsonb_array_length(${classGroups.rollNumbers})`,
      handedIn: sql<number>`(select count(*)::int from ${classAssignmentMarks} m
        where m.assignment_id = ${classAssignments.id} and m.is_handed_in)`,
    })
    .from(classAssignments)
    .innerJoin(classGroups, eq(classGroups.id, classAssignments.groupId))
    .where(
      and(
        eq(classAssignments.userId, userId),
        isNull(classAssignments.removedAt),
        isOwnGroup(userId),
      ),
    )
    .orderBy(desc(classAssignments.createdAt), desc(classAssignments.id))
}

export async function createAssignment(
  viewer: { id: string },
  { rubric: chosen, ownRubric, className, ...values }: NewAssignmentInput,
): Promise<string> {
  const rubric =
    chosen === 'own' ? parseOwnRubric(ownRubric ?? '') : await findToolkitRubric(chosen)
  if (!rubric)
    throw new AppError('invalid', 'checkForm', {
      errors: { [chosen === 'own' ? 'ownRubric' : 'rubric']: 'rubricInvalid' },
    })
  const comments = runInLanguage(values.language, () => classAssignmentsText().usualComments)
  const db = await database()
  return db.transaction(async (tx) => {
    await lockAuthor(tx, viewer.id)
    const count = await tx.$count(classAssignments, eq(classAssignments.userId, viewer.id))
    if (count >= MAX_ASSIGNMENTS) throw new AppError('conflict', 'assignmentListFull')
    const groupId = await ensureClassGroup(tx, viewer.id, { className, day: null })
    const [row] = await tx
      .insert(classAssignments)
      .values({ ...values, userId: viewer.id, groupId, rubric, comments })
      .returning({ id: classAssignments.id })
    if (!row) throw new Error('the assignment was not stored')
    return row.id
  })
}

export type OwnAssignment = NonNullable<Awaited<ReturnType<typeof findAssignment>>>

/** Null for everyone but the teacher. */
export async function findAssignment(userId: string, id: string) {
  if (!isUuid(id)) return null
  const db = await database()
  const [assignment] = await db
    .select({
      id: classAssignments.id,
      title: classAssignments.title,
      language: classAssignments.language,
      rubric: classAssignments.rubric,
      comments: classAssignments.comments,
      group: {
        id: classGroups.id,
        name: classGroups.name,
        rollNumbers: classGroups.rollNumbers,
      },
    })
    .from(classAssignments)
    .innerJoin(classGroups, eq(classGroups.id, classAssignments.groupId))
    .where(isOwnAssignment(userId, id))
  if (!assignment) return null
  const marks = await db
    .select({
      section: classAssignmentMarks.section,
      rollNumber: classAssignmentMarks.rollNumber,
      levels: classAssignmentMarks.levels,
      comment: classAssignmentMarks.comment,
      isHandedIn: classAssignmentMarks.isHandedIn,
    })
    .from(classAssignmentMarks)
    .where(eq(classAssignmentMarks.assignmentId, assignment.id))
    .orderBy(asc(classAssignmentMarks.section), asc(classAssignmentMarks.rollNumber))
  return { ...assignment, marks }
}

async function requireAssignment(userId: string, id: string): Promise<OwnAssignment> {
  const assignment = await findAssignment(userId, id)
  if (!assignment) throw new AppError('notFound', 'notFound')
  return assignment
}

/** Ticked later counts, whatever arrives first. */
export async function saveAssignmentMarks(
  viewer: { id: string },
  id: string,
  marks: AssignmentMarkInput[],
): Promise<void> {
  const { rubric } = await requireAssignment(viewer.id, id)
  if (!marks.every(({ levels }) => fitsRubric(rubric, levels)))
    throw new AppError('invalid', 'checkForm', { errors: { marks: 'valueInvalid' } })
  const db = await database()
  await db.transaction(async (tx) => {
    for (const { markedAt, ...mark } of marks) {
      const values = { ...mark, markedAt: new Date(markedAt) }
      await tx
        .insert(classAssignmentMarks)
        .values({ assignmentId: id, ...values })
        .onConflictDoUpdate({
          target: [
            classAssignmentMarks.assignmentId,
            classAssignmentMarks.section,
            classAssignmentMarks.rollNumber,
          ],
          set: values,
          setWhere: lt(classAssignmentMarks.markedAt, values.markedAt),
        })
    }
  })
}

const fitsRubric = (rubric: AssignmentCriterion[], levels: Record<string, number>) =>
  Object.entries(levels).every(([criterionId, level]) => {
    const criterion = rubric.find(({ id }) => id === criterionId)
    return criterion !== undefined && level < criterion.levels.length
  })

export async function saveAssignmentComments(
  viewer: { id: string },
  id: string,
  comments: string[],
): Promise<void> {
  await requireAssignment(viewer.id, id)
  const db = await database()
  await db.update(classAssignments).set({ comments }).where(eq(classAssignments.id, id))
}

/** With its marks, which are deleted a day later. */
export async function removeAssignment(viewer: { id: string }, id: string): Promise<void> {
  await requireAssignment(viewer.id, id)
  const db = await database()
  await db
    .update(classAssignments)
    .set({ removedAt: sql`now()` })
    .where(eq(classAssignments.id, id))
}
