import 'server-only'
import { siteOwner } from '@/base/owner'
import { emailText } from '@/i18n/emails'
import { schoolSiteEmailText } from '@/i18n/school-site-emails'
import type { EmailComposers } from '@/lib/mail/email-message'
import { sanitizeName, toOneLine } from '@/lib/mail/plain-name'

export type SchoolSiteEmailData = {
  siteMessage: { institution_name: string; name: string; email: string; message: string }
}

export const schoolSiteEmails: EmailComposers<SchoolSiteEmailData> = {
  siteMessage: ({ institution_name, name, email, message }) => {
    const { labels, ...text } = schoolSiteEmailText().siteMessage(
      sanitizeName(institution_name, emailText(siteOwner).noSchool),
    )
    return {
      ...text,
      details: [
        [labels.name, toOneLine(name)],
        [labels.email, email],
      ],
      quote: message,
      replyTo: email,
    }
  },
}
