import { LANGUAGES, type Language, languageCodes } from './languages'

/** Languages that have every sentence, and those that may lack some. */

export type CompleteLanguage = {
  [Code in Language]: (typeof LANGUAGES)[Code] extends { partial: true } ? never : Code
}[Language]

export const isPartial = (language: Language): boolean => 'partial' in LANGUAGES[language]

const isComplete = (language: Language): language is CompleteLanguage => !isPartial(language)

export const partialLanguages = languageCodes.filter(isPartial)
export const completeLanguages = languageCodes.filter(isComplete)
export const completeTranslations = completeLanguages.filter((language) => language !== 'en')

/** What is offered in complete languages only, such as the text of a certificate. */
export const toCompleteLanguage = (language: Language): CompleteLanguage =>
  isComplete(language) ? language : 'en'
