import type { ListName } from '@/base/list-names'
import { getLanguage } from '@/i18n/language'
import { type CatalogueItem, getCatalogueItems } from '@/lib/content/catalogue/catalogue'
import type { Item, ItemType } from '@/lib/content/item'
import { chooseEditions } from '@/lib/content/item'

/** The catalogue as queries return its rows, for tests without a database. */

export const toItem = (row: CatalogueItem): Item => ({
  ...row,
  isPublished: true,
  publishAt: null,
  isListed: true,
  language: row.language ?? 'en',
  editionLanguage: row.language ?? 'en',
  translationOf: row.translationOf ?? null,
  editions: listEditions(row),
  version: 1,
})

function listEditions({ id, translationOf }: CatalogueItem) {
  const workId = translationOf ?? id
  return getCatalogueItems()
    .filter((item) => item.id !== id && (item.translationOf ?? item.id) === workId)
    .map((item) => ({ id: item.id, language: item.language ?? 'en', title: item.title }))
}

let itemsOfCatalogue: Item[] | undefined
const listItems = () => {
  itemsOfCatalogue ??= getCatalogueItems().map(toItem)
  return itemsOfCatalogue
}

export const catalogueQueries = {
  findPublishedItems: async (itemType: ItemType, language: string = getLanguage()) =>
    chooseEditions(
      listItems().filter((item) => item.type === itemType),
      language,
    ),
  getPublishedItem: async (itemType: ItemType, id: string) =>
    listItems().find((item) => item.type === itemType && item.id === id) ?? null,
  getPublishedItemById: async (id: string) => listItems().find((item) => item.id === id) ?? null,
  getPublishedFile: async (id: string, fileRole: string) =>
    listItems().find((item) => item.id === id)?.files[fileRole] ?? null,
  findTitles: async () => new Map<string, string>(),
}

export const newEntry = (list: ListName, slug: string, label: string, isRetired = false) => ({
  ...{ list, slug, label, isRetired },
  ...{ translations: {}, formerLabels: [] },
})

const toEntries = (list: ListName, labels: Record<string, string>) =>
  Object.entries(labels).map(([slug, label]) => newEntry(list, slug, label))

/** As the first migration fills them. */
export const seededLists = {
  theme: toEntries('theme', {
    'social-impact': 'Social impact',
    'youth-leadership': 'Youth leadership',
    'global-goals': 'Sustainable development goals',
    'ethics-innovation': 'Ethics and innovation',
  }),
  resourceType: toEntries('resourceType', {
    ...{ deck: 'Slide decks', cards: 'Reflection cards', templates: 'Templates' },
    ...{ rubrics: 'Assessment rubrics', journal: 'Student journals' },
  }),
  category: toEntries('category', {
    ...{ 'global-goals': 'Global Goals', reflection: 'Reflection', assessment: 'Assessment' },
    ...{ ethics: 'Ethics', leadership: 'Leadership', innovation: 'Innovation' },
  }),
  ...{ subject: [], region: [] },
}

export const allQueries = {
  findAllItems: async (itemType: ItemType) =>
    (await catalogueQueries.findPublishedItems(itemType)).map((item) => ({
      ...item,
      changedAt: new Date('2026-11-20T06:00:00Z'),
    })),
  getAnyItem: async (id: string) => listItems().find((item) => item.id === id) ?? null,
}
