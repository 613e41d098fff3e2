import 'server-only'
import { siteOwner } from '@/base/owner'
import { emailText } from '@/i18n/emails'
import { webhookEmailText } from '@/i18n/webhook-emails'
import { type EmailComposers, sanitizeName, toOneLine } from '@/lib/mail/email-message'

export type WebhookEmailData = {
  webhookStopped: { firstname: string; title: string; link: string; kind: string }
}

export const webhookEmails: EmailComposers<WebhookEmailData> = {
  webhookStopped: ({ firstname, title, link, kind }) => {
    const { button, failing, ended, ...text } = webhookEmailText().webhookStopped({
      firstname: sanitizeName(firstname, emailText(siteOwner).fallbackName),
      title: toOneLine(title),
    })
    const paragraphs = kind === 'webhook.ended-by-receiver' ? ended : failing
    return { ...text, paragraphs, action: { label: button, url: link } }
  },
}
