import { nameLanguage } from '@/i18n/language-name'
import { isLanguage, LANGUAGES } from '@/i18n/languages'
import { addLanguage, splitLanguage } from '@/lib/language-paths'

type Props = { path: string; languages: string[]; shown: string }

/** The same page in the languages of the other editions; an edition in none of the site's is only named. */
export function EditionLinks({ path, languages, shown }: Props) {
  const others = languages.filter((language) => language !== shown)
  if (others.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4">
      {others.map((language) =>
        isLanguage(language) ? (
          <li key={language} lang={LANGUAGES[language].tag}>
            <a
              href={addLanguage(splitLanguage(path).path, language)}
              hrefLang={LANGUAGES[language].tag}
              className="inline-flex min-h-11 items-center"
            >
              {LANGUAGES[language].name}
            </a>
          </li>
        ) : (
          <li key={language} className="inline-flex min-h-11 items-center">
            {nameLanguage(language)}
          </li>
        ),
      )}
    </ul>
  )
}
