import 'server-only'
import { asc } from 'drizzle-orm'
import { LIST_NAMES, type ListName } from '@/base/list-names'
import { database, prepareOnce } from '@/db/client'
import { listEntries } from '@/db/schema'
import type { LabelTranslations } from '@/db/schema/list-entries'
import { keepPerContentVersion } from './per-version'

export type ListEntry = {
  list: ListName
  slug: string
  /** In English. */
  label: string
  translations: LabelTranslations
  formerLabels: string[]
  isRetired: boolean
}
export type Lists = Record<ListName, ListEntry[]>

const lists = keepPerContentVersion('lists', readLists)

export const getLists = (): Promise<Lists> => lists.get()

/** Call after a change. */
export const forgetLists = lists.forget

async function readLists(): Promise<Lists> {
  const rows = await listsQuery(await database()).execute()
  const entriesOf = (name: ListName) =>
    rows
      .filter(({ list }) => list === name)
      .map(({ retiredAt, ...entry }) => ({ ...entry, isRetired: retiredAt !== null }))
  return Object.fromEntries(LIST_NAMES.map((name) => [name, entriesOf(name)])) as Lists
}

const listsQuery = prepareOnce((db) =>
  db
    .select({
      list: listEntries.list,
      slug: listEntries.slug,
      label: listEntries.label,
      translations: listEntries.translations,
      formerLabels: listEntries.formerLabels,
      retiredAt: listEntries.retiredAt,
    })
    .from(listEntries)
    .orderBy(asc(listEntries.position), asc(listEntries.slug))
    .prepare('lists'),
)

/** Empty for none and for a value that is in no list. */
export const findLabel = (entries: ListEntry[], slug: string | null | undefined): string =>
  entries.find((entry) => entry.slug === slug)?.label ?? ''

/** A record keeps its entry when that is retired. */
export const isOffered = (entries: ListEntry[], slug: string, currentSlug?: string | null) =>
  entries.some((entry) => entry.slug === slug && (!entry.isRetired || slug === currentSlug))

export const toListOptions = (entries: ListEntry[], currentSlug?: string | null) =>
  entries
    .filter(({ slug }) => isOffered(entries, slug, currentSlug))
    .map(({ slug, label }) => ({ value: slug, label }))

/** For records that store the label. What a record has stays, whether or not it is in the list. */
export const isOfferedLabel = (entries: ListEntry[], text: string, currentText?: string | null) =>
  text === currentText || entries.some(({ label, isRetired }) => !isRetired && label === text)

export function toLabelOptions(entries: ListEntry[], currentText?: string | null) {
  const labels = entries.filter(({ isRetired }) => !isRetired).map(({ label }) => label)
  const isOther = currentText && !labels.includes(currentText)
  return [...(isOther ? [currentText] : []), ...labels].map((label) => ({ value: label, label }))
}

/** Also by a former label, which an old URL contains. */
export const findEntryByLabel = (entries: ListEntry[], text: string): ListEntry | undefined =>
  entries.find(({ label }) => label === text) ??
  entries.find(({ formerLabels }) => formerLabels.includes(text))
