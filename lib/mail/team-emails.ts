import 'server-only'
import { siteOwner } from '@/base/owner'
import { emailText } from '@/i18n/emails'
import type { EmailMessage } from './email-templates'
import { toOneLine } from './plain-name'

export type TeamEmailData = {
  /** Emails enqueued by older versions have no link. */
  teamContact: { name: string; email: string; subject: string; message: string; link?: string }
  teamInstitution: {
    institution_name: string
    correspondent: string
    kind: 'registered' | 'subscribed'
    reference: string
    link?: string
  }
}

type TeamEmailComposers = { [T in keyof TeamEmailData]: (data: TeamEmailData[T]) => EmailMessage }

export const teamEmails: TeamEmailComposers = {
  teamContact: ({ name, email, subject, message, link }) => {
    const { labels, button, ...text } = emailText(siteOwner).teamContact(subject)
    const details: EmailMessage['details'] = [
      [labels.name, toOneLine(name)],
      [labels.email, email],
      [labels.subject, toOneLine(subject)],
    ]
    return { ...text, ...buildAction(link, button), details, quote: message, replyTo: email }
  },
  teamInstitution: ({ institution_name, correspondent, kind, reference, link }) => {
    const { teamInstitution, teamSubscribed, teamRegistered } = emailText(siteOwner)
    const { labels, button, ...text } = teamInstitution
    const details: EmailMessage['details'] = [
      [labels.institution, toOneLine(institution_name)],
      [labels.correspondent, toOneLine(correspondent)],
      [labels.reference, reference],
    ]
    const buildContent = kind === 'subscribed' ? teamSubscribed : teamRegistered
    return { ...text, ...buildContent(institution_name), ...buildAction(link, button), details }
  },
}

const buildAction = (url: string | undefined, label: string) => url && { action: { label, url } }
