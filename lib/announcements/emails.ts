import 'server-only'
import type { AnnouncementAudience } from '@/base/announcement-kinds'
import { parseMarkdown } from '@/base/markdown'
import { siteOwner } from '@/base/owner'
import { announcementEmailText } from '@/i18n/announcement-emails'
import { emailText } from '@/i18n/emails'
import type {
  EmailComposers,
  EmailMessage,
  UnsubscribableEmailData,
} from '@/lib/mail/email-message'
import { sanitizeName } from '@/lib/mail/email-message'

type AnnouncementEmailData = UnsubscribableEmailData<{
  firstname: string
  subject: string
  body: string
  audience: string
  unsubscribe: string
}>

export type AnnouncementEmailTemplates = {
  announcement: AnnouncementEmailData
  news: AnnouncementEmailData
}

export const announcementEmails: EmailComposers<AnnouncementEmailTemplates> = {
  announcement: composeAnnouncement,
  news: composeAnnouncement,
}

function composeAnnouncement({
  firstname,
  subject,
  body,
  audience,
}: AnnouncementEmailData): EmailMessage {
  const text = announcementEmailText()
  return {
    subject,
    greeting: text.greeting(sanitizeName(firstname, emailText(siteOwner).fallbackName)),
    paragraphs: [],
    body: parseMarkdown(body),
    notes: [text.reasons[audience as AnnouncementAudience]],
  }
}
