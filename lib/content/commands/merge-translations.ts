import 'server-only'
import type { LabelTranslations } from '@/db/schema/list-entries'
import { type TranslatedLanguage, translatedLanguages } from '@/i18n/languages'
import type { ListEntry } from '../lists'
import { findTranslation } from '../page-labels'

/**
 * A text that was changed translates the new English label. One that was not stays a translation of the old
 * label, unless only it is saved: then it fits.
 */
export function mergeTranslations(
  before: Pick<ListEntry, 'list' | 'slug' | 'label' | 'translations'>,
  label: string,
  typed: Partial<Record<TranslatedLanguage, string | null>>,
): LabelTranslations {
  const merged: LabelTranslations = {}
  for (const language of translatedLanguages) {
    const current = findTranslation(before, language)
    const text = typed[language] === undefined ? current?.label : typed[language]
    if (!text) continue
    const isKept = text === current?.label && (label !== before.label || current.of === label)
    if (!isKept) merged[language] = { label: text, of: label }
    else if (before.translations[language]) merged[language] = before.translations[language]
  }
  return merged
}
