'use client'

import { type ReactNode, use } from 'react'
import { clientTranslations } from '@/i18n/client-translations'
import { registerTranslations } from '@/i18n/language'

type TranslatedLanguage = keyof typeof clientTranslations
type ClientTranslationsProps = { language: TranslatedLanguage; children: ReactNode }

/**
 * A page in another language than English hydrates when the sentences of its Client Components are loaded. The
 * server has them all. Without a Suspense boundary, which would be in the HTML.
 */
export function ClientTranslations({ language, children }: ClientTranslationsProps) {
  if (typeof document !== 'undefined') use(loadOnce(language))
  return children
}

const loads = new Map<TranslatedLanguage, Promise<void>>()

function loadOnce(language: TranslatedLanguage): Promise<void> {
  const load =
    loads.get(language) ??
    clientTranslations[language]().then((sections) => registerTranslations(language, sections))
  loads.set(language, load)
  return load
}
