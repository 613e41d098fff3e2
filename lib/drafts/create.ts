import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { MODEL_TASKS, QUESTION_TASKS } from '@/base/draft-kinds'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { isSubscribed } from '@/db/read-models/is-subscribed'
import { drafts } from '@/db/schema'
import type { BankQuestion } from '@/lib/question-bank/questions'
import { draftTemplates } from './content'
import { toCitation } from './export/paper'
import { MAX_BODY_CHARACTERS, MAX_DRAFTS, MAX_TITLE_CHARACTERS } from './kinds'
import { listPassageQuestions } from './questions'
import type { DraftInput } from './schema'
import { loadDraftPassages } from './sources/load'
import type { NumberedPassage } from './sources/passages'
import { composeFromTemplate } from './templates/compose'

/** Filled with words that were written for the material, without any model. */
export async function createDraft(viewer: { id: string }, input: DraftInput): Promise<string> {
  const passages = await loadDraftPassages(input)
  const questions = await listPassageQuestions(passages)
  checkOffered(input, questions)
  const text = draftTemplates[input.language]
  const name = nameMaterial(input, passages)
  const { grade, subject, minutes, classSize } = input
  const facts = { grade, subject, minutes, classSize, title: name }
  const db = await database()
  return db.transaction(async (tx) => {
    // The lock serialises two requests of one user, so that both count the drafts.
    const [author] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, viewer.id), isSubscribed))
      .for('update')
    if (!author) throw new AppError('forbidden', 'draftNeedsSubscription')
    const [count] = await tx
      .select({ drafts: sql<number>`count(*)::int` })
      .from(drafts)
      .where(eq(drafts.userId, viewer.id))
    if ((count?.drafts ?? 0) >= MAX_DRAFTS) throw new AppError('conflict', 'draftListFull')
    const [draft] = await tx
      .insert(drafts)
      .values({
        ...input,
        userId: viewer.id,
        topic: input.source === 'topic' ? input.topic : null,
        title: text.titles[input.task](name).slice(0, MAX_TITLE_CHARACTERS),
        body: composeFromTemplate(input.task, {
          ...{ text, language: input.language, facts, passages, questions },
        }).slice(0, MAX_BODY_CHARACTERS),
        citations: passages.map(toCitation),
        madeBy: 'template',
      })
      .returning({ id: drafts.id })
    if (!draft) throw new Error('the draft was not stored')
    return draft.id
  })
}

/** A model needs no questions, and alone adapts a text. */
function checkOffered({ task, source }: DraftInput, questions: BankQuestion[]) {
  if (settings().ai.provider) return
  if (MODEL_TASKS.includes(task))
    throw new AppError('invalid', 'checkForm', { errors: { task: 'draftNeedsModel' } })
  if (QUESTION_TASKS.includes(task) && questions.length === 0) {
    const field = source === 'topic' ? 'topic' : 'source'
    throw new AppError('invalid', 'checkForm', { errors: { [field]: 'draftQuestionsMissing' } })
  }
}

/** The passages of a chapter begin with its title. */
function nameMaterial({ source, topic }: DraftInput, [first]: NumberedPassage[]): string {
  if (source === 'topic' && topic) return topic
  const [chapter = ''] = first?.place.split(': ') ?? []
  return source.startsWith('chapter:') ? chapter : (first?.title ?? '')
}
