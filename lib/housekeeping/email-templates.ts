import 'server-only'
import { siteOwner } from '@/base/owner'
import { accountEmailText } from '@/i18n/account-emails'
import { announcementEmailText } from '@/i18n/announcement-emails'
import { billingEmailText } from '@/i18n/billing-emails'
import { emailText } from '@/i18n/emails'
import { liveSessionEmailText } from '@/i18n/live-session-emails'
import { schoolSiteEmailText } from '@/i18n/school-site-emails'
import { trainingEmailText } from '@/i18n/training-emails'
import { type AccountEmailData, accountEmails } from '@/lib/accounts/emails'
import { type AnnouncementEmailTemplates, announcementEmails } from '@/lib/announcements/emails'
import { type BillingEmailData, billingEmails } from '@/lib/billing/emails'
import { type CertificateEmailTemplates, certificateEmails } from '@/lib/certificates/emails'
import { type ContactEmailData, contactEmails } from '@/lib/contact/emails'
import { type TrainingEmailData, trainingEmails } from '@/lib/learning/emails'
import { type LiveSessionEmailTemplates, liveSessionEmails } from '@/lib/live-sessions/emails'
import { completeEmail } from '@/lib/mail/bulk'
import type { EmailComposers, EmailMessage } from '@/lib/mail/email-message'
import type { EmailName } from '@/lib/mail/email-rules'
import { type PrivacyEmailData, privacyEmails } from '@/lib/privacy/emails'
import { type SchoolSiteEmailData, schoolSiteEmails } from '@/lib/school-sites/emails'
import { type SchoolEmailData, schoolEmails } from '@/lib/schools/emails'
import { type SchoolTeamEmailData, schoolTeamEmails } from '@/lib/schools/team-emails'
import { NO_TEXTS, type PublishedTexts } from '@/lib/texts/published'
import { applyEmailText } from './edited-emails'

export type EmailTemplateData = AccountEmailData &
  AnnouncementEmailTemplates &
  BillingEmailData &
  SchoolSiteEmailData &
  CertificateEmailTemplates &
  ContactEmailData &
  LiveSessionEmailTemplates &
  PrivacyEmailData &
  SchoolEmailData &
  SchoolTeamEmailData &
  TrainingEmailData

export type EmailTemplateName = EmailName

const emailComposers: EmailComposers<EmailTemplateData> = {
  ...accountEmails,
  ...announcementEmails,
  ...billingEmails,
  ...schoolSiteEmails,
  ...certificateEmails,
  ...contactEmails,
  ...liveSessionEmails,
  ...privacyEmails,
  ...schoolEmails,
  ...schoolTeamEmails,
  ...trainingEmails,
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
  completeEmail(applyEmailText(emailComposers[template](data), template, data, texts), data)

const listEmailNames = (): Record<EmailTemplateName, string> => ({
  ...accountEmailText(siteOwner).names,
  ...announcementEmailText().names,
  ...billingEmailText(siteOwner).names,
  ...emailText(siteOwner).names,
  ...liveSessionEmailText().names,
  ...schoolSiteEmailText().names,
  ...trainingEmailText().names,
})
