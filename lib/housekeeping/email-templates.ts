import 'server-only'
import { absoluteUrl, siteOwner } from '@/base/owner'
import { fillPlaceholders } from '@/base/placeholders'
import { accountEmailText } from '@/i18n/account-emails'
import { announcementEmailText } from '@/i18n/announcement-emails'
import { billingEmailText } from '@/i18n/billing-emails'
import { formatDateTime, formatLongDate } from '@/i18n/dates'
import { emailText } from '@/i18n/emails'
import { liveSessionEmailText } from '@/i18n/live-session-emails'
import { schoolSiteEmailText } from '@/i18n/school-site-emails'
import { teamTextsText } from '@/i18n/team-texts'
import { trainingEmailText } from '@/i18n/training-emails'
import { webhookEmailText } from '@/i18n/webhook-emails'
import { type AccountEmailData, accountEmails } from '@/lib/accounts/emails'
import { type AnnouncementEmailTemplates, announcementEmails } from '@/lib/announcements/emails'
import { type ApiTokenEmailData, apiTokenEmails } from '@/lib/api-tokens/emails'
import { type BillingEmailData, billingEmails } from '@/lib/billing/emails'
import { type CertificateEmailTemplates, certificateEmails } from '@/lib/certificates/emails'
import { type ContactEmailData, contactEmails } from '@/lib/contact/emails'
import { type TrainingEmailData, trainingEmails } from '@/lib/learning/emails'
import { type LiveSessionEmailTemplates, liveSessionEmails } from '@/lib/live-sessions/emails'
import { completeEmail } from '@/lib/mail/batch'
import type { EmailComposers, EmailMessage } from '@/lib/mail/email-message'
import { sanitizeName, toOneLine } from '@/lib/mail/email-message'
import type { EmailName } from '@/lib/mail/email-rules'
import { type PrivacyEmailData, privacyEmails } from '@/lib/privacy/emails'
import { routes } from '@/lib/routes'
import { type SchoolSiteEmailData, schoolSiteEmails } from '@/lib/school-sites/emails'
import {
  type SchoolEmailData,
  type SchoolTeamEmailData,
  schoolEmails,
  schoolTeamEmails,
} from '@/lib/schools/emails'
import { findEmailText } from '@/lib/texts/emails'
import type { EmailTextName } from '@/lib/texts/kinds'
import { NO_TEXTS, type PublishedTexts } from '@/lib/texts/published'
import { type WebhookEmailData, webhookEmails } from '@/lib/webhooks/emails'

export type EmailTemplateData = AccountEmailData &
  AnnouncementEmailTemplates &
  ApiTokenEmailData &
  BillingEmailData &
  SchoolSiteEmailData &
  CertificateEmailTemplates &
  ContactEmailData &
  LiveSessionEmailTemplates &
  PrivacyEmailData &
  SchoolEmailData &
  SchoolTeamEmailData &
  TrainingEmailData &
  WebhookEmailData

export type EmailTemplateName = EmailName

const emailComposers: EmailComposers<EmailTemplateData> = {
  ...accountEmails,
  ...announcementEmails,
  ...apiTokenEmails,
  ...billingEmails,
  ...schoolSiteEmails,
  ...certificateEmails,
  ...contactEmails,
  ...liveSessionEmails,
  ...privacyEmails,
  ...schoolEmails,
  ...schoolTeamEmails,
  ...trainingEmails,
  ...webhookEmails,
}

export const templateNames = Object.keys(emailComposers) as EmailTemplateName[]

/** For the team. Stored emails of other versions may have templates that this one does not know. */
export const findEmailName = (template: string): string | undefined =>
  Object.hasOwn(listEmailNames(), template)
    ? listEmailNames()[template as EmailTemplateName]
    : undefined

export const composeEmail = <T extends EmailTemplateName>(
  template: T,
  data: EmailTemplateData[T],
  texts: PublishedTexts = NO_TEXTS,
): EmailMessage =>
  completeEmail(
    applyEmailText(emailComposers[template](data), template, data, texts),
    template,
    data,
  )

const listEmailNames = (): Record<EmailTemplateName, string> => ({
  ...accountEmailText(siteOwner).names,
  ...announcementEmailText().names,
  ...billingEmailText(siteOwner).names,
  ...emailText(siteOwner).names,
  ...liveSessionEmailText().names,
  ...schoolSiteEmailText().names,
  ...trainingEmailText().names,
  ...webhookEmailText().names,
})

/** Puts the sentences of the team in place of those of the code. The rest stays. */
export function applyEmailText(
  email: EmailMessage,
  template: string,
  data: Record<string, string>,
  texts: PublishedTexts,
): EmailMessage {
  const edited = findEmailText(texts, template)
  if (!edited) return email
  const values = createPlaceholderValues(data)
  const fill = (text: string) => fillPlaceholders(text, values)
  return {
    ...email,
    ...(edited.subject !== undefined && { subject: fill(edited.subject) }),
    ...(edited.paragraphs && { paragraphs: edited.paragraphs.map(fill) }),
  }
}

/** In the same form as the composers of the domains write them. */
function createPlaceholderValues(data: Record<string, string>): Record<string, string> {
  const { fallbackName, noSchool } = emailText(siteOwner)
  const { firstname, title, session, startsAt, institution_name, inviter, until } = data
  return {
    firstname: sanitizeName(firstname ?? '', fallbackName),
    title: toOneLine(title ?? session ?? ''),
    when: startsAt ? formatDateTime(startsAt) : '',
    school: sanitizeName(institution_name ?? '', noSchool),
    inviter: sanitizeName(inviter ?? '', fallbackName),
    until: until ? formatLongDate(until) : '',
  }
}

const DAYS_AHEAD_MS = 3 * 24 * 60 * 60 * 1000

/** The email as a recipient would get it, with invented data. */
export function composeSampleEmail(name: EmailTextName, texts: PublishedTexts): EmailMessage {
  const { firstname, title, school, inviter, host } = teamTextsText().email.sample
  const soon = new Date(Date.now() + DAYS_AHEAD_MS).toISOString()
  const link = absoluteUrl(routes.home)
  const session = {
    ...{
      liveSessionId: '1',
      firstname,
      title,
      host,
      startsAt: soon,
      minutes: '60',
      slug: 'sample',
    },
    ...{ summary: title, sequence: '0', changedAt: soon, reason: '', page: link, entry: link },
  }
  const composers: Record<EmailTextName, () => EmailMessage> = {
    emailWelcome: () => composeEmail('welcome', { firstname, link }, texts),
    emailRegistered: () => composeEmail('liveSessionRegistered', session, texts),
    emailReminder: () => composeEmail('liveSessionTomorrow', { ...session, userId: '' }, texts),
    emailCertificate: () =>
      composeEmail('certificateIssued', { firstname, session: title, link, feedback: link }, texts),
    emailInvitation: () =>
      composeEmail(
        'schoolInvitation',
        { institution_name: school, inviter, link, until: soon.slice(0, 10), mailbox: '' },
        texts,
      ),
  }
  return composers[name]()
}
