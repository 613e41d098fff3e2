import 'server-only'
import { siteOwner } from '@/base/owner'
import type { PolicyName } from '@/base/policy-kinds'
import { policy as englishPolicy } from '@/i18n/en/policies'
import { getSiteFacts } from '@/lib/texts/facts'
import { getPublishedTexts } from '@/lib/texts/published'

type SectionBody = readonly (string | readonly string[])[]

/** The English text of the code, in Markdown: version 1. */
export const composeOriginal = (policy: PolicyName, owner: PolicyTextOwner): string =>
  Object.values(englishPolicy(owner)[policy].sections)
    .map(({ heading, body }) => `## ${heading}\n\n${formatBody(body)}`)
    .join('\n\n')

export const formatBody = (body: SectionBody): string =>
  body
    .map((part) => (typeof part === 'string' ? part : part.map((item) => `- ${item}`).join('\n')))
    .join('\n\n')

export const readOriginal = async (policy: PolicyName): Promise<string> =>
  composeOriginal(policy, await getPolicyOwner())

export type PolicyTextOwner = Parameters<typeof englishPolicy>[0]

/** With the address that the team has published. */
export const getPolicyOwner = async (): Promise<PolicyTextOwner> => ({
  ...siteOwner,
  address: getSiteFacts(await getPublishedTexts()).address,
})
