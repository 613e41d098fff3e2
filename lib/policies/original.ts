import 'server-only'
import { siteOwner } from '@/base/owner'
import type { PolicyName } from '@/base/policy-kinds'
import { policy as englishPolicy } from '@/i18n/en/policies'
import { type Language, languageCodes } from '@/i18n/languages'
import { policyText } from '@/i18n/policies'
import { runInLanguage } from '@/i18n/request-language'
import { getSiteFacts } from '@/lib/texts/facts'
import { getPublishedTexts } from '@/lib/texts/published'

type SectionBody = readonly (string | readonly string[])[]

/** The English text of the code, in Markdown: version 1. */
export const composeOriginal = (policy: PolicyName, owner: PolicyTextOwner): string =>
  composeSections(englishPolicy(owner)[policy].sections)

const composeSections = (sections: Record<string, { heading: string; body: SectionBody }>) =>
  Object.values(sections)
    .map(({ heading, body }) => `## ${heading}\n\n${formatBody(body)}`)
    .join('\n\n')

export const formatBody = (body: SectionBody): string =>
  body
    .map((part) => (typeof part === 'string' ? part : part.map((item) => `- ${item}`).join('\n')))
    .join('\n\n')

export type PolicyOriginals = Record<Language, string>

/** The text of the code in each language. */
export async function readOriginals(policy: PolicyName): Promise<PolicyOriginals> {
  const owner = await getPolicyOwner()
  const compose = (language: Language) =>
    runInLanguage(language, () => composeSections(policyText(owner)[policy].sections))
  return Object.fromEntries(
    languageCodes.map((language) => [language, compose(language)]),
  ) as PolicyOriginals
}

export type PolicyTextOwner = Parameters<typeof englishPolicy>[0]

/** With the address that the team has published. */
export const getPolicyOwner = async (): Promise<PolicyTextOwner> => ({
  ...siteOwner,
  address: getSiteFacts(await getPublishedTexts()).address,
})
