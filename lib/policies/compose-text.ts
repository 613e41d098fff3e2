import 'server-only'
import type { PolicyName } from '@/base/policy-kinds'
import { policyText } from '@/i18n/policies'
import { composeOriginal, formatBody, type PolicyTextOwner } from './original'
import { type PolicyTextSection, parseBlocks, parseSections } from './sections'

export type PolicyText = {
  title: string
  description: string
  lede: string
  sections: PolicyTextSection[]
  /** Of the sections, if they may not be in the language of the page. */
  lang?: 'en'
}

/**
 * Translations exist for the text of the code only: any other text is shown in English. `body` is Markdown;
 * null is the text of the code.
 */
export function composePolicyText(
  policy: PolicyName,
  body: string | null,
  owner: PolicyTextOwner,
): PolicyText {
  const { title, description, lede, sections } = policyText(owner)[policy]
  const isOriginal = body === null || body === composeOriginal(policy, owner)
  return {
    ...{ title, description, lede },
    ...(isOriginal
      ? { sections: toSections(sections, owner) }
      : { sections: parseSections(body, owner.email), lang: 'en' }),
  }
}

type OriginalSections = Record<string, { heading: string; body: (string | string[])[] }>

const toSections = (sections: OriginalSections, { email }: PolicyTextOwner): PolicyTextSection[] =>
  Object.entries(sections).map(([id, { heading, body }]) => ({
    ...{ id, heading, blocks: parseBlocks(formatBody(body), email) },
  }))
