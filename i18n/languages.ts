/**
 * The languages of the site: `lang` attribute, own name, and the offer to read a page in it. A language is one
 * line here and the folder of the same name. With `partial: true` the folder may lack sentences, which are then
 * in English.
 */
export const LANGUAGES = {
  en: { tag: 'en-IN', name: 'English', offer: 'Read this page in English' },
  hi: { tag: 'hi-IN', name: 'हिन्दी', offer: 'यह पेज हिन्दी में पढ़ें' },
  ta: { tag: 'ta-IN', name: 'தமிழ்', offer: 'இந்தப் பக்கத்தைத் தமிழில் படியுங்கள்' },
} as const satisfies Record<string, LanguageLine>

type LanguageLine = { tag: string; name: string; offer: string; partial?: true }

export type Language = keyof typeof LANGUAGES

export const languageCodes = Object.keys(LANGUAGES) as Language[]

/** All but English, which they translate. */
export type TranslatedLanguage = Exclude<Language, 'en'>
export const translatedLanguages = languageCodes.filter((language) => language !== 'en')

/** For a select field; each language has its own name. */
export const languageOptions = languageCodes.map((value) => ({
  value,
  label: LANGUAGES[value].name,
}))

export const isLanguage = (value: string): value is Language => Object.hasOwn(LANGUAGES, value)

/** Names the page's language in API calls. */
export const LANGUAGE_HEADER = 'x-language'
