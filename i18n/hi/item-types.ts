import type { ItemType } from '@/base/item-types'

/** The names that the team sees. The text of a type's page may be here too. */
export const itemTypes = {
  book: { title: 'ई-बुक', add: 'ई-बुक जोड़ें' },
  video: { title: 'वीडियो', add: 'वीडियो जोड़ें' },
  workshop: { title: 'कार्यशालाएँ', add: 'कार्यशाला जोड़ें' },
  resource: { title: 'टूलकिट', add: 'सामग्री जोड़ें' },
} satisfies Record<ItemType, { title: string; add: string } & Record<string, unknown>>
