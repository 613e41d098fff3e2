// Relative, because next.config.ts imports this file.
import { isLanguage, type Language } from '../i18n/languages'

/** Pages are in `app/[lang]`. English has no prefix: `/about` is the page `/en/about`, `/hi/about` is itself. */

type LanguagePath = { language: Language; path: string }

/** `/hi/about` is `/about` in Hindi. */
export function splitLanguage(urlPath: string): LanguagePath {
  // Once per request, so without an array.
  const end = urlPath.indexOf('/', 1)
  const prefix = urlPath.slice(1, end < 0 ? undefined : end)
  if (prefix === 'en' || !isLanguage(prefix)) return { language: 'en', path: urlPath }
  return { language: prefix, path: urlPath.slice(prefix.length + 1) || '/' }
}

export function addLanguage(path: string, language: Language): string {
  return language === 'en' ? path : addPrefix(path, language)
}

/** The path below `app/` that Next renders for a URL. */
export function toAppPath(urlPath: string): string {
  const { language, path } = splitLanguage(urlPath)
  return addPrefix(path, language)
}

/** The URL of a page below `app/[lang]`. */
export const toPublicPath = (appPath: string): string => appPath.replace(/^\/en(?=\/|$)/, '') || '/'

const addPrefix = (path: string, language: Language) =>
  path === '/' ? `/${language}` : `/${language}${path}`
