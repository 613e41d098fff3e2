import 'server-only'
import { getLanguage } from '@/i18n/language'
import { runInLanguage } from '@/i18n/request-language'
import { toolkitText } from '@/i18n/toolkit'
import { type ListEntry, toListOptions } from './lists'

type NamedEntry = Pick<ListEntry, 'slug' | 'label'>

/** In the language of the page, unless the team chose the label. */
export function toPageLabel({ slug, label }: NamedEntry): string {
  if (getLanguage() === 'en') return label
  const isBuiltIn = label === runInLanguage('en', toolkitText).names[slug]
  return isBuiltIn ? (toolkitText().names[slug] ?? label) : label
}

/** Empty for none and for a value that is in no list. */
export function findPageLabel(entries: NamedEntry[], slug: string | null | undefined): string {
  const entry = entries.find((candidate) => candidate.slug === slug)
  return entry ? toPageLabel(entry) : ''
}

export const toPageOptions = (entries: ListEntry[], currentSlug?: string | null) =>
  toListOptions(
    entries.map((entry) => ({ ...entry, label: toPageLabel(entry) })),
    currentSlug,
  )
