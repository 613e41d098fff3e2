import 'server-only'
import type { MarkdownBlock } from '@/base/markdown'
import type { EmailName } from './email-rules'

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
