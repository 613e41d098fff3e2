import 'server-only'
import { siteOwner } from '@/base/owner'
import { findPlaceholderFault, listPlaceholders } from '@/base/placeholders'
import { emailText } from '@/i18n/emails'
import { getLanguage } from '@/i18n/language'
import { liveSessionEmailText } from '@/i18n/live-session-emails'
import { EMAIL_TEXT_NAMES, type EmailTextName, type TextFieldValues, toTextId } from './kinds'
import type { PublishedTexts } from './published'

type OriginalEmail = { subject: string; paragraphs: string[] }
type EmailTextDefinition = {
  /** Of the email in the outbox. */
  template: string
  placeholders: readonly string[]
  getOriginal: () => OriginalEmail
}

const toPlaceholder = (name: string) => `{${name}}`

const SESSION_VALUES = {
  firstname: toPlaceholder('firstname'),
  title: toPlaceholder('title'),
  when: toPlaceholder('when'),
}

/** The code composes them with the placeholders in place of the values. */
export const EMAIL_TEXTS: Record<EmailTextName, EmailTextDefinition> = {
  emailWelcome: {
    template: 'welcome',
    placeholders: ['firstname'],
    getOriginal: () => emailText(siteOwner).welcome('{firstname}'),
  },
  emailRegistered: {
    template: 'liveSessionRegistered',
    placeholders: ['firstname', 'title', 'when'],
    getOriginal: () => liveSessionEmailText().emails.liveSessionRegistered(SESSION_VALUES),
  },
  emailReminder: {
    template: 'liveSessionTomorrow',
    placeholders: ['firstname', 'title', 'when'],
    getOriginal: () => liveSessionEmailText().emails.liveSessionTomorrow(SESSION_VALUES),
  },
  emailCertificate: {
    template: 'certificateIssued',
    placeholders: ['firstname', 'title'],
    getOriginal: () => emailText(siteOwner).certificateIssued('{firstname}', '{title}'),
  },
  emailInvitation: {
    template: 'schoolInvitation',
    placeholders: ['school', 'inviter', 'until'],
    getOriginal: () => emailText(siteOwner).schoolInvitation('{school}', '{inviter}', '{until}'),
  },
}

export const joinParagraphs = (paragraphs: string[]) => paragraphs.join('\n\n')

/** Line by line, because a pattern over many empty lines takes quadratic time. */
export function splitEmailParagraphs(body: string): string[] {
  const paragraphs: string[][] = [[]]
  for (const line of body.split('\n').map((text) => text.trim())) {
    if (line) paragraphs.at(-1)?.push(line)
    else paragraphs.push([])
  }
  return paragraphs.filter((lines) => lines.length > 0).map((lines) => lines.join(' '))
}

/** In the recipient's language. Null without a change, or if the placeholders of this version no longer fit it. */
export function findEmailText(
  { values }: PublishedTexts,
  template: string,
): { subject?: string; paragraphs?: string[] } | null {
  const name = EMAIL_TEXT_NAMES.find((key) => EMAIL_TEXTS[key].template === template)
  const changes = name && values[toTextId(name, getLanguage())]
  if (!changes) return null
  const usable = pickUsable(changes, EMAIL_TEXTS[name])
  return {
    subject: usable.subject,
    paragraphs: usable.body === undefined ? undefined : splitEmailParagraphs(usable.body),
  }
}

function pickUsable(
  { subject, body }: TextFieldValues,
  { placeholders, getOriginal }: EmailTextDefinition,
): { subject?: string; body?: string } {
  const original = getOriginal()
  const isUsable = (text: string | undefined, originalText: string) =>
    text !== undefined &&
    !findPlaceholderFault(text, { known: placeholders, required: listPlaceholders(originalText) })
  return {
    ...(isUsable(subject, original.subject) && { subject }),
    ...(isUsable(body, joinParagraphs(original.paragraphs)) && { body }),
  }
}
