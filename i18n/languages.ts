/**
 * The languages of the site with their `lang` attributes. A language is one line here and the folder of
 * the same name; then run `node scripts/run.mjs languages`.
 */
export const LANGUAGE_TAGS = {
  en: 'en-IN',
} as const

export type Language = keyof typeof LANGUAGE_TAGS

export const isLanguage = (value: string): value is Language => Object.hasOwn(LANGUAGE_TAGS, value)
