import 'server-only'
import { siteOwner } from '@/base/owner'
import { emailText } from '@/i18n/emails'
import { renderMail } from './dispatch'
import type { ComposeStoredEmail } from './email-message'
import type { AddressedMail } from './outbox'
import { sanitizeName } from './plain-name'
import type { RenderedEmail } from './render'
import type { RenderedMail } from './resend'

/** Replaced by the name; a private-use character that no name contains and rendering keeps. */
const NAME_PLACEHOLDER = '\uE000'

/** Bulk emails differ only in the first name: rendering each would block the site for minutes. */
export async function renderMerged(
  mails: AddressedMail[],
  compose: ComposeStoredEmail,
): Promise<(RenderedMail | null)[]> {
  const renderedByKey = new Map<string, Promise<RenderedEmail | undefined>>()
  return Promise.all(
    mails.map(async (mail) => {
      const data = { ...mail.data, firstname: NAME_PLACEHOLDER }
      const key = JSON.stringify(data, Object.keys(data).sort())
      const rendering = renderedByKey.get(key) ?? renderMail({ ...mail, data }, compose)
      renderedByKey.set(key, rendering)
      const email = await rendering
      return email ? { mail, content: insertName(email, mail.data.firstname) } : null
    }),
  )
}

function insertName(
  { subject, html, text, replyTo }: RenderedEmail,
  firstname = '',
): RenderedEmail {
  const name = sanitizeName(firstname, emailText(siteOwner).fallbackName)
  return {
    subject: subject.replaceAll(NAME_PLACEHOLDER, name),
    html: html.replaceAll(NAME_PLACEHOLDER, escapeHtml(name)),
    text: text.replaceAll(NAME_PLACEHOLDER, name),
    replyTo,
  }
}

const HTML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const escapeHtml = (name: string) => name.replace(/[&<>"']/g, (char) => HTML_ENTITIES[char] ?? '')
