import 'server-only'
import { render } from '@react-email/render'
import { siteOwner } from '@/base/owner'
import { emailText } from '@/i18n/emails'
import { EmailLayout } from './email-layout'
import { type EmailAttachment, type EmailMessage, splitLines } from './email-templates'

export type RenderedEmail = {
  subject: string
  html: string
  text: string
  replyTo?: string
  headers?: Record<string, string>
  attachments?: EmailAttachment[]
}

/** One letter in both forms, made from the same words. */
export async function renderEmail(email: EmailMessage): Promise<RenderedEmail> {
  const { subject, replyTo, unsubscribe: unsubscribeUrl, attachment } = email
  const html = await render(<EmailLayout {...email} />)
  return {
    subject,
    html,
    text: renderPlainText(email),
    replyTo,
    ...(unsubscribeUrl && { headers: buildUnsubscribeHeaders(unsubscribeUrl) }),
    ...(attachment && { attachments: [attachment] }),
  }
}

/** RFC 8058: the mail program shows a button of its own, and a POST to this address is enough. */
const buildUnsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function renderPlainText(email: EmailMessage) {
  const {
    greeting,
    paragraphs,
    details,
    quote,
    action,
    notes = [],
    unsubscribe: unsubscribeUrl,
  } = email
  const blocks = [
    greeting,
    ...paragraphs,
    details?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote && `> ${splitLines(quote).join('\n> ')}`,
    action && `${action.label}:\n${action.url}`,
    ...notes,
    `${emailText(siteOwner).closing}\n${siteOwner.email}`,
    unsubscribeUrl && `${emailText(siteOwner).unsubscribe}:\n${unsubscribeUrl}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
