import 'server-only'
import { settings } from '@/base/settings'
import { isLanguage, LANGUAGE_HEADER, type Language } from '@/i18n/languages'
import { splitLanguage } from '@/lib/language-paths'

/**
 * The language of the page that sent a request: scripts name it, and for a form without scripts it is in the
 * referrer. Pages with a secret URL send none. Downloads are in English: their fonts and stored copies are.
 */
export function readRequestedLanguage({ headers, method }: Request): Language | undefined {
  const named = headers.get(LANGUAGE_HEADER) ?? ''
  if (isLanguage(named)) return named
  if (method === 'GET' || method === 'HEAD') return 'en'
  const referrer = headers.get('referer') ?? ''
  const { origin } = settings().appUrl
  return referrer.startsWith(`${origin}/`)
    ? splitLanguage(referrer.slice(origin.length).split('?', 1)[0] ?? '').language
    : undefined
}
