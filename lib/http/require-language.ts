import 'server-only'
import { notFound } from 'next/navigation'
import { isLanguage, type Language } from '@/i18n/languages'

/** Next renders an unknown segment too, when a page below it is rendered per request. */
export function requireLanguage(segment: string): Language {
  if (!isLanguage(segment)) notFound()
  return segment
}
