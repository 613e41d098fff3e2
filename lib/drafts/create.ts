import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { isSubscribed } from '@/db/read-models/is-subscribed'
import { drafts } from '@/db/schema'
import { draftTemplates } from './content'
import { toCitation } from './export/paper'
import { MAX_BODY_CHARACTERS, MAX_DRAFTS, MAX_TITLE_CHARACTERS } from './kinds'
import type { DraftInput } from './schema'
import { loadDraftPassages } from './sources/load'
import { composeFromTemplate } from './templates/compose'
import type { NumberedPassage } from './templates/sentences'

/** Filled from the material without any model. */
export async function createDraft(viewer: { id: string }, input: DraftInput): Promise<string> {
  const passages = await loadDraftPassages(input)
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
        body: composeFromTemplate(input.task, { text, facts, passages }).slice(
          0,
          MAX_BODY_CHARACTERS,
        ),
        citations: passages.map(toCitation),
        madeBy: 'template',
      })
      .returning({ id: drafts.id })
    if (!draft) throw new Error('the draft was not stored')
    return draft.id
  })
}

/** The passages of a chapter begin with its title. */
function nameMaterial({ source, topic }: DraftInput, [first]: NumberedPassage[]): string {
  if (source === 'topic' && topic) return topic
  const [chapter = ''] = first?.place.split(': ') ?? []
  return source.startsWith('chapter:') ? chapter : (first?.title ?? '')
}
