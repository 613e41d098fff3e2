import { getLanguage, getLanguageTag } from './language'

/** In the page's language. */
export const nameLanguage = (language: string): string =>
  new Intl.DisplayNames(getLanguageTag(), { type: 'language' }).of(language) ?? language

/** For a text in another language than the page; undefined for one in the same. */
export const nameForeignLanguage = (language: string): string | undefined =>
  language === getLanguage() ? undefined : nameLanguage(language)
