import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { TestLanguage, TestQuestion } from '@/base/class-test-kinds'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { ownQuestions } from '@/db/schema'
import type { ClassTeacher } from './access'
import { findQuestionFault } from './faults'

const MAX_OWN_QUESTIONS = 2_000
const LISTED_QUESTIONS = 400

type TestFacts = { userId: string; subject: string; grade: number; language: TestLanguage }

/** Complete questions that the teacher wrote; a later version replaces the one before. */
export async function keepOwnQuestions(
  tx: Db,
  { userId, subject, grade, language }: TestFacts,
  questions: TestQuestion[],
): Promise<void> {
  const rows = questions.flatMap((question) =>
    question.ownId && !findQuestionFault(question)
      ? [{ id: question.ownId, userId, subject, grade, language, question }]
      : [],
  )
  const uniqueRows = [...new Map(rows.map((row) => [row.id, row])).values()]
  if (uniqueRows.length === 0) return
  if ((await tx.$count(ownQuestions, eq(ownQuestions.userId, userId))) >= MAX_OWN_QUESTIONS) return
  await tx
    .insert(ownQuestions)
    .values(uniqueRows)
    .onConflictDoUpdate({
      target: ownQuestions.id,
      set: {
        ...{ question: sql`excluded.question`, subject: sql`excluded.subject` },
        ...{ grade: sql`excluded.grade`, language: sql`excluded.language`, changedAt: sql`now()` },
      },
      setWhere: eq(ownQuestions.userId, userId),
    })
}

/** The newest first. */
export async function listOwnQuestions(userId: string, language: TestLanguage) {
  const db = await database()
  const rows = await db
    .select({
      id: ownQuestions.id,
      subject: ownQuestions.subject,
      grade: ownQuestions.grade,
      question: ownQuestions.question,
      results: ownQuestions.results,
    })
    .from(ownQuestions)
    .where(and(eq(ownQuestions.userId, userId), eq(ownQuestions.language, language)))
    .orderBy(sql`${ownQuestions.changedAt} desc`, ownQuestions.id)
    .limit(LISTED_QUESTIONS)
  return rows.map(({ results, ...row }) => ({ ...row, results: Object.values(results) }))
}

export type OwnQuestionRow = Awaited<ReturnType<typeof listOwnQuestions>>[number]

/** Tests keep it. */
export async function removeOwnQuestion(viewer: ClassTeacher, id: string): Promise<void> {
  const db = await database()
  const removed = await db
    .delete(ownQuestions)
    .where(and(eq(ownQuestions.id, requireUuid(id)), eq(ownQuestions.userId, viewer.id)))
    .returning({ id: ownQuestions.id })
  if (removed.length === 0) throw new AppError('notFound', 'notFound')
}
