import 'server-only'
import { type AccountEmailData, accountEmails } from '@/lib/accounts/emails'
import { type AnnouncementEmailTemplates, announcementEmails } from '@/lib/announcements/emails'
import { type BillingEmailData, billingEmails } from '@/lib/billing/emails'
import { type CertificateEmailTemplates, certificateEmails } from '@/lib/certificates/emails'
import { type ContactEmailData, contactEmails } from '@/lib/contact/emails'
import { type TrainingEmailData, trainingEmails } from '@/lib/learning/emails'
import { type LiveSessionEmailTemplates, liveSessionEmails } from '@/lib/live-sessions/emails'
import { completeEmail } from '@/lib/mail/complete-email'
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

export const composeEmail = <T extends EmailTemplateName>(
  template: T,
  data: EmailTemplateData[T],
  texts: PublishedTexts = NO_TEXTS,
): EmailMessage =>
  completeEmail(applyEmailText(emailComposers[template](data), template, data, texts), data)
