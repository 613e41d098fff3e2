import { LANGUAGE_TAGS, type Language } from './languages'

type TranslatedLanguage = Exclude<Language, 'en'>

/** English defines the keys; an incomplete translation does not compile. */
type Translations<Words> = { en: Words } & Record<TranslatedLanguage, NoInfer<TextShape<Words>>>

/** The same keys and values; a function that returns an English sentence may return any other. */
type TextShape<Words> = Words extends (...values: infer Values) => infer Text
  ? (...values: Values) => Text extends string ? string : TextShape<Text>
  : Words extends object
    ? { [Key in keyof Words]: TextShape<Words[Key]> }
    : Words

export const getLanguage = (): Language => 'en'

/** Value of the `lang` attribute. */
export const getLanguageTag = () => LANGUAGE_TAGS[getLanguage()]

export const selectTranslation = <Words>(translations: Translations<Words>): Words =>
  translations[getLanguage()] as Words
