import 'server-only'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { drafts } from '@/db/schema'
import { type BankQuestion, listQuestions } from '@/lib/question-bank/questions'
import { isOwnDraft } from './draft'
import { loadDraftPassages } from './sources/load'
import type { NumberedPassage } from './sources/passages'

/** Of several passages of one chapter, its questions once. */
export async function listPassageQuestions(passages: NumberedPassage[]): Promise<BankQuestion[]> {
  const sources = passages.flatMap(({ questionSource }) => questionSource ?? [])
  const lists = await Promise.all(sources.map(listQuestions))
  return [...new Set(lists.flat())]
}

/** Written for the material of an own draft. */
export async function listDraftQuestions(userId: string, id: string): Promise<BankQuestion[]> {
  const db = await database()
  const [draft] = await db
    .select({ source: drafts.source, topic: drafts.topic })
    .from(drafts)
    .where(isOwnDraft(userId, id))
  if (!draft) throw new AppError('notFound', 'notFound')
  return listPassageQuestions(await loadDraftPassages(draft))
}
