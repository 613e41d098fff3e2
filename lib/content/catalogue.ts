import 'server-only'
import { ebooks } from '@/content/ebooks/catalogue'
import { companions, works } from '@/content/toolkit/catalogue'
import { videos } from '@/content/videos/catalogue'
import { workshops } from '@/content/workshops'
import type { ItemFacts, ItemWords } from '@/db/schema'
import type { ItemFile, Shelf } from './item'

/** What the site comes with, as rows. It fills empty tables once; from then on the rows are right. */

export type CatalogueItem = {
  id: string
  shelf: Shelf
  isPremium: boolean
  title: string
  facts: ItemFacts
  words: ItemWords
  files: Record<string, ItemFile>
}

/** The first four are open to every member. */
const OPEN_WORKSHOPS = 4
const COVER = { width: 300, height: 400 }

export const catalogueItems = (): CatalogueItem[] => [
  ...ebooks.map(({ id, isPremium, title, description, category, author, pages, ...book }) => ({
    ...{ id, isPremium, title, shelf: 'book' as const },
    facts: { pages, companion: companions[id] },
    words: { description, category, author },
    files: {
      document: { bundled: book.file },
      cover: { bundled: `/pictures/books/${book.cover}`, ...COVER },
      ...(book.text && { text: { bundled: book.text } }),
    },
  })),
  ...videos.map(({ id, isPremium, title, description, seconds, bytes, poster, ...film }) => ({
    ...{ id, isPremium, title, shelf: 'film' as const },
    facts: { seconds, companion: companions[id] },
    words: { description },
    files: {
      film: { bundled: film.file, bytes },
      captions: { bundled: film.captions },
      poster: { bundled: poster.src, width: poster.width, height: poster.height },
    },
  })),
  ...workshops.map(({ title, text, link, picture }, place) => ({
    ...{ id: picture, title, shelf: 'workshop' as const, isPremium: place >= OPEN_WORKSHOPS },
    facts: { link, picture },
    words: { description: text },
    files: {},
  })),
  ...works.map(({ id, isPremium, title, about, grades, theme, part, across, ...work }) => ({
    ...{ id, isPremium, title, shelf: 'work' as const },
    facts: { theme, part, across },
    words: { description: about, grades, pages: work.pages.map((page) => page.title) },
    files: {
      ...Object.fromEntries(
        work.files.map(({ format, file, name, bytes }) => [
          format,
          { bundled: file, bytes, saveAs: name },
        ]),
      ),
      ...Object.fromEntries(
        work.pages.map(({ picture }, index) => [`page-${index + 1}`, { bundled: picture }]),
      ),
    },
  })),
]
