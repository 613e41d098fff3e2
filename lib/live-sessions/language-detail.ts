import 'server-only'
import { nameForeignLanguage } from '@/i18n/language-name'
import { liveSessionEmailText } from '@/i18n/live-session-emails'
import type { EmailMessage } from '@/lib/mail/email-message'

/** A row of an email about a session in another language than the recipient's. */
export function buildLanguageDetail(language: string | undefined): EmailMessage['details'] {
  const name = language && nameForeignLanguage(language)
  return name ? [[liveSessionEmailText().labels.language, name]] : undefined
}
