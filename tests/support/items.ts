import { type CatalogueItem, catalogueItems } from '@/lib/content/catalogue'
import type { Item, Shelf } from '@/lib/content/item'

/** The catalogue as the queries give it when it has become rows, for tests without a database. */

export const itemOf = (row: CatalogueItem): Item => ({ ...row, isPublished: true, version: 1 })

const all = () => catalogueItems().map(itemOf)

/** In the place of `lib/content/queries`. */
export const catalogueQueries = {
  publishedItems: async (shelf: Shelf) => all().filter((item) => item.shelf === shelf),
  publishedItem: async (shelf: Shelf, id: string) =>
    all().find((item) => item.shelf === shelf && item.id === id) ?? null,
  publishedFile: async (id: string, role: string) =>
    all().find((item) => item.id === id)?.files[role] ?? null,
  titlesOf: async () => new Map<string, string>(),
}
