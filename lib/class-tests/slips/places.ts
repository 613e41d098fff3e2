import 'server-only'
import type { QuestionOrigin } from '@/base/class-test-kinds'
import { classSlipsText } from '@/i18n/class-slips'
import type { Item } from '@/lib/content/item'
import { findPublishedItems } from '@/lib/content/published'
import { readBookText } from '@/lib/library/books'

/** Where the topic of a question can be read again, in words. */
export type PlaceNames = (origin: QuestionOrigin) => string | null

/** Of published material, in the edition of the language if there is one. */
export async function loadPlaceNames(
  origins: QuestionOrigin[],
  language: string,
): Promise<PlaceNames> {
  const names = new Map<string, string | null>()
  const [books, resources] = await Promise.all([
    findPublishedItems('book', language),
    findPublishedItems('resource', language),
  ])
  for (const origin of origins)
    if (!names.has(toKey(origin)))
      names.set(
        toKey(origin),
        'book' in origin ? await nameChapter(origin, books) : nameResource(origin, resources),
      )
  return (origin) => names.get(toKey(origin)) ?? null
}

const toKey = (origin: QuestionOrigin) =>
  'book' in origin ? `${origin.book} ${origin.chapter}` : origin.resource

async function nameChapter(origin: { book: string; chapter: string }, books: Item[]) {
  const book = books.find(({ files }) => files.text?.bundled === `${origin.book}.json`)
  const text = book && (await readBookText(book))
  const chapter = text?.chapters.find(({ id }) => id === origin.chapter)
  return book && chapter ? classSlipsText().chapter(book.title, chapter.title, chapter.page) : null
}

function nameResource(origin: { resource: string }, resources: Item[]) {
  const item = resources.find(
    ({ facts }) => `${facts.theme}-${facts.resourceType}` === origin.resource,
  )
  return item ? classSlipsText().resource(item.title) : null
}
