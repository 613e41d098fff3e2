import 'server-only'
import type { ItemType } from '@/base/item-types'
import type { ItemFacts, ItemText } from '@/db/schema'

export type { ItemType } from '@/base/item-types'

export type ItemFile = {
  bundled?: string | null
  fileId?: string | null
  bytes?: number
  width?: number
  height?: number
  saveAs?: string
}

/** Another published edition of the same work. */
export type Edition = { id: string; language: string; title: string }

export type Item = {
  id: string
  type: ItemType
  isPremium: boolean
  isPublished: boolean
  /** Of a draft; in the past until the job has changed its state. */
  publishAt: Date | null
  isListed: boolean
  version: number
  facts: ItemFacts
  /** Of its files. */
  editionLanguage: string
  translationOf: string | null
  editions: Edition[]
  /** Of the title and content. */
  language: string
  title: string
  /** In other languages, for searches; none in the team area. */
  otherTitles?: string[]
  content: ItemText
  /** By role; page pictures of toolkit resources are loaded separately. */
  files: Record<string, ItemFile>
}

/** As the team's lists show it. */
export type ListedItem = Item & { changedAt: Date }

/** Page numbers start at 1. */
export const buildPagePictureId = (resourceId: string, pageNumber: number) =>
  `${resourceId}-${pageNumber}.webp`

/** An item and its translations are editions of one work. The id of a work is that of its original. */
export const getWorkId = ({ id, translationOf }: Pick<Item, 'id' | 'translationOf'>) =>
  translationOf ?? id

/** Of the pages that show an edition in its own language; one in no language of the site has the English page. */
export const listEditionLanguages = ({ editionLanguage, editions }: EditionOfWork): string[] => [
  ...new Set([editionLanguage, ...editions.map(({ language }) => language)]),
]

type EditionOfWork = Pick<Item, 'editionLanguage' | 'translationOf' | 'editions'>

/** One edition of each work: the one in the language, else the original. */
export function chooseEditions<Listed extends EditionOfWork>(
  items: Listed[],
  language: string,
): Listed[] {
  return items.filter(
    ({ editionLanguage, translationOf, editions }) =>
      editionLanguage === language ||
      (!translationOf && !editions.some((edition) => edition.language === language)),
  )
}
