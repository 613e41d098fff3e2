import 'server-only'
import { render } from '@react-email/render'
import { formatMarkdownAsText } from '@/base/format-markdown'
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

/** Word ignores the greatest width of a table, so it gets one around it; for others these are comments. */
const WORD_TABLE = {
  open: '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
  close: '<!--[if mso]></td></tr></table><![endif]-->',
}

export async function renderEmailHtml(email: EmailMessage): Promise<string> {
  const html = await render(<EmailLayout {...email} />)
  return html
    .replace('<wbr data-word="open"/>', WORD_TABLE.open)
    .replace('<wbr data-word="close"/>', WORD_TABLE.close)
}

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
