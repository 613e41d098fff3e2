import 'server-only'
import { AppError } from '@/base/errors'
import { POLICY_NAMES, type PolicyName } from '@/base/policy-kinds'
import type { PolicyTranslations } from '@/db/schema/policies'
import { nameLanguage } from '@/i18n/language-name'
import { LANGUAGES, translatedLanguages } from '@/i18n/languages'
import { teamPoliciesText } from '@/i18n/team-policies'
import { toTranslatedField } from '@/lib/texts/fact-fields'
import type { TextField, TextFieldValues } from '@/lib/texts/kinds'
import { MAX_STORED_CHARACTERS } from '@/lib/texts/schema'
import type { PolicyOriginals } from './original'

const MAX_SUMMARY_CHARACTERS = 600

const DAY_CHARACTERS = 10

const MAX_NAME_CHARACTERS = 40

export const findPolicyName = (name: string): PolicyName | undefined =>
  POLICY_NAMES.find((known) => known === name)

export function requirePolicyName(name: string): PolicyName {
  const policy = findPolicyName(name)
  if (!policy) throw new AppError('notFound', 'notFound')
  return policy
}

/** Of a draft. All are texts, so that a draft of a policy is saved like any other text. */
export function listPolicyFields(policy: PolicyName, originals: PolicyOriginals): TextField[] {
  const original = originals.en
  const { names, fields } = teamPoliciesText()
  const { labels, hints, dayHints } = fields
  return [
    {
      ...{ name: 'body', label: labels.body, hint: hints.body, kind: 'markdown', original },
      maxLength: MAX_STORED_CHARACTERS,
    },
    ...translatedLanguages.map(
      (language): TextField => ({
        ...{ name: toTranslatedField('body', language), kind: 'markdown' },
        ...{ label: labels.bodyIn(nameLanguage(language)), hint: hints.translation },
        ...{ lang: LANGUAGES[language].tag, maxLength: MAX_STORED_CHARACTERS },
        original: originals[language],
      }),
    ),
    {
      ...{ name: 'summary', label: labels.summary, hint: hints.summary, kind: 'lines' },
      ...{ original: '', maxLength: MAX_SUMMARY_CHARACTERS },
    },
    {
      ...{ name: 'effectiveFrom', label: labels.effectiveFrom, hint: dayHints[policy] },
      ...{ kind: 'day', original: '', maxLength: DAY_CHARACTERS },
    },
    {
      ...{ name: 'confirmation', label: labels.confirmation, kind: 'line', original: '' },
      ...{ hint: hints.confirmation(names[policy]), maxLength: MAX_NAME_CHARACTERS },
    },
  ]
}

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
