/**
 * The languages of the site with their `lang` attributes. A language is one line here and the folder of
 * the same name; then run `node scripts/run.mjs languages`.
 */
export const LANGUAGE_TAGS = {
  en: 'en-IN',
} as const
