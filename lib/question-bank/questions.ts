import 'server-only'
import * as z from 'zod/mini'
import { getProcessSingleton } from '@/base/process-singleton'
import { questionFiles } from '@/content/questions/files'
import { type BankQuestion, bankQuestionSchema } from '@/content/questions/types'

export type { BankQuestion } from '@/content/questions/types'

/** Of a toolkit resource or a chapter, in every edition. */
export type QuestionSource = { resource: string } | { book: string; chapter: string }

/** Questions do not change at runtime. */
const files = getProcessSingleton('question files', () => new Map<string, BankQuestion[]>())

async function readQuestionFile(name: string): Promise<BankQuestion[]> {
  const known = files.get(name)
  if (known) return known
  const file = await questionFiles[name]?.()
  const questions = z.array(bankQuestionSchema).parse(file?.default ?? [])
  files.set(name, questions)
  return questions
}

/** Those written for a source; none for material that the team uploaded. */
export async function listQuestions(source: QuestionSource): Promise<BankQuestion[]> {
  const questions = await readQuestionFile('book' in source ? source.book : source.resource)
  return questions.filter((question) => isAbout(question, source))
}

export const isAbout = ({ source }: BankQuestion, other: QuestionSource): boolean =>
  'book' in source
    ? 'book' in other && source.book === other.book && source.chapter === other.chapter
    : 'resource' in other && source.resource === other.resource

/** False for material that the team uploaded. */
export const hasQuestions = async (source: QuestionSource | undefined) =>
  source !== undefined && (await listQuestions(source)).length > 0
