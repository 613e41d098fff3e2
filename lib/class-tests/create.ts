import 'server-only'
import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { MAX_FREE_QUESTIONS, type TestQuestion } from '@/base/class-test-kinds'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { schools } from '@/db/read-models/schools'
import { classTests } from '@/db/schema'
import { listDraftQuestions } from '@/lib/drafts/questions'
import { type ClassTeacher, findClassTest, requirePlace } from './access'
import { toTestQuestions } from './bank'
import { ensureClassGroup } from './groups'
import type { ClassTestInput } from './schema'

const MAX_SEED = 2 ** 31 - 1

/** Empty, or with the questions by level of an own draft. */
export async function createClassTest(
  viewer: ClassTeacher,
  { draft, className, ...details }: ClassTestInput,
): Promise<string> {
  const bankQuestions = draft ? await listDraftQuestions(viewer.id, draft) : []
  const questions = await toTestQuestions(bankQuestions, details.language)
  const db = await database()
  return db.transaction(async (tx) => {
    const author = await requirePlace(tx, viewer)
    const groupId = await ensureClassGroup(tx, viewer.id, { className, day: details.day })
    return insertTest(tx, {
      ...{ userId: viewer.id, groupId, ...details },
      schoolName: await findSchoolName(tx, viewer.id),
      questions: author.isSubscribed ? questions : questions.slice(0, MAX_FREE_QUESTIONS),
    })
  })
}

/** For another class or another year: the same questions, not printed yet. */
export async function copyClassTest(viewer: ClassTeacher, id: string): Promise<string> {
  const test = await findClassTest(viewer.id, id)
  if (!test) throw new AppError('notFound', 'notFound')
  const { userId, groupId, title, subject, grade, language, minutes } = test
  const { schoolName, instructions, versions } = test
  const questions = test.questions.map(
    (question): TestQuestion => ({
      ...question,
      ...{ id: randomUUID(), isDropped: false },
    }),
  )
  const db = await database()
  return db.transaction(async (tx) => {
    await requirePlace(tx, viewer)
    return insertTest(tx, {
      ...{ userId, groupId, title, subject, grade, language, minutes },
      ...{ schoolName, instructions, versions, questions },
    })
  })
}

async function insertTest(
  tx: Db,
  values: Omit<typeof classTests.$inferInsert, 'shuffleSeed'>,
): Promise<string> {
  const [test] = await tx
    .insert(classTests)
    .values({ ...values, shuffleSeed: randomInt(MAX_SEED) })
    .returning({ id: classTests.id })
  if (!test) throw new Error('the test was not stored')
  return test.id
}

/** Of the present seat. */
async function findSchoolName(tx: Db, userId: string): Promise<string> {
  const [school] = await tx
    .select({ name: schools.name })
    .from(schools)
    .where(
      sql`${schools.id} in (select school_id from memberships m
        where m.user_id = ${userId} and m.left_at is null)`,
    )
  return school?.name ?? ''
}
