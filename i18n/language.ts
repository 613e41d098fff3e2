import { getProcessSingleton } from '@/base/process-singleton'
import { isLanguage, LANGUAGES, type Language } from './languages'

/** The same keys and values; a function that returns an English sentence may return any other. */
export type Translation<Words> = Words extends (...values: infer Values) => infer Text
  ? (...values: Values) => Text extends string ? string : Translation<Text>
  : Words extends object
    ? { [Key in keyof Words]: Translation<Words[Key]> }
    : Words

/** Of a language that has only some of the sentences. */
export type PartialTranslation<Words> = Words extends (...values: infer Values) => infer Text
  ? (...values: Values) => Text extends string ? string : PartialTranslation<Text>
  : Words extends object
    ? { [Key in keyof Words]?: PartialTranslation<Words[Key]> }
    : Words

type Sections = Record<string, unknown>

type LanguageReader = () => Language | undefined
type Runtime = {
  request?: LanguageReader
  html?: LanguageReader
  page: LanguageReader
  translations: Map<Language, Sections>
}

/** Server modules exist several times in a process, so they share this object. */
const runtime = getProcessSingleton<Runtime>('language', () => ({
  page: readDocumentLanguage,
  translations: new Map(),
}))

/** Of the request or page: the server says how to read it, a browser reads it from the document. */
export const getLanguage = (): Language => runtime.request?.() ?? runtime.page() ?? 'en'

/** Value of the `lang` attribute. */
export const getLanguageTag = () => LANGUAGES[getLanguage()].tag

/** For the `lang` attribute of a text in another language than the page; undefined for one in the same. */
export function getForeignTag(language: string): string | undefined {
  if (language === getLanguage()) return
  return isLanguage(language) ? LANGUAGES[language].tag : language
}

/** English where a section has no translation, as in the team area. */
export function selectTranslation<Words>(section: string, english: Words): Words {
  const language = getLanguage()
  if (language === 'en') return english
  return (runtime.translations.get(language)?.[section] ?? english) as Words
}

export function registerTranslations(language: Language, sections: Sections): void {
  runtime.translations.set(language, { ...runtime.translations.get(language), ...sections })
}

/** False in API calls, jobs and metadata, which need plain text. */
export const isInHtml = () => !runtime.request?.() || Boolean(runtime.html?.())

export function readLanguageWith(kind: 'request' | 'html' | 'page', read: LanguageReader): void {
  runtime[kind] = read
}

function readDocumentLanguage(): Language | undefined {
  const tag = globalThis.document?.documentElement?.lang ?? ''
  const [language = ''] = tag.split('-')
  return isLanguage(language) ? language : undefined
}
