import type { ItemFacts, ItemText } from '@/db/schema'

export const ITEM_TYPES = ['book', 'video', 'workshop', 'resource'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

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
  type: ItemType
  isPremium: boolean
  isPublished: boolean
  version: number
  facts: ItemFacts
  title: string
  content: ItemText
  /** By role; page pictures of toolkit resources are loaded separately. */
  files: Record<string, ItemFile>
}

/** Page numbers start at 1. */
export const buildPagePictureId = (resourceId: string, pageNumber: number) =>
  `${resourceId}-${pageNumber}.webp`
