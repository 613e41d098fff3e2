import 'server-only'
import { siteOwner } from '@/base/owner'
import { RETENTION } from '@/base/retention'
import { formatLongDate } from '@/i18n/dates'
import { emailText } from '@/i18n/emails'
import { type AccountEmailData, accountEmails } from './account-emails'
import { type CertificateEmailTemplates, certificateEmails } from './certificate-emails'
import { type LiveSessionEmailTemplates, liveSessionEmails } from './live-session-emails'
import { sanitizeName, toOneLine } from './plain-name'
import { type SchoolEmailData, schoolEmails } from './school-emails'
import { type TeamEmailData, teamEmails } from './team-emails'
import { createUnsubscribeUrl } from './unsubscribe'

export type { LiveSessionEmailData } from './live-session-emails'

export type LoginMethodChange = keyof ReturnType<typeof emailText>['wayInChanged']['what']

/** Stored in the outbox as JSON, so all values are text. */
export type EmailTemplateData = AccountEmailData &
  SchoolEmailData & {
    messageAnswer: {
      name: string
      subject: string
      sentOn: string
      message: string
      answer: string
    }
    /** A login method, or what the account can do, has changed. */
    wayInChanged: { firstname: string; what: LoginMethodChange; name: string }
  } & LiveSessionEmailTemplates &
  CertificateEmailTemplates &
  TeamEmailData

/** Required for unsolicited emails; those enqueued by older versions have none. */
export type UnsubscribableEmailData<Data> = Data | (Data & { userId: string })

export type EmailTemplateName = keyof EmailTemplateData

export type EmailMessage = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** With a `url` the value is a link, but only to this site. */
  details?: [label: string, value: string, url?: string][]
  quote?: string
  action?: { label: string; url: string }
  notes?: string[]
  replyTo?: string
  unsubscribeUrl?: string
  attachment?: EmailAttachment
}

export type EmailAttachment = { filename: string; contentType: string; content: string }

/** Older emails would mislead, so they are not sent. */
export const LIFETIME_MS: Partial<Record<string, number>> = {
  resetLink: RETENTION.resetLink * 1000,
  liveSessionTomorrow: 12 * 60 * 60 * 1000,
  liveSessionSoon: 30 * 60 * 1000,
}

const emailComposers: { [T in EmailTemplateName]: (data: EmailTemplateData[T]) => EmailMessage } = {
  ...accountEmails,
  ...schoolEmails,
  messageAnswer: ({ name, subject, sentOn, message, answer }) => {
    const content = emailText(siteOwner).messageAnswer(
      formatName(name),
      toOneLine(subject),
      formatLongDate(sentOn),
    )
    const { wrote, ...rest } = content
    const paragraphs = [...splitParagraphs(answer), wrote]
    return { ...rest, paragraphs, quote: message, replyTo: siteOwner.email }
  },
  wayInChanged: ({ firstname, what: change, name }) => {
    const { greeting, what: textByChange, notes } = emailText(siteOwner).wayInChanged
    const { subject, text } = textByChange[change]
    const paragraphs = [text(toOneLine(name))]
    return { subject, greeting: greeting(formatName(firstname)), paragraphs, notes }
  },
  ...teamEmails,
  ...liveSessionEmails,
  ...certificateEmails,
}

export const templateNames = Object.keys(emailComposers) as EmailTemplateName[]

export function composeEmail<T extends EmailTemplateName>(
  template: T,
  data: EmailTemplateData[T],
): EmailMessage {
  const email = emailComposers[template](data)
  return { ...email, subject: toOneLine(email.subject), unsubscribeUrl: findUnsubscribeUrl(data) }
}

/** Separated by empty lines, as typed. */
const splitParagraphs = (text: string) =>
  text
    .split(/\n/)
    .map((line) => line.trim())
    .filter(Boolean)

function findUnsubscribeUrl(data: object): string | undefined {
  if ('userId' in data) return createUnsubscribeUrl({ userId: `${data.userId}`, kind: 'reminders' })
  if ('mailbox' in data)
    return createUnsubscribeUrl({ userId: `${data.mailbox}`, kind: 'invitations' })
}

export const splitLines = (text: string) => text.split(/\r\n|\r|\n/)

const formatName = (name: string) => sanitizeName(name, emailText(siteOwner).nobody)
