import 'server-only'
import { siteOwner } from '@/base/owner'
import { emailText } from '@/i18n/emails'
import { runInLanguage } from '@/i18n/request-language'
import type { RenderedMail } from './batch'
import { renderMail } from './dispatch'
import type { ComposeStoredEmail } from './email-message'
import { sanitizeName } from './email-message'
import type { AddressedMail } from './outbox'
import type { RenderedEmail } from './render'

/** Replaced by the name; a private-use character that no name contains and rendering keeps. */
const NAME_PLACEHOLDER = '\uE000'
const UNSUBSCRIBE_PLACEHOLDER = '\uE001'

/**
 * Bulk emails differ only in the first name and the link to unsubscribe: rendering each would block the site
 * for minutes.
 */
export async function renderMerged(
  mails: AddressedMail[],
  compose: ComposeStoredEmail,
): Promise<(RenderedMail | null)[]> {
  const renderedByKey = new Map<string, Promise<RenderedEmail | undefined>>()
  return Promise.all(
    mails.map(async (mail) => {
      const data = { ...mail.data, firstname: NAME_PLACEHOLDER }
      const { userId: _, ...sharedData } = { userId: '', ...data }
      const key = JSON.stringify([
        mail.template,
        mail.language,
        sharedData,
        Object.keys(data).sort(),
      ])
      const rendering =
        renderedByKey.get(key) ?? renderMail({ ...mail, data }, composeMerged(compose))
      renderedByKey.set(key, rendering)
      const email = await rendering
      if (!email) return null
      return runInLanguage(mail.language ?? 'en', () => {
        const { unsubscribeUrl = '' } = compose(mail.template, data)
        return { mail, content: fillIn(email, mail.data.firstname, unsubscribeUrl) }
      })
    }),
  )
}

const composeMerged =
  (compose: ComposeStoredEmail): ComposeStoredEmail =>
  (template, data) => {
    const email = compose(template, data)
    return { ...email, ...(email.unsubscribeUrl && { unsubscribeUrl: UNSUBSCRIBE_PLACEHOLDER }) }
  }

function fillIn(
  { subject, html, text, replyTo, headers }: RenderedEmail,
  firstname = '',
  unsubscribeUrl: string,
): RenderedEmail {
  const name = sanitizeName(firstname, emailText(siteOwner).fallbackName)
  const fill = (content: string, nameText = name) =>
    content
      .replaceAll(NAME_PLACEHOLDER, () => nameText)
      .replaceAll(UNSUBSCRIBE_PLACEHOLDER, () => unsubscribeUrl)
  return {
    subject: fill(subject),
    html: fill(html, escapeHtml(name)),
    text: fill(text),
    replyTo,
    ...(headers && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([header, value]) => [header, fill(value)]),
      ),
    }),
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
