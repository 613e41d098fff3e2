import 'server-only'
import { sql } from 'drizzle-orm'
import type { QuestionResult } from '@/base/class-test-kinds'
import { database } from '@/db/client'
import { ownQuestions } from '@/db/schema'
import type { TestResults } from './load'

/** A question of the own bank shows how it did in each test: numbers of a class, of no student. */
export async function saveQuestionResults(
  userId: string,
  { test, questions }: TestResults,
): Promise<void> {
  const results = test.questions.flatMap((question, index) => {
    const statistics = questions[index]
    if (!question.ownId || question.isDropped || !statistics || statistics.difficulty === null)
      return []
    const result: QuestionResult = {
      day: test.day,
      students: statistics.students,
      share: statistics.difficulty,
      discrimination: statistics.discrimination,
    }
    return [{ id: question.ownId, result }]
  })
  if (results.length === 0) return
  const db = await database()
  await db.execute(sql`
    update ${ownQuestions} o
    set results = o.results || jsonb_build_object(${test.id}::text, r.result)
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r(id uuid, result jsonb)
    where o.id = r.id and o.user_id = ${userId}`)
}
