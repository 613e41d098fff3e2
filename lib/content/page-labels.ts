import 'server-only'
import { SLUG_LISTS } from '@/base/list-names'
import { getLanguage } from '@/i18n/language'
import { type Language, translatedLanguages } from '@/i18n/languages'
import { runInLanguage } from '@/i18n/request-language'
import { toolkitText } from '@/i18n/toolkit'
import { type ListEntry, toListOptions } from './lists'

type NamedEntry = Pick<ListEntry, 'list' | 'slug' | 'label' | 'translations'>

/** In the language of the page, if there is a translation. */
export const toPageLabel = (entry: NamedEntry): string =>
  findTranslation(entry, getLanguage())?.label ?? entry.label

/** By the team, else of the code. `of` is the English label that it translates. */
export function findTranslation({ list, slug, translations }: NamedEntry, language: Language) {
  if (language === 'en') return undefined
  if (translations[language]) return translations[language]
  if (!(SLUG_LISTS as readonly string[]).includes(list)) return undefined
  const label = readBuiltInLabel(slug, language)
  const of = readBuiltInLabel(slug, 'en')
  return label && of && label !== of ? { label, of } : undefined
}

const readBuiltInLabel = (slug: string, language: Language): string | undefined =>
  runInLanguage(language, toolkitText).names[slug]

export type LabelTranslation = { language: Language; label: string; isOutdated: boolean }

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
