'use client'

import { type ReactNode, use } from 'react'
import { clientTranslations } from '@/i18n/client-translations'
import { registerTranslations } from '@/i18n/language'
import type { TranslatedLanguage } from '@/i18n/languages'

export type PageGroup = keyof (typeof clientTranslations)[TranslatedLanguage]

type ClientTranslationsProps = {
  language: TranslatedLanguage
  group: PageGroup
  children: ReactNode
}

/**
 * A page in another language than English hydrates when the sentences of its Client Components are loaded. The
 * server has them all. Without a Suspense boundary, which would be in the HTML.
 */
export function ClientTranslations({ language, group, children }: ClientTranslationsProps) {
  if (typeof document !== 'undefined') use(loadOnce(language, group))
  return children
}

const loads = new Map<string, Promise<void>>()

function loadOnce(language: TranslatedLanguage, group: PageGroup): Promise<void> {
  const key = `${language} ${group}`
  const load =
    loads.get(key) ??
    clientTranslations[language]
      [group]()
      .then((sections) => registerTranslations(language, sections))
  loads.set(key, load)
  // "Try again" then loads it again.
  load.catch(() => loads.delete(key))
  return load
}
