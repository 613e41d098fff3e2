export const MAIL_STATES = ['failed', 'waiting', 'undelivered'] as const
export type MailState = (typeof MAIL_STATES)[number]
