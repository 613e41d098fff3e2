'use client'

import { getLanguage } from '@/i18n/language'
import { LANGUAGES, languageCodes } from '@/i18n/languages'
import { addLanguage } from '@/lib/language-paths'
import { useTranslatedPath } from './use-translated-path'

type LanguageSwitchProps = { label: string; className?: string }

/** Links to this page in every language. The boot script keeps the query and remembers the choice. */
export function LanguageSwitch({ label, className = '' }: LanguageSwitchProps) {
  const path = useTranslatedPath()
  const current = getLanguage()
  if (path === null) return null
  return (
    <ul aria-label={label} className={`language-switch ${className}`}>
      {languageCodes.map((language) => (
        <li key={language} lang={LANGUAGES[language].tag}>
          {language === current ? (
            <span aria-current="true">{LANGUAGES[language].name}</span>
          ) : (
            <a
              href={addLanguage(path, language)}
              hrefLang={LANGUAGES[language].tag}
              data-language={language}
            >
              {LANGUAGES[language].name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
