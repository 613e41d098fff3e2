import 'server-only'
import { type MarkdownBlock, type MarkdownSpan, parseMarkdown } from '@/base/markdown'
import { siteOwner } from '@/base/owner'
import type { PolicyName } from '@/base/policy-kinds'
import type { PolicyTranslations } from '@/db/schema/policies'
import { policy as englishPolicy } from '@/i18n/en/policies'
import { getForeignTag, getLanguage } from '@/i18n/language'
import { type Language, languageCodes } from '@/i18n/languages'
import { isPartial } from '@/i18n/partial-languages'
import { policyText } from '@/i18n/policies'
import { runInLanguage } from '@/i18n/request-language'
import { getSiteFacts } from '@/lib/texts/facts'
import { getPublishedTexts } from '@/lib/texts/published'

export type PolicyText = {
  title: string
  description: string
  lede: string
  sections: PolicyTextSection[]
  /** That of the sections, if it is not that of the page. */
  lang?: string
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
  return language === 'en' || isPartial(language)
    ? { ...head, sections: parseSections(body, owner.email), lang: getForeignTag('en') }
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

export type PolicyTextSection = {
  /** Its anchor. */
  id: string
  /** Empty for text before the first heading. */
  heading: string
  blocks: MarkdownBlock[]
}

/** A heading begins a section. */
export function parseSections(markdown: string, email: string): PolicyTextSection[] {
  const sections: PolicyTextSection[] = []
  for (const block of parseMarkdown(markdown)) {
    if (block.kind === 'heading' || sections.length === 0) {
      const heading = block.kind === 'heading' ? block.spans.map(({ text }) => text).join('') : ''
      sections.push({ id: createAnchor(heading, sections), heading, blocks: [] })
    }
    if (block.kind !== 'heading') sections.at(-1)?.blocks.push(linkEmail(block, email))
  }
  return sections
}

export const parseBlocks = (markdown: string, email: string): MarkdownBlock[] =>
  parseMarkdown(markdown).map((block) => linkEmail(block, email))

/** Anchors of the page itself. */
const RESERVED_ANCHORS = ['content', 'versions']

/** Unique on the page, also if a heading repeats or has no Latin letter. */
function createAnchor(heading: string, sections: PolicyTextSection[]): string {
  const words = heading.toLowerCase().match(/[a-z0-9]+/g) ?? ['section']
  const anchor = words.join('-')
  const taken = [...RESERVED_ANCHORS, ...sections.map(({ id }) => id)]
  return taken.includes(anchor) ? `${anchor}-${sections.length + 1}` : anchor
}

const linkEmail = (block: MarkdownBlock, email: string): MarkdownBlock =>
  block.kind === 'list'
    ? { ...block, items: block.items.map((spans) => linkEmailInSpans(spans, email)) }
    : { ...block, spans: linkEmailInSpans(block.spans, email) }

const linkEmailInSpans = (spans: MarkdownSpan[], email: string): MarkdownSpan[] =>
  spans.flatMap((span): MarkdownSpan[] => {
    if (span.kind !== 'text') return [span]
    const link = { kind: 'link' as const, text: email, url: `mailto:${email}` }
    return span.text
      .split(email)
      .flatMap((text, position) => [
        ...(position > 0 ? [link] : []),
        ...(text ? [{ kind: 'text' as const, text }] : []),
      ])
  })
