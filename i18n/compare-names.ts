import { getLanguage } from './language'
import { LANGUAGES, type Language } from './languages'

/** In the order of the page's language, as `orderByName` sorts in the database. */
export const compareNames = (one: string, other: string) => getCollator().compare(one, other)

const collators = new Map<Language, Intl.Collator>()

function getCollator(): Intl.Collator {
  const language = getLanguage()
  const known = collators.get(language)
  if (known) return known
  const collator = new Intl.Collator(LANGUAGES[language].tag)
  collators.set(language, collator)
  return collator
}
