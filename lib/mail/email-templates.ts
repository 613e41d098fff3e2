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

/** What each template needs. The values wait in the outbox as JSON, so they are all text. */
export type EmailTemplateData = AccountEmailData &
  SchoolEmailData & {
    messageAnswer: {
      name: string
      subject: string
      sentOn: string
      message: string
      answer: string
    }
    /** What opens an account, or what it may do, is another than before. */
    wayInChanged: { firstname: string; what: LoginMethodChange; name: string }
  } & LiveSessionEmailTemplates &
  CertificateEmailTemplates &
  TeamEmailData

/** On every letter that is not about an act of one's own; one of the version before has none. */
export type UnsubscribableEmailData<Data> = Data | (Data & { person: string })

export type EmailTemplateName = keyof EmailTemplateData

/** One letter, whatever it looks like: HTML and text are both made from this. */
export type EmailMessage = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** With a `url`, the value is a link; only an address of ours becomes one. */
  details?: [label: string, value: string, url?: string][]
  /** The visitor's own words, shown as a quotation. */
  quote?: string
  action?: { label: string; url: string }
  /** Paragraphs that follow the button. */
  notes?: string[]
  replyTo?: string
  /** Where one says that letters like this should not come any more. */
  unsubscribe?: string
  attachment?: EmailAttachment
}

/** Text, made from the letter's data when it is sent. */
export type EmailAttachment = { filename: string; contentType: string; content: string }

/** A letter that is still waiting after this long would only mislead. */
export const LIFETIME_MS: Partial<Record<string, number>> = {
  resetLink: RETENTION.resetLink * 1000,
  gatheringTomorrow: 12 * 60 * 60 * 1000,
  gatheringSoon: 30 * 60 * 1000,
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
  return { ...email, subject: toOneLine(email.subject), unsubscribe: findUnsubscribeUrl(data) }
}

/** As somebody typed them, with an empty line between two. */
const splitParagraphs = (text: string) =>
  text
    .split(/\n/)
    .map((line) => line.trim())
    .filter(Boolean)

function findUnsubscribeUrl(data: object): string | undefined {
  if ('person' in data) return createUnsubscribeUrl({ userId: `${data.person}`, kind: 'reminders' })
  if ('mailbox' in data)
    return createUnsubscribeUrl({ userId: `${data.mailbox}`, kind: 'invitations' })
}

export const splitLines = (text: string) => text.split(/\r\n|\r|\n/)

const formatName = (name: string) => sanitizeName(name, emailText(siteOwner).nobody)
