import 'server-only'
import { siteOwner } from '@/base/owner'
import { fillPlaceholders } from '@/base/placeholders'
import { formatDateTime, formatLongDate } from '@/i18n/dates'
import { emailText } from '@/i18n/emails'
import type { EmailMessage } from '@/lib/mail/email-message'
import { sanitizeName, toOneLine } from '@/lib/mail/plain-name'
import { findEmailText } from '@/lib/texts/emails'
import type { PublishedTexts } from '@/lib/texts/published'

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
