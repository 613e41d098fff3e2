import 'server-only'
import { siteOwner } from '@/base/owner'
import { emailText } from '@/i18n/emails'
import type { EmailComposers, EmailMessage } from '@/lib/mail/email-message'
import { toOneLine } from '@/lib/mail/plain-name'

export type SchoolTeamEmailData = {
  teamInstitution: {
    institution_name: string
    correspondent: string
    kind: 'registered' | 'subscribed'
    reference: string
    link: string
  }
}

export const schoolTeamEmails: EmailComposers<SchoolTeamEmailData> = {
  teamInstitution: ({ institution_name, correspondent, kind, reference, link }) => {
    const { teamInstitution, teamSubscribed, teamRegistered } = emailText(siteOwner)
    const { labels, button, ...text } = teamInstitution
    const details: EmailMessage['details'] = [
      [labels.institution, toOneLine(institution_name)],
      [labels.correspondent, toOneLine(correspondent)],
      [labels.reference, reference],
    ]
    const buildContent = kind === 'subscribed' ? teamSubscribed : teamRegistered
    const action = { action: { label: button, url: link } }
    return { ...text, ...buildContent(institution_name), ...action, details }
  },
}
