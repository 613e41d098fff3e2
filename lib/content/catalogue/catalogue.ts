import 'server-only'
import { ebooks } from '@/content/ebooks/catalogue'
import { companions, translatedWorks, works } from '@/content/toolkit/catalogue'
import { videos } from '@/content/videos/catalogue'
import { workshops } from '@/content/workshops'
import type { ItemFacts, ItemText } from '@/db/schema'
import type { ItemFile, ItemType } from '../item'

/** Initial rows, inserted once; after that the database is authoritative. */

export type CatalogueItem = {
  id: string
  type: ItemType
  isPremium: boolean
  language?: string
  /** An item before it in the catalogue. */
  translationOf?: string
  title: string
  facts: ItemFacts
  content: ItemText
  files: Record<string, ItemFile>
}

const FREE_WORKSHOP_COUNT = 4
const COVER_SIZE = { width: 300, height: 400 }

export const getCatalogueItems = (): CatalogueItem[] => [
  ...ebooks.map(({ id, isPremium, title, description, category, author, pages, ...book }) => ({
    ...{ id, isPremium, title, type: 'book' as const },
    facts: { pages, companion: companions[id] },
    content: { description, category, author },
    files: {
      document: { bundled: book.file },
      cover: { bundled: `/pictures/books/${book.cover}`, ...COVER_SIZE },
      ...(book.text && { text: { bundled: book.text } }),
    },
  })),
  ...videos.map(({ id, isPremium, title, description, seconds, bytes, poster, ...video }) => ({
    ...{ id, isPremium, title, type: 'video' as const },
    facts: { seconds, companion: companions[id] },
    content: { description },
    files: {
      video: { bundled: video.file, bytes },
      captions: { bundled: video.captions },
      poster: { bundled: poster.src, width: poster.width, height: poster.height },
    },
  })),
  ...workshops.map(({ title, text, link, picture }, index) => ({
    ...{ id: picture, title, type: 'workshop' as const, isPremium: index >= FREE_WORKSHOP_COUNT },
    facts: { link, picture },
    content: { description: text },
    files: {},
  })),
  ...listEditions().map(
    ({
      id,
      isPremium,
      language,
      translationOf,
      title,
      subtitle,
      about,
      grades,
      theme,
      resourceType,
      isCrossTheme,
      ...resource
    }) => ({
      ...{ id, isPremium, language, translationOf, title, type: 'resource' as const },
      facts: { theme, resourceType, isCrossTheme },
      content: {
        subtitle,
        description: about,
        grades,
        pages: resource.pages.map((page) => page.title),
      },
      files: {
        ...Object.fromEntries(
          resource.files.map(({ format, file, name, bytes }) => [
            format,
            { bundled: file, bytes, saveAs: name },
          ]),
        ),
        ...Object.fromEntries(
          resource.pages.map(({ picture }, index) => [`page-${index + 1}`, { bundled: picture }]),
        ),
      },
    }),
  ),
]

/** Each resource, then its translations. */
const listEditions = () =>
  works.flatMap((work) => [
    work,
    ...translatedWorks.filter(({ translationOf }) => translationOf === work.id),
  ])
