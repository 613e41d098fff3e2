import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { getProcessSingleton } from '@/base/process-singleton'
import { database } from '@/db/client'
import { fileTexts } from '@/db/read-models/files'
import { draftsText } from '@/i18n/drafts'
import type { Item } from '@/lib/content/item'
import { findPublishedItems, getPublishedItem } from '@/lib/content/published'
import { readBookText } from '@/lib/library/books'
import type { BookText } from '@/lib/library/schema'
import type { QuestionSource } from '@/lib/question-bank/questions'
import { routes } from '@/lib/routes'
import { MAX_PASSAGES } from '../kinds'
import {
  createPassage,
  hasContent,
  type NumberedPassage,
  type Passage,
  type PassageText,
} from './passages'
import { findToolkitPassages } from './toolkit-passages'
import { rankPassages } from './topic'

async function loadResourcePassages(resource: Item): Promise<Passage[]> {
  const file = resource.files.pdf ?? resource.files.pptx ?? resource.files.docx
  const { theme = '', resourceType = '' } = resource.facts
  const passages = file?.fileId
    ? await findUploadedPassages(file.fileId, draftsText().page)
    : await findToolkitPassages(theme, resourceType, resource.editionLanguage)
  const query = new URLSearchParams({ theme, part: resourceType })
  return addSource(passages, {
    title: resource.title,
    href: `${routes.toolkit}?${query}`,
    language: resource.editionLanguage,
    questionSource: getResourceSource(resource),
  })
}

async function loadChapterPassages(book: Item, chapterId?: string): Promise<Passage[]> {
  const text = await readCachedBookText(book)
  const source = {
    title: book.title,
    href: `${routes.ebook}#book-${book.id}`,
    language: book.editionLanguage,
  }
  if (text)
    return text.chapters
      .filter(({ id }) => !chapterId || id === chapterId)
      .flatMap((chapter) =>
        addSource(listChapterPassages(chapter), {
          ...source,
          questionSource: getChapterSource(book, chapter.id),
        }),
      )
  const { fileId } = book.files.document ?? {}
  if (!fileId) return []
  const pages = chapterId ? parsePages(chapterId) : undefined
  return addSource(await findUploadedPassages(fileId, draftsText().page, pages), source)
}

/** Nothing for a source that does not exist or is not published. */
export async function loadSourcePassages(source: string): Promise<Passage[]> {
  const [kind, id = '', chapterId = ''] = source.split(':')
  if (kind === 'resource') {
    const resource = await getPublishedItem('resource', id)
    return resource ? loadResourcePassages(resource) : []
  }
  const book = kind === 'chapter' && chapterId ? await getPublishedItem('book', id) : null
  return book ? loadChapterPassages(book, chapterId) : []
}

export async function loadAllPassages(): Promise<Passage[]> {
  const [resources, books] = await Promise.all([
    findPublishedItems('resource'),
    findPublishedItems('book'),
  ])
  const lists = await Promise.all([
    ...resources.map(loadResourcePassages),
    ...books.map((book) => loadChapterPassages(book)),
  ])
  return lists.flat()
}

export async function listChapters(book: Item): Promise<{ id: string; title: string }[]> {
  const text = await readCachedBookText(book)
  if (text) return text.chapters.map(({ id, title }) => ({ id, title }))
  const count = Math.ceil((book.facts.pages ?? 0) / PAGES_PER_CHAPTER)
  return Array.from({ length: count }, (_, index) => {
    const first = index * PAGES_PER_CHAPTER + 1
    return { id: `pages-${first}`, title: draftsText().pages(first, first + PAGES_PER_CHAPTER - 1) }
  })
}

function parsePages(chapterId: string) {
  const first = Number(/^pages-(\d{1,5})$/.exec(chapterId)?.[1] ?? Number.NaN)
  return { first, last: first + PAGES_PER_CHAPTER - 1 }
}

type PassageSource = Omit<Passage, keyof PassageText>

const addSource = (passages: PassageText[], source: PassageSource): Passage[] =>
  passages.map((passage) => ({ ...passage, ...source }))

/** None of a resource that the team uploaded. */
export function getResourceSource({ files, facts }: Item): QuestionSource | undefined {
  const file = files.pdf ?? files.pptx ?? files.docx
  return file?.fileId ? undefined : { resource: `${facts.theme}-${facts.resourceType}` }
}

/** A book that the team uploaded has chapters of pages, and no questions. */
export function getChapterSource(book: Item, chapter: string): QuestionSource | undefined {
  const name = book.files.text?.bundled?.replace(/\.json$/, '')
  return name ? { book: name, chapter } : undefined
}

/** Bundled texts do not change at runtime. */
const bookTexts = getProcessSingleton('draft book texts', () => new Map<string, BookText>())

async function readCachedBookText(book: Item): Promise<BookText | null> {
  const name = book.files.text?.bundled
  if (!name) return null
  const text = bookTexts.get(name) ?? (await readBookText(book))
  if (text) bookTexts.set(name, text)
  return text
}

type BookChapter = { id: string; title: string; blocks: { html: string }[] }

/** One passage for each section of a chapter. */
export function listChapterPassages({ title, blocks }: BookChapter): PassageText[] {
  const sections: { place: string; texts: string[] }[] = [{ place: title, texts: [] }]
  for (const { html } of blocks) {
    if (html.startsWith('<h')) sections.push({ place: `${title}: ${toText(html)}`, texts: [] })
    // Words of table cells and labels of drawings are no sentences.
    else if (!/^<(table|figure)/.test(html)) sections.at(-1)?.texts.push(toText(html))
  }
  return sections.map(({ place, texts }) => createPassage(place, texts)).filter(hasContent)
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

const toText = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&[a-z#0-9]{2,5};/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?”’)])/g, '$1')
    .replace(/([“‘(]) /g, '$1')
    .trim()

type DraftSource = { source: string; topic: string | null }

/** Numbered as the draft cites them. */
export async function loadDraftPassages({
  source,
  topic,
}: DraftSource): Promise<NumberedPassage[]> {
  const passages =
    source === 'topic' && topic
      ? rankPassages(await loadAllPassages(), topic)
      : selectFullest(await loadSourcePassages(source))
  if (passages.length === 0)
    throw new AppError('conflict', source === 'topic' ? 'draftTopicUnknown' : 'draftSourceEmpty')
  return passages.map((passage, index) => ({ ...passage, number: index + 1 }))
}

/** In the order of the material. */
export const selectFullest = (passages: Passage[]): Passage[] => {
  const fullest = new Set(
    [...passages].sort((a, b) => measure(b) - measure(a)).slice(0, MAX_PASSAGES),
  )
  return passages.filter((passage) => fullest.has(passage))
}

/** A criterion is worth more than text: it is what a rubric adapts. */
const measure = ({ text, questions, criteria }: Passage) =>
  text.length + questions.length * 80 + criteria.length * 1_000

/** Pages of one chapter, where an uploaded book names none. */
export const PAGES_PER_CHAPTER = 10
const MAX_PAGE_CHARACTERS = 6_000

/** The text that the inspection of an upload stored; `name` labels a page. */
export async function findUploadedPassages(
  fileId: string,
  name: (page: number) => string,
  { first, last }: { first: number; last: number } = { first: 1, last: Number.MAX_SAFE_INTEGER },
): Promise<PassageText[]> {
  const db = await database()
  const [row] = await db
    .select({ pages: fileTexts.pages })
    .from(fileTexts)
    .where(eq(fileTexts.fileId, fileId))
  return (row?.pages ?? [])
    .map((text, index) => ({ text: text.slice(0, MAX_PAGE_CHARACTERS), page: index + 1 }))
    .filter(({ page }) => page >= first && page <= last)
    .map(({ text, page }) => createPassage(name(page), [text]))
    .filter(hasContent)
}
