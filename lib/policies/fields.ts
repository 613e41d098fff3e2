import 'server-only'
import { AppError } from '@/base/errors'
import { POLICY_NAMES, type PolicyName } from '@/base/policy-kinds'
import { nameLanguage } from '@/i18n/language-name'
import { LANGUAGES, translatedLanguages } from '@/i18n/languages'
import { teamPoliciesText } from '@/i18n/team-policies'
import { toTranslatedField } from '@/lib/texts/fact-fields'
import { MAX_STORED_CHARACTERS } from '@/lib/texts/schema'
import type { TextField } from '@/lib/texts/text-field'
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
