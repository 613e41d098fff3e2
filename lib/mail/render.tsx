import 'server-only'
import { render } from '@react-email/render'
import { formatMarkdownAsText } from '@/base/markdown'
import { siteOwner } from '@/base/owner'
import { emailText } from '@/i18n/emails'
import { EmailLayout } from './email-layout'
import { type EmailAttachment, type EmailMessage, splitEmailLines } from './email-message'

export type RenderedEmail = {
  subject: string
  html: string
  text: string
  replyTo?: string
  headers?: Record<string, string>
  attachments?: EmailAttachment[]
}

export async function renderEmail(email: EmailMessage): Promise<RenderedEmail> {
  const { subject, replyTo, unsubscribeUrl, loadAttachment } = email
  const attachment = email.attachment ?? (await loadAttachment?.())
  return {
    subject,
    html: await renderEmailHtml(email),
    text: renderPlainText(email),
    replyTo,
    ...(unsubscribeUrl && { headers: buildUnsubscribeHeaders(unsubscribeUrl) }),
    ...(attachment && { attachments: [attachment] }),
  }
}

export const renderEmailHtml = (email: EmailMessage): Promise<string> =>
  render(<EmailLayout {...email} />)

/** One-click unsubscribe (RFC 8058): mail clients show a button and send a POST to this URL. */
const buildUnsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function renderPlainText(email: EmailMessage) {
  const { greeting, paragraphs, body, details, quote, action, notes = [], unsubscribeUrl } = email
  const blocks = [
    greeting,
    ...paragraphs,
    body && formatMarkdownAsText(body),
    details?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote && `> ${splitEmailLines(quote).join('\n> ')}`,
    action && `${action.label}:\n${action.url}`,
    ...notes,
    `${emailText(siteOwner).closing}\n${siteOwner.email}`,
    unsubscribeUrl && `${emailText(siteOwner).unsubscribe}:\n${unsubscribeUrl}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
