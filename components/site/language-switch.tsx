'use client'

import { usePathname } from 'next/navigation'
import { getLanguage } from '@/i18n/language'
import { LANGUAGES, languageCodes } from '@/i18n/languages'
import { addLanguage, splitLanguage, toPublicPath } from '@/lib/language-paths'

type LanguageSwitchProps = { label: string; className?: string }

/** Links to this page in every language. The boot script keeps the query and remembers the choice. */
export function LanguageSwitch({ label, className = '' }: LanguageSwitchProps) {
  const { path } = splitLanguage(toPublicPath(usePathname()))
  const current = getLanguage()
  return (
    <ul aria-label={label} className={`language-switch ${className}`}>
      {languageCodes.map((language) => (
        <li key={language}>
          <a
            href={addLanguage(path, language)}
            lang={LANGUAGES[language].tag}
            hrefLang={LANGUAGES[language].tag}
            data-language={language}
            aria-current={language === current ? 'true' : undefined}
          >
            {LANGUAGES[language].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
