import 'server-only'
import { siteOwner } from '@/base/owner'
import { formatLongDate } from '@/i18n/dates'
import { emailText } from '@/i18n/emails'
import type { EmailComposers } from '@/lib/mail/email-message'
import { sanitizeName, toOneLine } from '@/lib/mail/email-message'

type TokenData = { firstname: string; name: string; scopes: string; until: string; link: string }

export type ApiTokenEmailData = {
  /** To each coordinator of the school. */
  apiTokenCreated: TokenData & { institution_name: string; maker: string }
  /** To the manager who made it. */
  teamTokenCreated: TokenData
}

export const apiTokenEmails: EmailComposers<ApiTokenEmailData> = {
  apiTokenCreated: ({ institution_name, maker, ...token }) => {
    const { fallbackName, noSchool } = emailText(siteOwner)
    const { labels, button, ...text } = emailText(siteOwner).apiTokenCreated({
      institution: sanitizeName(institution_name, noSchool),
      firstname: sanitizeName(token.firstname, fallbackName),
      maker: sanitizeName(maker, fallbackName),
    })
    return {
      ...text,
      details: listDetails(labels, token),
      action: { label: button, url: token.link },
    }
  },
  teamTokenCreated: (token) => {
    const { fallbackName } = emailText(siteOwner)
    const { labels, button, ...text } = emailText(siteOwner).teamTokenCreated(
      sanitizeName(token.firstname, fallbackName),
    )
    return {
      ...text,
      details: listDetails(labels, token),
      action: { label: button, url: token.link },
    }
  },
}

type TokenLabels = Record<'name' | 'scopes' | 'until', string>

const listDetails = (
  labels: TokenLabels,
  { name, scopes, until }: TokenData,
): [string, string][] => [
  [labels.name, toOneLine(name)],
  [labels.scopes, scopes],
  [labels.until, formatLongDate(until)],
]
