import 'server-only'
import type { NamedBook } from '@/content/book-data'
import { publishedItems } from '@/lib/content/queries'
import { openBook } from './cards'

/** The published e-books by name, for pages that everyone reads; none of what opens them. */
export async function namedBooks(): Promise<NamedBook[]> {
  const books = await publishedItems('book')
  return books.map((book) => {
    const { id, title, author, description, cover } = openBook(book)
    return { id, title, author, description, isPremium: book.isPremium, cover: cover.src }
  })
}
