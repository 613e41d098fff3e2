import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { drafts } from '@/db/schema'
import { isOwnDraft } from '../access'
import type { DraftUpdateInput } from '../schema'

type DraftText = { title: string; body: string; version: number }
export type DraftSaveResult = { version: number } | { theirs: DraftText }

/** One statement decides between two windows; the later one gets the newer text. */
export async function saveDraft(
  viewer: { id: string },
  id: string,
  { title, body, version, keepsPrevious }: DraftUpdateInput,
): Promise<DraftSaveResult> {
  const db = await database()
  const [saved] = await db
    .update(drafts)
    .set({
      title,
      body,
      version: sql`${drafts.version} + 1`,
      changedAt: sql`now()`,
      ...(keepsPrevious && { previousBody: sql`${drafts.body}` }),
    })
    .where(and(isOwnDraft(viewer.id, id), eq(drafts.version, version)))
    .returning({ version: drafts.version })
  return saved ?? { theirs: await requireOwnDraft(db, viewer, id) }
}

/** Exchanges both texts, so that it can be undone. */
export async function restorePreviousText(viewer: { id: string }, id: string): Promise<void> {
  const db = await database()
  const rows = await db
    .update(drafts)
    .set({
      body: sql`${drafts.previousBody}`,
      previousBody: sql`${drafts.body}`,
      version: sql`${drafts.version} + 1`,
      changedAt: sql`now()`,
    })
    .where(and(isOwnDraft(viewer.id, id), isNotNull(drafts.previousBody)))
    .returning({ id: drafts.id })
  if (rows.length === 0) throw new AppError('notFound', 'notFound')
}

export async function deleteDraft(viewer: { id: string }, id: string): Promise<void> {
  const db = await database()
  const rows = await db.delete(drafts).where(isOwnDraft(viewer.id, id)).returning({ id: drafts.id })
  if (rows.length === 0) throw new AppError('notFound', 'notFound')
}

async function requireOwnDraft(db: Db, viewer: { id: string }, id: string): Promise<DraftText> {
  const [draft] = await db
    .select({ title: drafts.title, body: drafts.body, version: drafts.version })
    .from(drafts)
    .where(isOwnDraft(viewer.id, id))
  if (!draft) throw new AppError('notFound', 'notFound')
  return draft
}
