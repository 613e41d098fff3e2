import 'server-only'
import { parseMarkdown } from '@/base/markdown'
import { siteOwner } from '@/base/owner'
import { formatLongDate } from '@/i18n/dates'
import { emailText } from '@/i18n/emails'
import type { EmailComposers, EmailMessage } from '@/lib/mail/email-message'
import { sanitizeName, toOneLine } from '@/lib/mail/email-message'

export type ContactEmailData = {
  teamContact: { name: string; email: string; subject: string; message: string; link: string }
  messageAnswer: {
    name: string
    subject: string
    sentOn: string
    message: string
    answer: string
    /** Empty without a domain for answers. */
    replyTo?: string
  }
}

export const contactEmails: EmailComposers<ContactEmailData> = {
  teamContact: ({ name, email, subject, message, link }) => {
    const { labels, button, ...text } = emailText(siteOwner).teamContact(subject)
    const details: EmailMessage['details'] = [
      [labels.name, toOneLine(name)],
      [labels.email, email],
      [labels.subject, toOneLine(subject)],
    ]
    const action = { action: { label: button, url: link } }
    return { ...text, ...action, details, quote: message, replyTo: email }
  },
  messageAnswer: ({ name, subject, sentOn, message, answer, replyTo }) => {
    const content = emailText(siteOwner).messageAnswer(
      sanitizeName(name, emailText(siteOwner).fallbackName),
      toOneLine(subject),
      formatLongDate(sentOn),
    )
    const { wrote, ...rest } = content
    const wroteBlock = {
      kind: 'paragraph' as const,
      spans: [{ kind: 'text' as const, text: wrote }],
    }
    const body = [...parseMarkdown(answer, 'email'), wroteBlock]
    return { ...rest, paragraphs: [], body, quote: message, replyTo: replyTo || siteOwner.email }
  },
}
