import 'server-only'
import type { PolicyTranslations } from '@/db/schema/policies'
import { translatedLanguages } from '@/i18n/languages'
import { toTranslatedField } from '@/lib/texts/fact-fields'
import type { TextFieldValues } from '@/lib/texts/kinds'

type NextVersion = {
  newest: { number: number; translations: PolicyTranslations } | undefined
  number: number
  /** The English text stays, so that a translation that fits it still does. */
  isSameBody: boolean
}

/**
 * A translation that is not in the draft is the one of the code, which is never stored. One that is older than
 * the English text fits if the same texts are published once more.
 */
export function mergePolicyTranslations(
  draft: TextFieldValues,
  { newest, number, isSameBody }: NextVersion,
): PolicyTranslations {
  const translations = translatedLanguages.flatMap((language) => {
    const body = draft[toTranslatedField('body', language)]
    const current = newest?.translations[language]
    return body ? [{ language, body, of: body === current?.body ? current.of : number }] : []
  })
  const isChanged = translations.some(({ of }) => of === number)
  const fitsNow = (of: number) => isSameBody && (of === newest?.number || !isChanged)
  return Object.fromEntries(
    translations.map(({ language, body, of }) => [
      language,
      { body, of: fitsNow(of) ? number : of },
    ]),
  )
}
