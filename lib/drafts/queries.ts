import 'server-only'
import { and, sql } from 'drizzle-orm'
import type { DraftLanguage } from '@/base/draft-kinds'
import { AppError } from '@/base/errors'
import { isUuid } from '@/base/ids'
import { database } from '@/db/client'
import { buildPageQuery, slicePage } from '@/db/pagination'
import { drafts } from '@/db/schema'
import { getWorkId } from '@/lib/content/editions'
import { findPublishedItems } from '@/lib/content/queries'
import { isOwnDraft, isOwner } from './access'
import { listChapters } from './sources/load'

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

export type OwnDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>

/** What a draft in a language can be made from, by resource and book: of each the edition in it, if there is one. */
export async function listDraftSources(language: DraftLanguage) {
  const [resources, books] = await Promise.all([
    findPublishedItems('resource', language),
    findPublishedItems('book', language),
  ])
  return {
    resources: resources.map(({ title, content, facts, ...item }) => ({
      value: `resource:${item.id}`,
      work: `resource:${getWorkId(item)}`,
      language: item.editionLanguage,
      title,
      subtitle: content.subtitle,
      theme: facts.theme,
      resourceType: facts.resourceType,
    })),
    books: await Promise.all(
      books.map(async (book) => ({
        title: book.title,
        language: book.editionLanguage,
        chapters: (await listChapters(book)).map(({ id, title }) => ({
          value: `chapter:${book.id}:${id}`,
          title,
        })),
      })),
    ),
  }
}

export type DraftSources = Awaited<ReturnType<typeof listDraftSources>>
