import { type CatalogueItem, getCatalogueItems } from '@/lib/content/catalogue'
import type { Item, ItemType } from '@/lib/content/item'

/** The catalogue as queries return its rows, for tests without a database. */

export const toItem = (row: CatalogueItem): Item => ({ ...row, isPublished: true, version: 1 })

const listItems = () => getCatalogueItems().map(toItem)

export const catalogueQueries = {
  findPublishedItems: async (itemType: ItemType) =>
    listItems().filter((item) => item.type === itemType),
  getPublishedItem: async (itemType: ItemType, id: string) =>
    listItems().find((item) => item.type === itemType && item.id === id) ?? null,
  getPublishedFile: async (id: string, fileRole: string) =>
    listItems().find((item) => item.id === id)?.files[fileRole] ?? null,
  findTitles: async () => new Map<string, string>(),
}

export const allQueries = {
  findAllItems: catalogueQueries.findPublishedItems,
  getAnyItem: async (id: string) => listItems().find((item) => item.id === id) ?? null,
}
