import type { ItemFacts, ItemText } from '@/db/schema'

/** A book, a film, a workshop or a work of the toolkit, as its row says. */

export const ITEM_TYPES = ['book', 'film', 'workshop', 'work'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/** At home in the site's own folders, or in the store. */
export type ItemFile = {
  bundled?: string | null
  fileId?: string | null
  bytes?: number
  width?: number
  height?: number
  saveAs?: string
}

export type Item = {
  id: string
  shelf: ItemType
  isPremium: boolean
  isPublished: boolean
  version: number
  facts: ItemFacts
  title: string
  words: ItemText
  /** By role; the small pictures of a work's pages are asked for one by one. */
  files: Record<string, ItemFile>
}
