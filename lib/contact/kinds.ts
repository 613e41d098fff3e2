/** Written as `{name}` in a reply template: the sender's name and the subject of the message. */
export const REPLY_PLACEHOLDERS = ['name', 'subject'] as const

export type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number]

/** In one pass, so that braces in a subject stay as they are. */
export const fillReplyTemplate = (text: string, values: Record<ReplyPlaceholder, string>): string =>
  text.replace(/\{(name|subject)\}/g, (_, placeholder: ReplyPlaceholder) => values[placeholder])
