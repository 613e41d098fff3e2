import { LANGUAGES, type Language, languageCodes } from '@/i18n/languages'

type LanguageListProps = {
  label: string
  current: Language
  getPath: (language: Language) => string
  /** The boot script then remembers the language that the visitor opens. */
  isRemembered?: boolean
  className?: string
}

/** Links to the same page in every language, each in its own name. */
export const LanguageList = ({
  label,
  current,
  getPath,
  isRemembered,
  className = '',
}: LanguageListProps) => (
  <ul aria-label={label} className={`language-switch ${className}`}>
    {languageCodes.map((language) => (
      <li key={language} lang={LANGUAGES[language].tag}>
        {language === current ? (
          <span aria-current="true">{LANGUAGES[language].name}</span>
        ) : (
          <a
            href={getPath(language)}
            hrefLang={LANGUAGES[language].tag}
            data-language={isRemembered && language}
          >
            {LANGUAGES[language].name}
          </a>
        )}
      </li>
    ))}
  </ul>
)
