/**
 * The language that people read here. Another one is a folder beside `en` with the same names in it,
 * and one more entry in each `inLanguage`: whoever asks for words never learns which it was.
 */

const TAGS = { en: 'en-IN' } as const

type Language = keyof typeof TAGS
type Translated = Exclude<Language, 'en'>

/** English says which sentences there are; a set that lacks one does not compile. */
type Sets<Words> = { en: Words } & Record<Translated, NoInfer<Words>>

export const language = (): Language => 'en'

/** What a page says of itself in its `lang`. */
export const languageTag = () => TAGS[language()]

export const inLanguage = <Words>(sets: Sets<Words>): Words => sets[language()]
