import 'server-only'
import { getForeignTag } from '@/i18n/language'
import { getWorkId, type Item, listEditionLanguages } from '@/lib/content/item'
import { getLists, translateLabel } from '@/lib/content/lists'
import { findPublishedItems } from '@/lib/content/published'
import { buildOpenBook, readBookText } from './books'
import type { BookText } from './schema'

/** What everyone may read of a book: at most so much of the first chapter. */
const MAX_TEASER_PARAGRAPHS = 3
const MAX_TEASER_CHARS = 1_200

export type PublicBook = NonNullable<Awaited<ReturnType<typeof getPublicBook>>>
export type PublicBookCard = ReturnType<typeof buildPublicCard>

/** The edition in the page's language, else the original; without URLs of its files. */
export async function getPublicBook(work: string) {
  const [books, lists] = await Promise.all([findPublishedItems('book'), getLists()])
  const book = books.find((candidate) => getWorkId(candidate) === work)
  if (!book) return null
  const { pages, author } = buildOpenBook(book)
  const text = await readBookText(book)
  return {
    ...buildPublicCard(book),
    ...{ edition: book.id, pages, author, editionLanguage: book.editionLanguage },
    category: translateLabel(lists.category, book.content.category ?? ''),
    languages: listEditionLanguages(book),
    theme: lists.theme.find(({ slug }) => slug === findTheme(book)),
    chapters: text?.chapters.map(({ title }) => title) ?? [],
    teaser: text && selectTeaser(text),
    others: books.filter((other) => other !== book).map(buildPublicCard),
  }
}

/** Books that go with a theme. */
export async function findPublicBooksOf(theme: string): Promise<PublicBookCard[]> {
  const books = await findPublishedItems('book')
  return books.filter((book) => findTheme(book) === theme).map(buildPublicCard)
}

export const listBookThemes = async () => (await findPublishedItems('book')).map(findTheme)

function findTheme({ facts: { companion } }: Item): string | undefined {
  return companion && 'theme' in companion ? companion.theme : undefined
}

function buildPublicCard(book: Item) {
  const { title, lang, description, cover } = buildOpenBook(book)
  return {
    ...{ work: getWorkId(book), isPremium: book.isPremium, title, lang, description, cover },
    /** Of its chapters. */
    textLang: getForeignTag(book.editionLanguage),
  }
}

/** The first paragraphs of the first chapter, as HTML of the book's own source. */
export function selectTeaser({ chapters: [chapter] }: Pick<BookText, 'chapters'>) {
  if (!chapter) return null
  const paragraphs: string[] = []
  let chars = 0
  for (const { html } of chapter.blocks) {
    chars += html.length
    if (!html.startsWith('<p>') || paragraphs.length === MAX_TEASER_PARAGRAPHS) break
    if (paragraphs.length > 0 && chars > MAX_TEASER_CHARS) break
    paragraphs.push(html)
  }
  return paragraphs.length > 0 ? { chapter: chapter.title, html: paragraphs.join('') } : null
}
