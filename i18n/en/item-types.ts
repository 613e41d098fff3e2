import type { ItemType } from '@/base/item-types'

/** The names that the team sees. The text of a type's page may be here too. */
export const itemTypes = {
  book: { title: 'E-books', add: 'Add an e-book' },
  video: { title: 'Videos', add: 'Add a video' },
  workshop: { title: 'Workshops', add: 'Add a workshop' },
  resource: { title: 'Toolkit', add: 'Add a resource' },
} satisfies Record<ItemType, { title: string; add: string } & Record<string, unknown>>
