import 'server-only'
import { getProcessSingleton } from '@/base/process-singleton'
import { draftsText } from '@/i18n/drafts'
import type { Item } from '@/lib/content/item'
import { findPublishedItems, getPublishedItem } from '@/lib/content/published'
import { readBookText } from '@/lib/library/books'
import type { BookText } from '@/lib/library/schema'
import { routes } from '@/lib/routes'
import { listChapterPassages } from './book-passages'
import type { Passage, PassageText } from './passages'
import { findToolkitPassages } from './toolkit-passages'
import { findUploadedPassages, PAGES_PER_CHAPTER } from './uploaded-passages'

async function loadResourcePassages(resource: Item): Promise<Passage[]> {
  const file = resource.files.pdf ?? resource.files.pptx ?? resource.files.docx
  const { theme = '', resourceType = '' } = resource.facts
  const passages = file?.fileId
    ? await findUploadedPassages(file.fileId, draftsText().page)
    : await findToolkitPassages(theme, resourceType, resource.editionLanguage)
  const query = new URLSearchParams({ theme, part: resourceType })
  return addSource(passages, resource.title, `${routes.toolkit}?${query}`)
}

async function loadChapterPassages(book: Item, chapterId?: string): Promise<Passage[]> {
  const text = await readCachedBookText(book)
  const href = `${routes.ebook}#book-${book.id}`
  if (text) {
    const chapters = text.chapters.filter(({ id }) => !chapterId || id === chapterId)
    return addSource(chapters.flatMap(listChapterPassages), book.title, href)
  }
  const { fileId } = book.files.document ?? {}
  if (!fileId) return []
  const pages = chapterId ? parsePages(chapterId) : undefined
  return addSource(await findUploadedPassages(fileId, draftsText().page, pages), book.title, href)
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

const addSource = (passages: PassageText[], title: string, href: string): Passage[] =>
  passages.map((passage) => ({ ...passage, title, href }))

/** Bundled texts do not change at runtime. */
const bookTexts = getProcessSingleton('draft book texts', () => new Map<string, BookText>())

async function readCachedBookText(book: Item): Promise<BookText | null> {
  const name = book.files.text?.bundled
  if (!name) return null
  const text = bookTexts.get(name) ?? (await readBookText(book))
  if (text) bookTexts.set(name, text)
  return text
}
