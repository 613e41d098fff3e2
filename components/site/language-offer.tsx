'use client'

import { getLanguage } from '@/i18n/language'
import { LANGUAGES, languageCodes } from '@/i18n/languages'
import { addLanguage } from '@/lib/language-paths'
import { useTranslatedPath } from './use-translated-path'

/**
 * Hidden until the boot script finds that the visitor chose another language before, or that the browser prefers
 * one. Nobody is redirected.
 */
export function LanguageOffer() {
  const path = useTranslatedPath()
  const current = getLanguage()
  if (path === null) return null
  return languageCodes
    .filter((language) => language !== current)
    .map((language) => (
      <aside
        key={language}
        aria-label={LANGUAGES[language].name}
        lang={LANGUAGES[language].tag}
        className="language-offer page-width py-2"
        data-offers={language}
        hidden
        suppressHydrationWarning
      >
        <a
          href={addLanguage(path, language)}
          lang={LANGUAGES[language].tag}
          hrefLang={LANGUAGES[language].tag}
          data-language={language}
        >
          {LANGUAGES[language].offer}
        </a>
        <a href={addLanguage(path, current)} lang={LANGUAGES[current].tag} data-language={current}>
          {LANGUAGES[current].name}
        </a>
      </aside>
    ))
}
