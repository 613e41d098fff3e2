import 'server-only'
import type { NamedBook } from '@/content/book-data'
import { findPublishedItems } from '@/lib/content/queries'
import { buildOpenBook } from './cards'

/** Public: without file URLs. */
export async function listBooks(): Promise<NamedBook[]> {
  const books = await findPublishedItems('book')
  return books.map((book) => {
    const { id, lang, title, author, description, cover } = buildOpenBook(book)
    return { id, lang, title, author, description, isPremium: book.isPremium, cover: cover.src }
  })
}
