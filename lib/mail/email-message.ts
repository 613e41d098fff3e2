import 'server-only'
import type { MarkdownBlock } from '@/base/markdown'
import type { EmailName, EmailReason } from './email-rules'

export type EmailMessage = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** Text with headings, lists and links, after the paragraphs. */
  body?: MarkdownBlock[]
  /** With a `url` the value is a link, but only to this site. */
  details?: [label: string, value: string, url?: string][]
  quote?: string
  action?: { label: string; url: string }
  notes?: string[]
  replyTo?: string
  unsubscribeUrl?: string
  /** Why it is sent, at its foot. */
  reason?: EmailReason
  attachment?: EmailAttachment
  /** For one that takes time to make; called when the email is sent. */
  loadAttachment?: () => Promise<EmailAttachment>
}

export type EmailAttachment = {
  filename: string
  contentType: string
  content: string
  /** For files that are not text. */
  encoding?: 'base64'
}

/** Stored in the outbox as JSON, so all values are text. */
export type EmailDataByTemplate = { [T in EmailName]?: Record<string, string> }

/** A domain composes its own emails; `lib/housekeeping/email-templates.ts` lists them all. */
export type EmailComposers<Data extends EmailDataByTemplate> = {
  [T in keyof Data & EmailName]: (data: Data[T]) => EmailMessage
}

/** Throws for a template that this version does not know, and for data of another shape. */
export type ComposeStoredEmail = (template: string, data: Record<string, string>) => EmailMessage

/** The user whose choice the unsubscribe link changes. */
export type UnsubscribableEmailData<Data> = Data & { userId: string }

export const splitEmailLines = (text: string) => text.split(/\r\n|\r|\n/)

/** Joiners are needed inside words of Indian scripts; direction overrides can reverse a sentence. */
const UNSAFE_CHARS = /(?:(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}])+/gu

/** A line break in a subject would start a new header, and in a detail would forge the next one. */
export function toOneLine(text: string) {
  return text.replace(UNSAFE_CHARS, ' ').trim()
}

const MAX_PREHEADER_CHARS = 140

/** What a list of emails shows after the subject: the first words that follow the greeting. */
export function buildPreheader({ paragraphs, body = [] }: EmailMessage): string {
  const spans = body.flatMap((block) => ('items' in block ? block.items : [block.spans]))
  const words = spans.map((line) => line.map(({ text }) => text).join(''))
  return truncate(toOneLine([...paragraphs, ...words].join(' ')), MAX_PREHEADER_CHARS)
}

const MAX_NAME_CHARS = 60
const SCHEME_PATTERN = /\b(?:https?|ftps?|mailto|tel|sms|javascript|data)[:：]/giu
/** All but the full stop of an abbreviation, such as “Dr. R. Natarajan”: no mail client links it. */
const SEPARATOR_PATTERN = /(?:[/\\@:。．｡․：／⁄∕＼＠]|(?<![\p{L}\p{M}])\.|\.(?![ ]|$))+/gu
const WWW_PATTERN = /(?<![\p{L}\p{N}])(?:www|ｗｗｗ)\d?(?![\p{L}\p{N}])/giu
const LONG_NUMBER_PATTERN = /\d(?: ?-? ?\d){6,}/g

/**
 * Anyone can enter a name with someone else's address, so emails show at most 60 characters of
 * it, without anything that mail clients turn into a link or phone number.
 */
export function sanitizeName(name: string, fallback: string): string {
  const sanitized = toOneLine(name)
    .replace(SCHEME_PATTERN, ' ')
    .replace(SEPARATOR_PATTERN, ' ')
    .replace(WWW_PATTERN, ' ')
    .replace(/\s+/g, ' ')
    .replace(LONG_NUMBER_PATTERN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return truncate(sanitized, MAX_NAME_CHARS) || fallback
}

/** Between words if possible, with an ellipsis. A combining mark stays with its letter. */
function truncate(text: string, maxChars: number): string {
  const chars = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  if (chars.length <= maxChars) return text
  const keptChars = chars.slice(0, maxChars - 1)
  const lastSpace = chars[maxChars - 1] === ' ' ? keptChars.length : keptChars.lastIndexOf(' ')
  const wholeWords = lastSpace > maxChars / 3 ? keptChars.slice(0, lastSpace) : keptChars
  return `${wholeWords.join('').trim()}…`
}
