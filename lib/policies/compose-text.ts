import 'server-only'
import type { PolicyName } from '@/base/policy-kinds'
import type { PolicyTranslations } from '@/db/schema/policies'
import { getLanguage } from '@/i18n/language'
import { policyText } from '@/i18n/policies'
import { composeOriginal, formatBody, type PolicyTextOwner } from './original'
import { type PolicyTextSection, parseBlocks, parseSections } from './sections'

export type PolicyText = {
  title: string
  description: string
  lede: string
  sections: PolicyTextSection[]
  /** The number of the version that the sections translate, if the English text is newer. */
  translationOf?: number
}

/** `body` is English, in Markdown; null is the text of the code. */
type StoredPolicyText = { number: number; body: string | null; translations: PolicyTranslations }

/** In the language of the page, if the team or the code has translated this or an earlier version. */
export function composePolicyText(
  policy: PolicyName,
  { number, body, translations }: StoredPolicyText,
  owner: PolicyTextOwner,
): PolicyText {
  const { title, description, lede, sections } = policyText(owner)[policy]
  const language = getLanguage()
  const isOriginal = body === null || body === composeOriginal(policy, owner)
  const translation = translations[language]
  const head = { title, description, lede }
  if (translation)
    return {
      ...{ ...head, sections: parseSections(translation.body, owner.email) },
      ...(translation.of < number && { translationOf: translation.of }),
    }
  if (isOriginal) return { ...head, sections: toSections(sections, owner) }
  return language === 'en'
    ? { ...head, sections: parseSections(body, owner.email) }
    : { ...head, sections: toSections(sections, owner), translationOf: 1 }
}

type OriginalSections = Record<string, { heading: string; body: (string | string[])[] }>

const toSections = (sections: OriginalSections, { email }: PolicyTextOwner): PolicyTextSection[] =>
  Object.entries(sections).map(([id, { heading, body }]) => ({
    ...{ id, heading, blocks: parseBlocks(formatBody(body), email) },
  }))
