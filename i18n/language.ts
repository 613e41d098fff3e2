/**
 * The language that people read here. Another one is a folder beside `en` with the same names in it,
 * and one more entry in each `inLanguage`: whoever asks for words never learns which it was.
 */

const LANGUAGE_TAGS = { en: 'en-IN' } as const

type Language = keyof typeof LANGUAGE_TAGS
type TranslatedLanguage = Exclude<Language, 'en'>

/** English says which sentences there are; a set that lacks one does not compile. */
type Translations<Words> = { en: Words } & Record<TranslatedLanguage, NoInfer<Words>>

export const getLanguage = (): Language => 'en'

/** What a page says of itself in its `lang`. */
export const getLanguageTag = () => LANGUAGE_TAGS[getLanguage()]

export const selectTranslation = <Words>(translations: Translations<Words>): Words =>
  translations[getLanguage()]
