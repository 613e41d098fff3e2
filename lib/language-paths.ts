import { isLanguage, LANGUAGE_TAGS } from '../i18n/languages'

/**
 * Pages are in `app/[lang]`. English has no prefix in URLs: `/about` is the page `/en/about`, and
 * `/hi/about` is itself.
 */

const DEFAULT_PREFIX = `/${Object.keys(LANGUAGE_TAGS)[0]}`

/** The path below `app/` that Next renders for a URL. */
export function toAppPath(urlPath: string): string {
  if (isLanguage(urlPath.split('/')[1] ?? '')) return urlPath
  return urlPath === '/' ? DEFAULT_PREFIX : `${DEFAULT_PREFIX}${urlPath}`
}

/** The URL of a page below `app/[lang]`. */
export function toPublicPath(appPath: string): string {
  if (appPath === DEFAULT_PREFIX) return '/'
  return appPath.startsWith(`${DEFAULT_PREFIX}/`) ? appPath.slice(DEFAULT_PREFIX.length) : appPath
}
