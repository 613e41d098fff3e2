import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { DraftLanguage } from '@/base/draft-kinds'
import { AppError } from '@/base/errors'
import { isUuid, requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { buildPageQuery, slicePage } from '@/db/pagination'
import { users } from '@/db/read-models/accounts'
import { isSubscribed } from '@/db/read-models/is-subscribed'
import { drafts } from '@/db/schema'
import { getWorkId } from '@/lib/content/item'
import { findPublishedItems } from '@/lib/content/published'
import { hasQuestions } from '@/lib/question-bank/questions'
import type { DraftUpdateInput } from './schema'
import { getChapterSource, getResourceSource, listChapters } from './sources/load'

export type OwnDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>

export type DraftSources = Awaited<ReturnType<typeof listDraftSources>>

type DraftText = { title: string; body: string; version: number }

export type DraftSaveResult = { version: number } | { theirs: DraftText }

/** Drafts adapt premium material: they open for their author alone, while the subscription lasts. */
export const isOwner = (userId: string) =>
  and(
    eq(drafts.userId, userId),
    sql`exists (select from ${users} where users.id = drafts.user_id and ${isSubscribed})`,
  )

export const isOwnDraft = (userId: string, id: string) =>
  and(eq(drafts.id, requireUuid(id)), isOwner(userId))

export async function listDrafts(userId: string, after?: string) {
  const db = await database()
  const page = buildPageQuery({ timestamp: drafts.createdAt, id: drafts.id, after })
  const rows = await db
    .select({
      key: page.key,
      id: drafts.id,
      task: drafts.task,
      title: drafts.title,
      grade: drafts.grade,
      subject: drafts.subject,
      changedAt: drafts.changedAt,
    })
    .from(drafts)
    .where(and(isOwner(userId), page.from))
    .orderBy(...page.by)
    .limit(page.most)
  return slicePage(rows)
}

/** Null for everyone but the author, and for an author without a subscription. */
export async function findDraft(userId: string, id: string) {
  if (!isUuid(id)) return null
  const db = await database()
  const [draft] = await db
    .select({
      id: drafts.id,
      task: drafts.task,
      language: drafts.language,
      grade: drafts.grade,
      subject: drafts.subject,
      title: drafts.title,
      body: drafts.body,
      hasPrevious: sql<boolean>`${drafts.previousBody} is not null`,
      citations: drafts.citations,
      madeBy: drafts.madeBy,
      version: drafts.version,
      changedAt: drafts.changedAt,
    })
    .from(drafts)
    .where(isOwnDraft(userId, id))
  return draft ?? null
}

export async function requireDraft(userId: string, id: string): Promise<OwnDraft> {
  const draft = await findDraft(userId, id)
  if (!draft) throw new AppError('notFound', 'notFound')
  return draft
}

/** What a draft in a language can be made from, by resource and book: of each the edition in it, if there is one. */
export async function listDraftSources(language: DraftLanguage) {
  const [resources, books] = await Promise.all([
    findPublishedItems('resource', language),
    findPublishedItems('book', language),
  ])
  return {
    resources: await Promise.all(
      resources.map(async (item) => ({
        value: `resource:${item.id}`,
        work: `resource:${getWorkId(item)}`,
        language: item.editionLanguage,
        title: item.title,
        subtitle: item.content.subtitle,
        theme: item.facts.theme,
        resourceType: item.facts.resourceType,
        hasQuestions: await hasQuestions(getResourceSource(item)),
      })),
    ),
    books: await Promise.all(
      books.map(async (book) => ({
        title: book.title,
        language: book.editionLanguage,
        chapters: await Promise.all(
          (await listChapters(book)).map(async ({ id, title }) => ({
            value: `chapter:${book.id}:${id}`,
            title,
            hasQuestions: await hasQuestions(getChapterSource(book, id)),
          })),
        ),
      })),
    ),
  }
}

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
