import 'server-only'
import { asc } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { LIST_NAMES, type ListName, SLUG_LISTS } from '@/base/list-names'
import { database, prepareOnce } from '@/db/client'
import { listEntries } from '@/db/schema'
import type { LabelTranslations } from '@/db/schema/list-entries'
import { getLanguage } from '@/i18n/language'
import { type Language, translatedLanguages } from '@/i18n/languages'
import { markStored } from '@/i18n/partial-translation'
import { runInLanguage } from '@/i18n/request-language'
import { toolkitText } from '@/i18n/toolkit'
import { keepPerContentVersion } from './version'

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

/** Call after a change. */
export const forgetLists = lists.forget

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

type NamedEntry = Pick<ListEntry, 'list' | 'slug' | 'label' | 'translations'>

export type LabelTranslation = { language: Language; label: string; isOutdated: boolean }

export const getLists = (): Promise<Lists> => lists.get()

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

export function requireListName(text: unknown): ListName {
  const name = LIST_NAMES.find((candidate) => candidate === text)
  if (!name) throw new AppError('notFound', 'notFound')
  return name
}

/** In the language of the page, if there is a translation. */
export const toPageLabel = (entry: NamedEntry): string =>
  findTranslation(entry, getLanguage())?.label ?? markStored(entry.label)

/** By the team, else of the code. `of` is the English label that it translates. */
export function findTranslation({ list, slug, translations }: NamedEntry, language: Language) {
  if (language === 'en') return undefined
  if (translations[language]) return translations[language]
  if (!(SLUG_LISTS as readonly string[]).includes(list)) return undefined
  const label = readBuiltInLabel(slug, language)
  const of = readBuiltInLabel(slug, 'en')
  return label && of && label !== of ? { label, of } : undefined
}

/** For the team: empty where there is none, outdated if the English label is newer. */
export const listTranslations = (entry: NamedEntry): LabelTranslation[] =>
  translatedLanguages.map((language) => {
    const { label = '', of } = findTranslation(entry, language) ?? {}
    return { language, label, isOutdated: label !== '' && of !== entry.label }
  })

/** Empty for none and for a value that is in no list. */
export function findPageLabel(entries: NamedEntry[], slug: string | null | undefined): string {
  const entry = entries.find((candidate) => candidate.slug === slug)
  return entry ? toPageLabel(entry) : ''
}

/** Of a record that stores the English label, which need not be in the list. */
export function translateLabel(entries: NamedEntry[], label: string): string {
  const entry = entries.find((candidate) => candidate.label === label)
  return entry ? toPageLabel(entry) : label
}

export const toPageOptions = (entries: ListEntry[], currentSlug?: string | null) =>
  toListOptions(
    entries.map((entry) => ({ ...entry, label: toPageLabel(entry) })),
    currentSlug,
  )

async function readLists(): Promise<Lists> {
  const rows = await listsQuery(await database()).execute()
  const entriesOf = (name: ListName) =>
    rows
      .filter(({ list }) => list === name)
      .map(({ retiredAt, ...entry }) => ({ ...entry, isRetired: retiredAt !== null }))
  return Object.fromEntries(LIST_NAMES.map((name) => [name, entriesOf(name)])) as Lists
}

const readBuiltInLabel = (slug: string, language: Language): string | undefined =>
  runInLanguage(language, toolkitText).names[slug]
