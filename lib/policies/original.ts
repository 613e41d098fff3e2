import 'server-only'
import { siteOwner } from '@/base/owner'
import type { PolicyName } from '@/base/policy-kinds'
import type { PolicyTranslations } from '@/db/schema/policies'
import { policy as englishPolicy } from '@/i18n/en/policies'
import { getLanguage } from '@/i18n/language'
import { type Language, languageCodes } from '@/i18n/languages'
import { policyText } from '@/i18n/policies'
import { runInLanguage } from '@/i18n/request-language'
import { getSiteFacts } from '@/lib/texts/facts'
import { getPublishedTexts } from '@/lib/texts/published'
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

type OriginalSections = Record<string, { heading: string; body: (string | string[])[] }>

type SectionBody = readonly (string | readonly string[])[]

export type PolicyOriginals = Record<Language, string>

export type PolicyTextOwner = Parameters<typeof englishPolicy>[0]

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

/** The English text of the code, in Markdown: version 1. */
export const composeOriginal = (policy: PolicyName, owner: PolicyTextOwner): string =>
  composeSections(englishPolicy(owner)[policy].sections)

export const formatBody = (body: SectionBody): string =>
  body
    .map((part) => (typeof part === 'string' ? part : part.map((item) => `- ${item}`).join('\n')))
    .join('\n\n')

/** The text of the code in each language. */
export async function readOriginals(policy: PolicyName): Promise<PolicyOriginals> {
  const owner = await getPolicyOwner()
  const compose = (language: Language) =>
    runInLanguage(language, () => composeSections(policyText(owner)[policy].sections))
  return Object.fromEntries(
    languageCodes.map((language) => [language, compose(language)]),
  ) as PolicyOriginals
}

/** With the address that the team has published. */
export const getPolicyOwner = async (): Promise<PolicyTextOwner> => ({
  ...siteOwner,
  address: getSiteFacts(await getPublishedTexts()).address,
})

const toSections = (sections: OriginalSections, { email }: PolicyTextOwner): PolicyTextSection[] =>
  Object.entries(sections).map(([id, { heading, body }]) => ({
    ...{ id, heading, blocks: parseBlocks(formatBody(body), email) },
  }))

const composeSections = (sections: Record<string, { heading: string; body: SectionBody }>) =>
  Object.values(sections)
    .map(({ heading, body }) => `## ${heading}\n\n${formatBody(body)}`)
    .join('\n\n')
