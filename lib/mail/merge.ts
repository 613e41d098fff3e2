import 'server-only'
import { siteOwner } from '@/base/owner'
import { emailText } from '@/i18n/emails'
import { renderMail } from './dispatch'
import type { AddressedMail } from './outbox'
import { sanitizeName } from './plain-name'
import type { RenderedEmail } from './render'
import type { RenderedMail } from './resend'

/** Stands where the name will; no name has this sign, and no mark-up changes it. */
const NAME_PLACEHOLDER = '\uE000'

/**
 * The letters of a crowd differ in the first name alone, so each text is drawn once and the names are
 * put in: drawing ten thousand would hold up the site for minutes.
 */
export async function renderMerged(mails: AddressedMail[]): Promise<(RenderedMail | null)[]> {
  const renderedByKey = new Map<string, Promise<RenderedEmail | undefined>>()
  return Promise.all(
    mails.map(async (mail) => {
      const data = { ...mail.data, firstname: NAME_PLACEHOLDER }
      const key = JSON.stringify(data, Object.keys(data).sort())
      const rendering = renderedByKey.get(key) ?? renderMail({ ...mail, data })
      renderedByKey.set(key, rendering)
      const email = await rendering
      return email ? { mail, letter: insertName(email, mail.data.firstname) } : null
    }),
  )
}

function insertName(
  { subject, html, text, replyTo }: RenderedEmail,
  firstname = '',
): RenderedEmail {
  const name = sanitizeName(firstname, emailText(siteOwner).nobody)
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
