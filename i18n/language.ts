import { LANGUAGE_TAGS } from './languages'

type Language = keyof typeof LANGUAGE_TAGS
type TranslatedLanguage = Exclude<Language, 'en'>

/** English defines the keys; an incomplete translation does not compile. */
type Translations<Words> = { en: Words } & Record<TranslatedLanguage, NoInfer<Words>>

export const getLanguage = (): Language => 'en'

/** Value of the `lang` attribute. */
export const getLanguageTag = () => LANGUAGE_TAGS[getLanguage()]

export const selectTranslation = <Words>(translations: Translations<Words>): Words =>
  translations[getLanguage()]
